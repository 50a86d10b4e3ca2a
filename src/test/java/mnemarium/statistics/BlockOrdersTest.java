package mnemarium.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

class BlockOrdersTest {

    private static int[] ranks(String words) {
        double[] values =
                List.of(words.split(" ")).stream().mapToDouble(Double::parseDouble).toArray();
        return MidRanks.doubled(values);
    }

    @ParameterizedTest(name = "{0} can be put into {1} orders that can be told apart")
    @CsvSource({"1 2 3,6", "1 1 2,3", "5 5 5,1", "1 2 1 2,6", "3 1 2 2 2,20", "1 2 3 4 5 6 7,5040"})
    void ordersOfTiesAreCountedOnce(String block, int orders) {
        assertThat(BlockOrders.many(ranks(block))).isEqualTo(orders);
        double[] chances =
                BlockOrders.of(List.of(ranks(block))).keySet().iterator().next().chances();
        double rarest = 1;
        double sum = 0;
        for (double each : chances) {
            rarest = each > 0 ? Math.min(rarest, each) : rarest;
            sum += each;
        }
        assertThat(sum).isCloseTo(1, within(1e-12));
        assertThat(rarest).isGreaterThanOrEqualTo(1.0 / orders - 1e-15);
    }

    @Test
    void blocksWithTheSameTiesHaveTheSameOrders() {
        Map<BlockOrders, Integer> blocks =
                BlockOrders.of(List.of(ranks("1 2 2"), ranks("3 9 1"), ranks("0 7 7")));
        assertThat(blocks.values()).containsExactly(2, 1);
    }

    @Test
    void thousandsOfBlocksAreCountedWhereTheirTiesLeaveFewOrders() {
        List<double[]> blocks = new ArrayList<>();
        for (int i = 0; i < 4_000; i++) {
            blocks.add(i < 20 ? new double[] {0, 0, 1} : new double[] {4, 4, 4});
        }
        PageTrend trend = PageTrend.increasing(blocks, 1);
        assertThat(trend.isExact()).isTrue();
        // the one above all is last in each of twenty blocks: one order of three, twenty times
        assertThat(trend.p()).isCloseTo(Math.pow(3, -20), within(1e-22));
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void drawnOrdersAgreeWithThoseCounted(long seed) {
        SplitMix chance = new SplitMix(5);
        List<int[]> ranks = new ArrayList<>();
        for (int b = 0; b < 60; b++) {
            ranks.add(
                    MidRanks.doubled(
                            new double[] {chance.below(9), chance.below(10), chance.below(11)}));
        }
        // the mean of L (doubled) is 24 a block; a little above it the chance is middling
        long observed = 24 * 60 + 10;
        double counted = PageTrend.counted(ranks, observed);
        double drawn = PageTrend.drawn(ranks, observed, new Way.MonteCarlo(seed, 20_000));
        assertThat(counted).isBetween(0.1, 0.5);
        double deviation = Math.sqrt(counted * (1 - counted) / 20_000);
        assertThat(drawn).isCloseTo(counted, within(4 * deviation));
    }
}
