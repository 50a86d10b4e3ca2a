package mnemarium.statistics;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * All ways to choose {@code few} of the values: what the values chosen add up to, and how often.
 * Three ways to find that, each tested against the others.
 */
final class Partitions {

    /** Up to so many choices are visited one by one. */
    static final int MOST_VISITED = 200_000;

    /** The counting by sums may take so many additions. */
    private static final long MOST_ADDITIONS = 50_000_000;

    /** And so many cells. */
    private static final long MOST_CELLS = 4_000_000;

    private final Grid grid;
    private final int few;

    Partitions(Grid grid, int few) {
        this.grid = grid;
        this.few = few;
    }

    /** n! / (k! (n − k)!). */
    static BigInteger choices(int n, int k) {
        BigInteger choices = BigInteger.ONE;
        for (int i = 1; i <= Math.min(k, n - k); i++) {
            choices = choices.multiply(BigInteger.valueOf(n - i + 1)).divide(BigInteger.valueOf(i));
        }
        return choices;
    }

    /** Whether there are few enough to visit each. */
    boolean canBeVisited() {
        return few <= MOST_VISITED
                && roughly() < 2 * MOST_VISITED
                && choices(grid.units().length, few).longValueExact() <= MOST_VISITED;
    }

    /** Whether they can be counted by the sums they add up to, their number within a long. */
    boolean canBeCounted() {
        long sums = greatestSum() + 1;
        return grid.rounding() == 0
                && sums <= MOST_CELLS / (few + 1)
                && sums * few * grid.units().length <= MOST_ADDITIONS
                && roughly() < 0x1p62;
    }

    /** The number of choices, from below, to within rounding. */
    private double roughly() {
        double choices = 1;
        int n = grid.units().length;
        for (int i = 1; i <= few && choices < 0x1p70; i++) {
            choices = choices * (n - i + 1) / i;
        }
        return choices;
    }

    private long greatestSum() {
        long[] sorted = grid.units().clone();
        Arrays.sort(sorted);
        return Arrays.stream(sorted, sorted.length - few, sorted.length).sum();
    }

    /** The sums, each choice visited. */
    Spread visited() {
        long[] sums = new long[choices(grid.units().length, few).intValueExact()];
        int end = visit(0, few, 0, sums, 0);
        if (end != sums.length) {
            throw new IllegalStateException("visited " + end + " choices of " + sums.length);
        }
        return Spread.of(sums);
    }

    private int visit(int from, int left, long sum, long[] sums, int at) {
        if (left == 0) {
            sums[at] = sum;
            return at + 1;
        }
        int next = at;
        for (int i = from; i <= grid.units().length - left; i++) {
            next = visit(i + 1, left - 1, sum + grid.units()[i], sums, next);
        }
        return next;
    }

    /**
     * The sums, counted value by value: the choices of j values that add up to s are those without
     * the newest value and those with it (Pagano and Tritchler, "On obtaining permutation
     * distributions in polynomial time", JASA 78, 1983, by a plain recursion instead of their
     * Fourier transform).
     */
    Spread counted() {
        int most = Math.toIntExact(greatestSum());
        long[][] ways = new long[few + 1][most + 1];
        ways[0][0] = 1;
        int seen = 0;
        for (long unit : grid.units()) {
            seen++;
            for (int j = Math.min(few, seen); j >= 1; j--) {
                for (int s = most; s >= unit; s--) {
                    ways[j][s] += ways[j - 1][s - (int) unit];
                }
            }
        }
        return nonZero(ways[few]);
    }

    private static Spread nonZero(long[] ways) {
        long[] values = new long[ways.length];
        long[] counts = new long[ways.length];
        int many = 0;
        for (int s = 0; s < ways.length; s++) {
            if (ways[s] > 0) {
                values[many] = s;
                counts[many++] = ways[s];
            }
        }
        return new Spread(Arrays.copyOf(values, many), Arrays.copyOf(counts, many));
    }

    /** The sums of choices drawn at random, and last that of the observed choice. */
    Spread drawn(Way.MonteCarlo way, long observed) {
        long[] sums =
                Draws.of(
                        way,
                        () -> {
                            long[] shuffled = grid.units().clone();
                            return chance -> chance.choose(few, shuffled);
                        });
        sums[way.draws()] = observed;
        return Spread.of(sums);
    }
}
