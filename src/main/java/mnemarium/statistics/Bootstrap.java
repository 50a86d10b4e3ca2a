package mnemarium.statistics;

import org.apache.commons.statistics.distribution.NormalDistribution;

import java.util.Arrays;

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
        return interval(seed, Values.checked("the group", values));
    }

    /** The interval of the mean of the first group less the mean of the second. */
    public static Interval difference(double[] first, double[] second, long seed) {
        return interval(
                seed,
                Values.checked("the first group", first),
                Values.checked("the second group", second));
    }

    /** Of one group its mean; of two groups the difference of their means. */
    private static Interval interval(long seed, double[]... groups) {
        double estimate = 0;
        long values = 0;
        int fewest = Integer.MAX_VALUE;
        for (int g = 0; g < groups.length; g++) {
            estimate += sign(g) * Values.mean(groups[g]);
            values += groups[g].length;
            fewest = Math.min(fewest, groups[g].length);
        }
        int draws = draws(values);
        if (Arrays.stream(groups).allMatch(Values::areEqual)) {
            return new Interval(estimate, estimate, estimate, LEVEL, draws, seed, fewest, true);
        }
        double[] resampled = resampled(new SplitMix(seed), draws, groups);
        Arrays.sort(resampled);
        double width = resampled[draws - 1] - resampled[0];
        double bias = quantile(shareBelow(resampled, estimate, width * 1e-12));
        double acceleration = acceleration(groups);
        double tail = (1 - LEVEL) / 2;
        double low = Quantile.ofSorted(resampled, share(bias, acceleration, quantile(tail)));
        double high = Quantile.ofSorted(resampled, share(bias, acceleration, quantile(1 - tail)));
        return new Interval(estimate, low, high, LEVEL, draws, seed, fewest, false);
    }

    private static int sign(int group) {
        return group == 0 ? 1 : -1;
    }

    /** 9 999, less where that would draw more than 2 million values, never less than 999. */
    private static int draws(long values) {
        return Math.clamp(2_000_000L / values, 999, 9_999);
    }

    private static double[] resampled(SplitMix chance, int draws, double[]... groups) {
        double[] resampled = new double[draws];
        for (int i = 0; i < draws; i++) {
            for (int g = 0; g < groups.length; g++) {
                double[] group = groups[g];
                double sum = 0;
                for (int j = 0; j < group.length; j++) {
                    sum += group[chance.below(group.length)];
                }
                resampled[i] += sign(g) * (sum / group.length);
            }
        }
        return resampled;
    }

    /** Never 0 or 1, where the bias would be infinite. */
    private static double shareBelow(double[] resampled, double estimate, double slack) {
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
