package mnemarium.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All orders of the ranks of a block that can be told apart: what each adds to Page's L (doubled).
 * They are equally likely. Blocks with the same ties have the same orders.
 */
final class BlockOrders {

    private final int[] sums;

    private BlockOrders(int[] sums) {
        this.sums = sums;
    }

    /** The orders of each block, and how many blocks have them. */
    static Map<BlockOrders, Integer> of(List<int[]> doubledRanks) {
        Map<List<Integer>, BlockOrders> byTies = new LinkedHashMap<>();
        Map<BlockOrders, Integer> blocks = new LinkedHashMap<>();
        for (int[] block : doubledRanks) {
            int[] sorted = MidRanks.sorted(block);
            List<Integer> ties = Arrays.stream(sorted).boxed().toList();
            blocks.merge(byTies.computeIfAbsent(ties, _ -> visited(sorted)), 1, Integer::sum);
        }
        return blocks;
    }

    /** How many orders of a block can be told apart: k! by the factorial of each tie. */
    static double many(int[] ranks) {
        double many = 1;
        int alike = 0;
        int[] sorted = MidRanks.sorted(ranks);
        for (int i = 0; i < sorted.length; i++) {
            alike = i > 0 && sorted[i] == sorted[i - 1] ? alike + 1 : 1;
            many = many * (i + 1) / alike;
        }
        return many;
    }

    private static BlockOrders visited(int[] sorted) {
        List<Integer> sums = new ArrayList<>();
        visit(sorted, 0, new boolean[sorted.length], 0, sums);
        return new BlockOrders(sums.stream().mapToInt(Integer::intValue).sorted().toArray());
    }

    private static void visit(
            int[] ranks, int placed, boolean[] taken, int sum, List<Integer> sums) {
        if (placed == ranks.length) {
            sums.add(sum);
            return;
        }
        for (int i = 0; i < ranks.length; i++) {
            // of ranks that are tied the first one left stands for all
            boolean isFirst = i == 0 || ranks[i] != ranks[i - 1] || taken[i - 1];
            if (!taken[i] && isFirst) {
                taken[i] = true;
                visit(ranks, placed + 1, taken, sum + (placed + 1) * ranks[i], sums);
                taken[i] = false;
            }
        }
    }

    /** The least that an order adds. */
    int least() {
        return sums[0];
    }

    /** The chance of adding so much more than the least. */
    double[] chances() {
        double[] chances = new double[sums[sums.length - 1] - sums[0] + 1];
        int[] counts = new int[chances.length];
        for (int sum : sums) {
            counts[sum - sums[0]]++;
        }
        Arrays.setAll(chances, i -> (double) counts[i] / sums.length);
        return chances;
    }

    /** What so many blocks of such orders add, each in an order drawn by itself. */
    long drawn(SplitMix chance, int blocks) {
        long sum = 0;
        for (int i = 0; i < blocks; i++) {
            sum += sums[chance.below(sums.length)];
        }
        return sum;
    }
}
