package mnemarium.statistics;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Means of groups of one size, resampled at the same places of each. The groups lie interleaved by
 * {@value #WIDE}, so that one place drawn is one line of memory, and the sums that grow there do
 * not wait for each other.
 */
final class Resamples {

    private static final int WIDE = 8;

    /** Resamples that one thread makes at a time. */
    private static final int BLOCK = 64;

    private final int groups;
    private final int size;
    private final double[][] tables;

    /**
     * Of groups of one size.
     *
     * @throws IllegalArgumentException if two sizes differ
     */
    Resamples(List<double[]> groups) {
        this.groups = groups.size();
        this.size = groups.getFirst().length;
        this.tables = new double[(this.groups + WIDE - 1) / WIDE][size * WIDE];
        for (int g = 0; g < this.groups; g++) {
            double[] group = groups.get(g);
            if (group.length != size) {
                throw new IllegalArgumentException(
                        "a group of "
                                + group.length
                                + " beside one of "
                                + size
                                + ", expected one size");
            }
            for (int i = 0; i < size; i++) {
                tables[g / WIDE][i * WIDE + g % WIDE] = group[i];
            }
        }
    }

    /**
     * The means of so many resamples, for each group. The places are those of one stream; a block
     * of resamples begins behind the numbers of those before it, so that threads change nothing.
     */
    List<double[]> means(long seed, int draws) {
        double[][] means = new double[tables.length * WIDE][draws];
        IntStream.range(0, (draws + BLOCK - 1) / BLOCK)
                .parallel()
                .forEach(
                        block -> {
                            int from = block * BLOCK;
                            SplitMix chance = SplitMix.behind((long) from * size, seed);
                            resample(chance, from, Math.min(from + BLOCK, draws), means);
                        });
        return IntStream.range(0, groups).mapToObj(g -> means[g]).toList();
    }

    private void resample(SplitMix chance, int from, int to, double[][] means) {
        int[] places = new int[size];
        for (int draw = from; draw < to; draw++) {
            for (int i = 0; i < size; i++) {
                places[i] = chance.below(size) * WIDE;
            }
            for (int t = 0; t < tables.length; t++) {
                add(tables[t], places, means, t * WIDE, draw);
            }
        }
    }

    private static void add(double[] table, int[] places, double[][] means, int first, int draw) {
        double one = 0;
        double two = 0;
        double three = 0;
        double four = 0;
        double five = 0;
        double six = 0;
        double seven = 0;
        double eight = 0;
        for (int place : places) {
            one += table[place];
            two += table[place + 1];
            three += table[place + 2];
            four += table[place + 3];
            five += table[place + 4];
            six += table[place + 5];
            seven += table[place + 6];
            eight += table[place + 7];
        }
        means[first][draw] = one / places.length;
        means[first + 1][draw] = two / places.length;
        means[first + 2][draw] = three / places.length;
        means[first + 3][draw] = four / places.length;
        means[first + 4][draw] = five / places.length;
        means[first + 5][draw] = six / places.length;
        means[first + 6][draw] = seven / places.length;
        means[first + 7][draw] = eight / places.length;
    }

    /** Means of resamples of the first group, each less that of a resample of the second. */
    static double[] differences(double[] first, double[] second, SplitMix chance, int draws) {
        double[] differences = new double[draws];
        Arrays.setAll(differences, _ -> mean(first, chance) - mean(second, chance));
        return differences;
    }

    private static double mean(double[] group, SplitMix chance) {
        double sum = 0;
        for (int i = 0; i < group.length; i++) {
            sum += group[chance.below(group.length)];
        }
        return sum / group.length;
    }
}
