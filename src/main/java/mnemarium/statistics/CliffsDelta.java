package mnemarium.statistics;

import java.util.Arrays;

/**
 * Cliff's delta: of all pairs of a value of the first group and one of the second, the share in
 * which the first is greater less the share in which it is smaller (Cliff, "Dominance statistics:
 * ordinal analyses to answer ordinal questions", Psychological Bulletin 114, 1993). −1 to 1; 0
 * where neither group dominates, ±1 where the groups do not overlap.
 *
 * @param greater pairs in which the first is greater
 * @param smaller pairs in which the first is smaller
 * @param pairs all pairs, ties among them
 */
public record CliffsDelta(long greater, long smaller, long pairs) {

    public CliffsDelta {
        if (greater < 0 || smaller < 0 || pairs < 1 || greater + smaller > pairs) {
            throw new IllegalArgumentException(
                    greater
                            + " greater and "
                            + smaller
                            + " smaller of "
                            + pairs
                            + " pairs, expected no more than all");
        }
    }

    /** Compares every value of one group with every value of the other. */
    public static CliffsDelta of(double[] first, double[] second) {
        double[] one = Values.checked("the first group", first);
        double[] two = Values.checked("the second group", second);
        Arrays.sort(one);
        Arrays.sort(two);
        long greater = 0;
        long smaller = 0;
        int below = 0;
        int notAbove = 0;
        for (double each : one) {
            while (below < two.length && two[below] < each) {
                below++;
            }
            while (notAbove < two.length && two[notAbove] <= each) {
                notAbove++;
            }
            greater += below;
            smaller += two.length - notAbove;
        }
        return new CliffsDelta(greater, smaller, (long) one.length * two.length);
    }

    /** The delta itself, −1 to 1. */
    public double delta() {
        return (double) (greater - smaller) / pairs;
    }
}
