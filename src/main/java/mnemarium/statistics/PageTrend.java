package mnemarium.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Page's test of a trend over ordered treatments (Page, "Ordered hypotheses for multiple
 * treatments: a significance test for linear ranks", JASA 58, 1963). Each block ranks its values
 * over the treatments, equal values sharing the mean of their ranks; L is the sum over blocks and
 * treatments of treatment number (from 1) times rank. One-sided: the probability that L is at least
 * as great if in every block any order of its ranks had been equally likely. Here a treatment is a
 * rung and a block is a seed.
 *
 * <p>With up to {@value #MOST_TREATMENTS} treatments all orders are counted, given the ties there
 * are: those of one block one by one, those of all blocks by convolution, as long as the chance of
 * a single outcome is above 10^-300: the product, over the blocks, of one by the number of orders
 * that can be told apart. Else orders are drawn at random, and {@link #way} says so.
 *
 * @param statistic L; a multiple of a half, where ranks are shared
 * @param blocks how many
 * @param treatments how many
 * @param p one-sided, never 0
 * @param way whether all orders were counted, and else the seed and the number drawn
 */
public record PageTrend(double statistic, int blocks, int treatments, double p, Way way) {

    /** The most treatments whose orders are counted (8! = 40 320 per block). */
    public static final int MOST_TREATMENTS = 8;

    private static final double LEAST_CHANCE = 1e-300;

    public PageTrend {
        if (!(p > 0 && p <= 1) || blocks < 1 || treatments < 2) {
            throw new IllegalArgumentException(
                    "trend of "
                            + blocks
                            + " blocks and "
                            + treatments
                            + " treatments with p = "
                            + p
                            + ", expected 1 block, 2 treatments and p above 0 to 1");
        }
    }

    /**
     * Whether the values rise with the treatments.
     *
     * @param blocks one per seed, each with a value per treatment, in the order in which they are
     *     expected to rise
     * @param seed of the orders drawn, where there are too many to count
     */
    public static PageTrend increasing(List<double[]> blocks, long seed) {
        List<int[]> ranks = ranks(blocks);
        int treatments = ranks.getFirst().length;
        long doubled = ranks.stream().mapToLong(PageTrend::weighted).sum();
        Way way =
                canBeCounted(ranks)
                        ? new Way.Exact()
                        : Way.MonteCarlo.touching((long) blocks.size() * treatments, seed);
        double p =
                switch (way) {
                    case Way.Exact _ -> counted(ranks, doubled);
                    case Way.MonteCarlo drawn -> drawn(ranks, doubled, drawn);
                };
        return new PageTrend(doubled / 2.0, blocks.size(), treatments, p, way);
    }

    private static List<int[]> ranks(List<double[]> blocks) {
        if (blocks.isEmpty()) {
            throw new IllegalArgumentException("trend of no blocks, expected at least 1");
        }
        int treatments = blocks.getFirst().length;
        List<int[]> ranks = new ArrayList<>();
        for (double[] each : blocks) {
            String name = "block " + (ranks.size() + 1);
            double[] block = Values.checked(name, each);
            if (block.length < 2 || block.length != treatments) {
                throw new IllegalArgumentException(
                        name
                                + " has "
                                + block.length
                                + " treatments, expected "
                                + Math.max(2, treatments)
                                + " as in all blocks");
            }
            ranks.add(MidRanks.doubled(block));
        }
        return ranks;
    }

    private static boolean canBeCounted(List<int[]> ranks) {
        if (ranks.getFirst().length > MOST_TREATMENTS) {
            return false;
        }
        double digits = 0;
        for (int[] block : ranks) {
            digits += StrictMath.log10(BlockOrders.many(block));
        }
        return digits <= -StrictMath.log10(LEAST_CHANCE);
    }

    private static int weighted(int[] doubledRanks) {
        int sum = 0;
        for (int i = 0; i < doubledRanks.length; i++) {
            sum += (i + 1) * doubledRanks[i];
        }
        return sum;
    }

    static double counted(List<int[]> ranks, long observed) {
        double[] chances = {1};
        long least = 0;
        for (Map.Entry<BlockOrders, Integer> each : BlockOrders.of(ranks).entrySet()) {
            double[] ofBlock = each.getKey().chances();
            for (int i = 0; i < each.getValue(); i++) {
                chances = convolved(chances, ofBlock);
                least += each.getKey().least();
            }
        }
        double p = 0;
        // the rarest first, so that small chances are not lost beside great ones
        for (int i = chances.length - 1; i >= 0 && least + i >= observed; i--) {
            p += chances[i];
        }
        return Math.min(1, p);
    }

    private static double[] convolved(double[] one, double[] two) {
        double[] both = new double[one.length + two.length - 1];
        for (int i = 0; i < one.length; i++) {
            if (one[i] != 0) {
                for (int j = 0; j < two.length; j++) {
                    both[i + j] += one[i] * two[j];
                }
            }
        }
        return both;
    }

    static double drawn(List<int[]> ranks, long observed, Way.MonteCarlo way) {
        long[] sums;
        if (ranks.getFirst().length > MOST_TREATMENTS) {
            sums = Draws.of(way, () -> shuffling(ranks));
        } else {
            Draws.Drawing choosing = choosing(BlockOrders.of(ranks));
            sums = Draws.of(way, () -> choosing);
        }
        // the last place is that of the observed orders
        sums[way.draws()] = observed;
        return Arrays.stream(sums).filter(sum -> sum >= observed).count() / (way.draws() + 1.0);
    }

    /** One of the orders of each block, all of which were visited before; without a state. */
    private static Draws.Drawing choosing(Map<BlockOrders, Integer> blocks) {
        return chance -> {
            long sum = 0;
            for (Map.Entry<BlockOrders, Integer> each : blocks.entrySet()) {
                sum += each.getKey().drawn(chance, each.getValue());
            }
            return sum;
        };
    }

    private static Draws.Drawing shuffling(List<int[]> ranks) {
        long[][] shuffled =
                ranks.stream()
                        .map(block -> Arrays.stream(block).asLongStream().toArray())
                        .toArray(long[][]::new);
        return chance -> {
            long sum = 0;
            for (long[] block : shuffled) {
                chance.choose(block.length, block);
                for (int j = 0; j < block.length; j++) {
                    sum += (j + 1) * block[j];
                }
            }
            return sum;
        };
    }

    /** Whether all orders were counted. */
    public boolean isExact() {
        return way.isExact();
    }
}
