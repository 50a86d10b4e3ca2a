package mnemarium.ledger;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Keeps the best candidates: by net value, then by weak signals that fit, authority, confidence,
 * and the later one first. Authority orders only what is worth the same.
 */
final class Ranking {

    private static final Comparator<Contender> BEST_FIRST =
            Comparator.comparingLong((Contender each) -> -each.net().total())
                    .thenComparingInt(each -> -each.signals())
                    .thenComparing(each -> each.record().authority())
                    .thenComparing(each -> each.record().confidence().level())
                    .thenComparingLong(each -> -each.record().createdNanos());

    private record Place(Contender contender, int ordinal) {}

    private static final Comparator<Place> ORDER =
            Comparator.comparing(Place::contender, BEST_FIRST)
                    .thenComparingInt(each -> -each.ordinal);

    private final int most;
    private final PriorityQueue<Place> best = new PriorityQueue<>(ORDER.reversed());
    private int seen;

    /**
     * @param most how many are kept, at least one
     */
    Ranking(int most) {
        this.most = most;
    }

    /** Counts one, added or not. */
    void count() {
        seen++;
    }

    /** False if there are enough that save more, so that it need not be looked at. */
    boolean isPromising(long net) {
        Place worst = best.peek();
        return worst == null || best.size() < most || net >= worst.contender.net().total();
    }

    void add(Contender contender, int ordinal) {
        best.add(new Place(contender, ordinal));
        if (best.size() > most) {
            best.remove();
        }
    }

    /** How many there were. */
    int seen() {
        return seen;
    }

    List<Contender> best() {
        List<Place> places = new ArrayList<>(best);
        places.sort(ORDER);
        return places.stream().map(Place::contender).toList();
    }
}
