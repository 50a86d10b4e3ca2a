package mnemarium.statistics;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Ranks from 1, values that are equal sharing the mean of theirs; doubled, to stay whole numbers.
 */
final class MidRanks {

    private MidRanks() {}

    static int[] doubled(double[] values) {
        Integer[] ascending =
                IntStream.range(0, values.length)
                        .boxed()
                        .sorted(Comparator.comparingDouble(i -> values[i]))
                        .toArray(Integer[]::new);
        int[] ranks = new int[values.length];
        int from = 0;
        while (from < values.length) {
            int to = from;
            while (to + 1 < values.length && values[ascending[to + 1]] == values[ascending[from]]) {
                to++;
            }
            for (int i = from; i <= to; i++) {
                // ranks from + 1 to to + 1: their mean, doubled
                ranks[ascending[i]] = from + to + 2;
            }
            from = to + 1;
        }
        return ranks;
    }

    /** The same ranks ascending: what is left when the order of the treatments is forgotten. */
    static int[] sorted(int[] ranks) {
        int[] sorted = ranks.clone();
        Arrays.sort(sorted);
        return sorted;
    }
}
