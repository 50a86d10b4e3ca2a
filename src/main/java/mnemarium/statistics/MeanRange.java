package mnemarium.statistics;

/**
 * Where the mean of a few seeds would lie, going by the seeds observed here: the 5 % and the 95 %
 * quantile of the mean of {@code seeds} values drawn from the observed ones with replacement (as if
 * new seeds were like the old). It answers whether somebody else's mean of five seeds could have
 * come from this experiment. All draws are counted where there are at most 200 000 of them; else 20
 * 000 are made at random, from the seed.
 *
 * @param seeds how many values one mean is of
 * @param observed how many values they were drawn from
 * @param low 5 % quantile, in the unit of the values
 * @param high 95 % quantile
 * @param way whether all draws were counted
 */
public record MeanRange(int seeds, int observed, double low, double high, Way way) {

    private static final int MOST_COUNTED = 200_000;
    private static final int DRAWN = 20_000;

    public MeanRange {
        if (seeds < 1 || observed < 1 || !(low <= high)) {
            throw new IllegalArgumentException(
                    "range from "
                            + low
                            + " to "
                            + high
                            + " of "
                            + seeds
                            + " seeds out of "
                            + observed
                            + ", expected from <= to and at least one seed");
        }
    }

    /**
     * The range of the mean of so many seeds.
     *
     * @param seed of the draws, where there are too many to count
     */
    public static MeanRange of(double[] values, int seeds, long seed) {
        double[] checked = Values.checked("the group", values);
        if (seeds < 1) {
            throw new IllegalArgumentException("mean of " + seeds + " seeds, expected at least 1");
        }
        double all = StrictMath.pow(checked.length, seeds);
        boolean isCounted = all <= MOST_COUNTED;
        double[] means =
                isCounted ? counted(checked, seeds, (int) all) : drawn(checked, seeds, seed);
        return new MeanRange(
                seeds,
                checked.length,
                Quantile.of(means, 0.05),
                Quantile.of(means, 0.95),
                isCounted ? new Way.Exact() : new Way.MonteCarlo(seed, DRAWN));
    }

    private static double[] counted(double[] values, int seeds, int all) {
        double[] means = new double[all];
        for (int i = 0; i < all; i++) {
            double sum = 0;
            for (int j = 0, rest = i; j < seeds; j++, rest /= values.length) {
                sum += values[rest % values.length];
            }
            means[i] = sum / seeds;
        }
        return means;
    }

    private static double[] drawn(double[] values, int seeds, long seed) {
        SplitMix chance = new SplitMix(seed);
        double[] means = new double[DRAWN];
        for (int i = 0; i < DRAWN; i++) {
            double sum = 0;
            for (int j = 0; j < seeds; j++) {
                sum += values[chance.below(values.length)];
            }
            means[i] = sum / seeds;
        }
        return means;
    }

    /**
     * Whether a mean lies inside, the ends included; a billionth of their size is allowed for,
     * since sums of the same values in another order may differ in their last bits.
     */
    public boolean holds(double mean) {
        double slack = 1e-9 * Math.max(Math.abs(low), Math.abs(high));
        return mean >= low - slack && mean <= high + slack;
    }
}
