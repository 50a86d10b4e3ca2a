package mnemarium.statistics;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Holm's correction for making several tests at once (Holm, "A simple sequentially rejective
 * multiple test procedure", Scandinavian Journal of Statistics 6, 1979): the smallest of m
 * probabilities is multiplied by m, the next by m − 1, and so on; none falls below one before it or
 * rises above 1.
 */
public final class Holm {

    private Holm() {}

    /** The adjusted probabilities, in the order of the given ones; none given, none returned. */
    public static double[] adjusted(double[] probabilities) {
        int m = probabilities.length;
        for (int i = 0; i < m; i++) {
            if (!(probabilities[i] >= 0 && probabilities[i] <= 1)) {
                throw new IllegalArgumentException(
                        "probability "
                                + (i + 1)
                                + " of "
                                + m
                                + " is "
                                + probabilities[i]
                                + ", expected 0 to 1");
            }
        }
        int[] ascending =
                IntStream.range(0, m)
                        .boxed()
                        .sorted(Comparator.comparingDouble(i -> probabilities[i]))
                        .mapToInt(Integer::intValue)
                        .toArray();
        double[] adjusted = new double[m];
        double before = 0;
        for (int i = 0; i < m; i++) {
            before = Math.max(before, Math.min(1, (m - i) * probabilities[ascending[i]]));
            adjusted[ascending[i]] = before;
        }
        return adjusted;
    }
}
