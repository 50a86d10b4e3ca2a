package mnemarium.scenario;

import java.util.ArrayList;
import java.util.List;

/** In which order incidents arrive: for each position, the number of its incident, from 0. */
final class ArrivalOrder {

    private ArrivalOrder() {}

    /**
     * Duplicates at random places, each of a random earlier incident. Of the positions after the
     * first, {@code duplicates} are chosen uniformly without replacement; walking in order, an
     * original opens a new incident, and a duplicate takes one of those opened so far, uniformly.
     */
    static int[] uniform(int size, int duplicates, Chance chance) {
        List<Integer> places = new ArrayList<>();
        for (int position = 1; position < size; position++) {
            places.add(position);
        }
        chance.shuffle(places);
        boolean[] isDuplicate = new boolean[size];
        places.subList(0, duplicates).forEach(position -> isDuplicate[position] = true);
        int[] incidents = new int[size];
        int opened = 0;
        for (int position = 0; position < size; position++) {
            incidents[position] = isDuplicate[position] ? chance.below(opened) : opened++;
        }
        return incidents;
    }

    /** Each incident exactly twice, all orders equally likely; numbered as they open. */
    static int[] eachTwice(int incidents, Chance chance) {
        List<Integer> slots = new ArrayList<>();
        for (int incident = 0; incident < incidents; incident++) {
            slots.add(incident);
            slots.add(incident);
        }
        chance.shuffle(slots);
        int[] numberOf = new int[incidents];
        int[] order = new int[slots.size()];
        int opened = 0;
        for (int position = 0; position < order.length; position++) {
            int incident = slots.get(position);
            if (numberOf[incident] == 0) {
                opened++;
                numberOf[incident] = opened;
            }
            order[position] = numberOf[incident] - 1;
        }
        return order;
    }
}
