package mnemarium.statistics;

import java.util.List;

/**
 * The exact two-sided permutation test on the difference of two means (Fisher, "The design of
 * experiments", 1935, section 21; Pitman, "Significance tests which may be applied to samples from
 * any populations", 1937). If the two groups came from one source, every way to deal all values
 * into groups of these sizes would have been equally likely; the probability is the share of these
 * partitions whose difference of means is at least as far from 0 as the observed one, ties counted.
 *
 * <p>Up to {@value Partitions#MOST_VISITED} partitions are visited one by one; more are counted by
 * their sums where the values are whole (or have few decimals) and lie close together; else they
 * are drawn at random, and {@link #way} says so.
 *
 * @param first how many values the first group has
 * @param second how many the second has
 * @param observed mean of the first less mean of the second, in the unit of the values
 * @param extreme k: how many of the partitions are at least as extreme, never 0, since the observed
 *     one is among them
 * @param partitions n: how many were counted: all, or those drawn and the observed one
 * @param p k / n
 * @param way whether all were counted, and else the seed and the number drawn
 * @param separated whether every value of one group is above every value of the other
 * @param bars the differences of all partitions counted, ascending, at most {@value #MOST_BARS}
 */
public record PermutationTest(
        int first,
        int second,
        double observed,
        long extreme,
        long partitions,
        double p,
        Way way,
        boolean separated,
        List<Bar> bars) {

    /** A picture of the partitions has at most so many bars. */
    public static final int MOST_BARS = 201;

    public PermutationTest {
        if (extreme < 1 || extreme > partitions) {
            throw new IllegalArgumentException(
                    extreme + " extreme partitions of " + partitions + ", expected 1 to all");
        }
        bars = List.copyOf(bars);
    }

    /**
     * The test of two groups of values.
     *
     * @param seed of the partitions drawn, where there are too many to count
     */
    public static PermutationTest of(double[] first, double[] second, long seed) {
        double[] one = Values.checked("the first group", first);
        double[] two = Values.checked("the second group", second);
        double[] all = new double[one.length + two.length];
        System.arraycopy(one, 0, all, 0, one.length);
        System.arraycopy(two, 0, all, one.length, two.length);
        Grid grid = Grid.of(all);
        boolean firstIsFewer = one.length <= two.length;
        int few = Math.min(one.length, two.length);
        long chosen = 0;
        long sum = 0;
        for (int i = 0; i < all.length; i++) {
            sum += grid.units()[i];
            chosen += i < one.length == firstIsFewer ? grid.units()[i] : 0;
        }
        Partitions partitions = new Partitions(grid, few);
        Way way =
                partitions.canBeVisited() || partitions.canBeCounted()
                        ? new Way.Exact()
                        : Way.MonteCarlo.touching(few, seed);
        Spread sums =
                switch (way) {
                    case Way.Exact _ ->
                            partitions.canBeVisited() ? partitions.visited() : partitions.counted();
                    case Way.MonteCarlo drawn -> partitions.drawn(drawn, chosen);
                };
        // (N S - few T) is the difference of means times few times many: whole numbers throughout
        Spread differences = differences(sums, all.length, few, sum, firstIsFewer);
        long slack = 2L * grid.rounding() * all.length * few;
        long distance = Math.abs(all.length * chosen - few * sum) - slack;
        double unit = grid.unit() / one.length / two.length;
        long extreme = differences.beyond(distance);
        long counted = differences.total();
        return new PermutationTest(
                one.length,
                two.length,
                Values.mean(one) - Values.mean(two),
                extreme,
                counted,
                (double) extreme / counted,
                way,
                isSeparated(one, two) || isSeparated(two, one),
                differences.bars(unit, slack, distance, MOST_BARS));
    }

    private static Spread differences(
            Spread sums, int all, int few, long sum, boolean firstIsFewer) {
        int many = sums.values().length;
        long[] values = new long[many];
        long[] counts = new long[many];
        for (int i = 0; i < many; i++) {
            int to = firstIsFewer ? i : many - 1 - i;
            long difference = all * sums.values()[i] - few * sum;
            values[to] = firstIsFewer ? difference : -difference;
            counts[to] = sums.counts()[i];
        }
        return new Spread(values, counts);
    }

    private static boolean isSeparated(double[] low, double[] high) {
        double greatest = Double.NEGATIVE_INFINITY;
        for (double each : low) {
            greatest = Math.max(greatest, each);
        }
        for (double each : high) {
            if (each <= greatest) {
                return false;
            }
        }
        return true;
    }

    /** Whether every partition was counted. */
    public boolean isExact() {
        return way.isExact();
    }

    /** Whether every value of one group is above every value of the other. */
    public boolean isFullySeparated() {
        return separated;
    }

    /**
     * How many partitions are extreme at the least, whatever the values: with groups of one size,
     * the observed one and its mirror image (2 of 252 for 5 against 5), else the observed one. Of
     * partitions that were drawn, always the observed one alone.
     */
    public long fewestExtreme() {
        return isExact() && first == second ? 2 : 1;
    }

    /** The smallest probability that groups of these sizes can have, whatever the values. */
    public double smallestPossible() {
        return (double) fewestExtreme() / partitions;
    }

    /** Whether no other values of these sizes could have a smaller probability. */
    public boolean isSmallestPossible() {
        return extreme <= fewestExtreme();
    }
}
