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

    /**
     * The same of values in any order, which are put into another: only as far as needed are they
     * sorted (Hoare, "Algorithm 65: find", Communications of the ACM 4, 1961).
     */
    static double ofUnsorted(double[] values, double share) {
        double at = place(share, values.length);
        int below = (int) at;
        double low = smallest(values, below);
        if (below == values.length - 1) {
            return low;
        }
        double next = values[below + 1];
        for (int i = below + 2; i < values.length; i++) {
            next = Math.min(next, values[i]);
        }
        return low + (at - below) * (next - low);
    }

    /** The value that would lie there in ascending order; no smaller one lies after it. */
    private static double smallest(double[] values, int place) {
        int from = 0;
        int to = values.length - 1;
        while (from < to) {
            double pivot = values[(from + to) >>> 1];
            int i = from;
            int j = to;
            while (i <= j) {
                while (values[i] < pivot) {
                    i++;
                }
                while (values[j] > pivot) {
                    j--;
                }
                if (i <= j) {
                    double kept = values[i];
                    values[i++] = values[j];
                    values[j--] = kept;
                }
            }
            if (place <= j) {
                to = j;
            } else if (place >= i) {
                from = i;
            } else {
                break;
            }
        }
        return values[place];
    }

    private static double place(double share, int values) {
        if (!(share >= 0 && share <= 1)) {
            throw new IllegalArgumentException("quantile at " + share + ", expected 0 to 1");
        }
        return share * (values - 1);
    }

    static double ofSorted(double[] sorted, double share) {
        double at = place(share, sorted.length);
        int below = (int) at;
        if (below == sorted.length - 1) {
            return sorted[below];
        }
        return sorted[below] + (at - below) * (sorted[below + 1] - sorted[below]);
    }
}
