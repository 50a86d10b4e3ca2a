package mnemarium.statistics;

import org.apache.commons.statistics.distribution.NormalDistribution;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Bias-corrected and accelerated bootstrap intervals, BCa (Efron, "Better bootstrap confidence
 * intervals", JASA 82, 1987; Efron and Tibshirani, "An introduction to the bootstrap", 1993,
 * section 14.3). With B resampled estimates t, the interval runs between their quantiles at
 *
 * <pre>  Φ(z0 + (z0 + z) / (1 − a (z0 + z))),   z = Φ⁻¹(α/2) and Φ⁻¹(1 − α/2)</pre>
 *
 * where z0 = Φ⁻¹(share of t below the estimate, those equal to it counted half) and a is the
 * acceleration by the jackknife: with U = x − mean, a = Σ U³/n³ / (6 (Σ U²/n²)^1.5), the sums taken
 * over both groups (U with the group's sign) where the estimate is a difference of two means.
 *
 * <p>Resamples are drawn by SplitMix64 from the seed, group by group, value by value. The shares
 * are rounded to nine decimals before the quantiles are taken, since the last bit of a logarithm
 * may differ between machines.
 */
public final class Bootstrap {

    /** The level of the intervals: 95 %. */
    public static final double LEVEL = 0.95;

    private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

    private Bootstrap() {}

    /** The interval of the mean of one group of values. */
    public static Interval mean(double[] values, long seed) {
        return means(List.of(values), seed).getFirst();
    }

    /**
     * The interval of the mean of each of several groups of one size, as if it were taken alone.
     * Such groups would be resampled at the same places: these are drawn once for all of them.
     */
    public static List<Interval> means(List<double[]> groups, long seed) {
        List<double[]> checked =
                groups.stream().map(each -> Values.checked("the group", each)).toList();
        List<double[]> varied = checked.stream().filter(each -> !Values.areEqual(each)).toList();
        List<double[]> resampled =
                varied.isEmpty()
                        ? List.of()
                        : new Resamples(varied).means(seed, draws(varied.getFirst().length));
        Iterator<Interval> found =
                IntStream.range(0, varied.size())
                        .parallel()
                        .mapToObj(i -> interval(resampled.get(i), seed, varied.get(i)))
                        .toList()
                        .iterator();
        List<Interval> intervals = new ArrayList<>();
        for (double[] group : checked) {
            intervals.add(Values.areEqual(group) ? constant(seed, group) : found.next());
        }
        return intervals;
    }

    /** The interval of the mean of the first group less the mean of the second. */
    public static Interval difference(double[] first, double[] second, long seed) {
        double[] one = Values.checked("the first group", first);
        double[] two = Values.checked("the second group", second);
        if (Values.areEqual(one) && Values.areEqual(two)) {
            return constant(seed, one, two);
        }
        int draws = draws((long) one.length + two.length);
        return interval(Resamples.differences(one, two, new SplitMix(seed), draws), seed, one, two);
    }

    private static Interval constant(long seed, double[]... groups) {
        double estimate = estimate(groups);
        return new Interval(
                estimate,
                estimate,
                estimate,
                LEVEL,
                draws(values(groups)),
                seed,
                fewest(groups),
                true);
    }

    /**
     * The interval by estimates that were resampled.
     *
     * @param resampled put into another order
     */
    private static Interval interval(double[] resampled, long seed, double[]... groups) {
        double estimate = estimate(groups);
        double bias = quantile(shareBelow(resampled, estimate));
        double acceleration = acceleration(groups);
        double tail = (1 - LEVEL) / 2;
        double low = Quantile.ofUnsorted(resampled, share(bias, acceleration, quantile(tail)));
        double high = Quantile.ofUnsorted(resampled, share(bias, acceleration, quantile(1 - tail)));
        return new Interval(
                estimate, low, high, LEVEL, resampled.length, seed, fewest(groups), false);
    }

    /** Of one group its mean; of two groups the difference of their means. */
    private static double estimate(double[]... groups) {
        double estimate = 0;
        for (int g = 0; g < groups.length; g++) {
            estimate += sign(g) * Values.mean(groups[g]);
        }
        return estimate;
    }

    private static long values(double[]... groups) {
        return Arrays.stream(groups).mapToLong(each -> each.length).sum();
    }

    private static int fewest(double[]... groups) {
        return Arrays.stream(groups).mapToInt(each -> each.length).min().orElseThrow();
    }

    private static int sign(int group) {
        return group == 0 ? 1 : -1;
    }

    /** 9 999, less where that would draw more than 2 million values, never less than 999. */
    private static int draws(long values) {
        return Math.clamp(2_000_000L / values, 999, 9_999);
    }

    /** Never 0 or 1, where the bias would be infinite. */
    private static double shareBelow(double[] resampled, double estimate) {
        double least = Double.POSITIVE_INFINITY;
        double greatest = Double.NEGATIVE_INFINITY;
        for (double each : resampled) {
            least = Math.min(least, each);
            greatest = Math.max(greatest, each);
        }
        double slack = (greatest - least) * 1e-12;
        double below = 0;
        for (double each : resampled) {
            if (Math.abs(each - estimate) <= slack) {
                below += 0.5;
            } else if (each < estimate) {
                below++;
            }
        }
        return Math.clamp(below, 0.5, resampled.length - 0.5) / resampled.length;
    }

    private static double acceleration(double[]... groups) {
        double cubes = 0;
        double squares = 0;
        for (int g = 0; g < groups.length; g++) {
            double mean = Values.mean(groups[g]);
            double n = groups[g].length;
            for (double each : groups[g]) {
                double u = sign(g) * (each - mean) / n;
                squares += u * u;
                cubes += u * u * u;
            }
        }
        return squares == 0 ? 0 : cubes / (6 * squares * StrictMath.sqrt(squares));
    }

    private static double share(double bias, double acceleration, double z) {
        double share =
                NORMAL.cumulativeProbability(bias + (bias + z) / (1 - acceleration * (bias + z)));
        return Math.rint(share * 1e9) / 1e9;
    }

    private static double quantile(double share) {
        return NORMAL.inverseCumulativeProbability(share);
    }
}
