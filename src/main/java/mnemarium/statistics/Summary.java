package mnemarium.statistics;

import java.util.OptionalDouble;

/**
 * What a group of values looks like; all in the unit of the values. Sums run in the order of the
 * values, so that the same list gives the same digits everywhere.
 *
 * <p>Of no values the number is 0 and every figure is NaN, which charts leave out and files leave
 * empty.
 *
 * @param n how many
 * @param mean their sum by their number
 * @param deviation the standard deviation of the sample (divided by n − 1, in two passes); a single
 *     value has none
 * @param min the least
 * @param max the greatest
 * @param median the middle one, or the mean of the two in the middle
 */
public record Summary(
        int n, double mean, OptionalDouble deviation, double min, double max, double median) {

    /** The summary of values in the order of their seeds. */
    public static Summary of(double[] values) {
        if (values.length == 0) {
            double none = Double.NaN;
            return new Summary(0, none, OptionalDouble.empty(), none, none, none);
        }
        double[] own = Values.checked("the group", values);
        double mean = Values.mean(own);
        double squares = 0;
        double min = own[0];
        double max = own[0];
        for (double each : own) {
            squares += (each - mean) * (each - mean);
            min = Math.min(min, each);
            max = Math.max(max, each);
        }
        int n = own.length;
        return new Summary(
                n,
                mean,
                n == 1
                        ? OptionalDouble.empty()
                        : OptionalDouble.of(StrictMath.sqrt(squares / (n - 1))),
                min,
                max,
                Quantile.ofUnsorted(own, 0.5));
    }
}
