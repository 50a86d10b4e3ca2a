package mnemarium.statistics;

import java.util.Arrays;

/**
 * Quantiles by linear interpolation between the values in ascending order, the first at 0, the last
 * at 1: definition 7 of Hyndman and Fan, "Sample quantiles in statistical packages", The American
 * Statistician 50, 1996 (the usual one of R and NumPy).
 */
public final class Quantile {

    private Quantile() {}

    /** The quantile of values in any order, at a share from 0 to 1. */
    public static double of(double[] values, double share) {
        double[] sorted = Values.checked("the sample", values);
        Arrays.sort(sorted);
        return ofSorted(sorted, share);
    }

    static double ofSorted(double[] sorted, double share) {
        if (!(share >= 0 && share <= 1)) {
            throw new IllegalArgumentException("quantile at " + share + ", expected 0 to 1");
        }
        double at = share * (sorted.length - 1);
        int below = (int) at;
        if (below == sorted.length - 1) {
            return sorted[below];
        }
        return sorted[below] + (at - below) * (sorted[below + 1] - sorted[below]);
    }
}
