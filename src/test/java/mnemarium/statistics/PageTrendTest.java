package mnemarium.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

class PageTrendTest {

    private static final long SEED = 1;

    private static double[] block(double... values) {
        return values;
    }

    private static List<double[]> ordered(int blocks, int treatments) {
        double[] block = new double[treatments];
        Arrays.setAll(block, i -> i);
        return Collections.nCopies(blocks, block);
    }

    /**
     * The example of Page 1963: six blocks, four treatments, L = 168 above the 167 of his table.
     */
    @Test
    void agreesWithTheExampleOfThePaper() {
        PageTrend trend =
                PageTrend.increasing(
                        List.of(
                                block(2, 1, 3, 4),
                                block(1, 3, 4, 2),
                                block(1, 3, 2, 4),
                                block(1, 4, 2, 3),
                                block(3, 1, 2, 4),
                                block(1, 2, 4, 3)),
                        SEED);

        assertThat(trend.statistic()).isEqualTo(168);
        assertThat(trend.p()).isCloseTo(0.005316091990111132, within(1e-15));
        assertThat(trend.isExact()).isTrue();
    }

    /**
     * Critical values of Page 1963, table 2: the least L whose probability does not exceed the
     * level.
     */
    @ParameterizedTest(name = "{0} treatments, {1} blocks: L = {2} at {3}")
    @CsvSource({
        "3,4,54,0.05", "3,4,55,0.01", "3,4,56,0.001", "3,5,66,0.05", "3,5,68,0.01",
        "3,10,128,0.05", "3,10,131,0.01", "3,10,134,0.001", "4,5,137,0.05", "4,5,141,0.01",
        "4,6,163,0.05", "4,6,167,0.01", "4,6,172,0.001", "5,5,244,0.05", "5,5,251,0.01",
        "6,5,397,0.05", "6,5,409,0.01", "6,5,420,0.001", "7,3,370,0.05", "7,3,382,0.01",
        "7,3,394,0.001", "7,5,603,0.05", "7,5,620,0.01", "7,5,637,0.001", "8,5,869,0.05",
        "8,5,893,0.01", "8,5,917,0.001"
    })
    void agreesWithTheTableOfCriticalValues(
            int treatments, int blocks, int critical, double level) {
        assertThat(withStatistic(treatments, blocks, critical).p()).isLessThanOrEqualTo(level);
        assertThat(withStatistic(treatments, blocks, critical - 1).p()).isGreaterThan(level);
    }

    /** Blocks without ties that have this L. */
    private static PageTrend withStatistic(int treatments, int blocks, int statistic) {
        double[] ranks = new double[treatments];
        Arrays.setAll(ranks, i -> i + 1);
        Map<Integer, double[]> orders = new TreeMap<>(Comparator.reverseOrder());
        orders(ranks, 0).forEach(order -> orders.putIfAbsent(statistic(order), order));
        List<double[]> found = new ArrayList<>();
        assertThat(isFound(statistic, blocks, orders, found)).isTrue();
        PageTrend trend = PageTrend.increasing(found, SEED);
        assertThat(trend.statistic()).isEqualTo(statistic);
        return trend;
    }

    private static boolean isFound(
            int left, int blocks, Map<Integer, double[]> orders, List<double[]> found) {
        if (blocks == 0) {
            return left == 0;
        }
        for (int each : orders.keySet()) {
            if (each * blocks >= left) {
                found.add(orders.get(each));
                if (isFound(left - each, blocks - 1, orders, found)) {
                    return true;
                }
                found.removeLast();
            }
        }
        return false;
    }

    private static int statistic(double[] order) {
        double sum = 0;
        for (int i = 0; i < order.length; i++) {
            sum += (i + 1) * order[i];
        }
        return (int) sum;
    }

    @Test
    void sevenRungsAndFiveSeedsInFullOrderAreOneCaseOfAllThereAre() {
        PageTrend trend = PageTrend.increasing(ordered(5, 7), SEED);

        assertThat(trend.statistic()).isEqualTo(700);
        // 1 / 5040^5, as SciPy's page_trend_test says by its exact method
        assertThat(trend.p()).isCloseTo(3.075015560465915e-19, within(1e-31));
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void agreesWithEveryOrderOfEveryBlockTiesAmongThem(long seed) {
        SplitMix chance = new SplitMix(seed);
        List<double[]> blocks = new ArrayList<>();
        for (int b = 0; b < 3; b++) {
            double[] block = new double[4];
            Arrays.setAll(block, i -> chance.below(3 + i));
            blocks.add(block);
        }

        PageTrend trend = PageTrend.increasing(blocks, SEED);

        assertThat(trend.p()).isCloseTo(byEveryOrder(blocks, trend.statistic()), within(1e-14));
    }

    private static double byEveryOrder(List<double[]> blocks, double observed) {
        List<Double> sums = List.of(0.0);
        for (double[] block : blocks) {
            List<Double> longer = new ArrayList<>();
            for (double[] order : orders(ranks(block), 0)) {
                double sum = 0;
                for (int i = 0; i < order.length; i++) {
                    sum += (i + 1) * order[i];
                }
                for (double each : sums) {
                    longer.add(each + sum);
                }
            }
            sums = longer;
        }
        return sums.stream().filter(each -> each >= observed).count() / (double) sums.size();
    }

    /** Rank = 1 + those below + half of the others that are equal. */
    private static double[] ranks(double[] block) {
        double[] ranks = new double[block.length];
        for (int i = 0; i < block.length; i++) {
            ranks[i] = 1;
            for (int j = 0; j < block.length; j++) {
                ranks[i] += block[j] < block[i] ? 1 : j != i && block[j] == block[i] ? 0.5 : 0;
            }
        }
        return ranks;
    }

    private static List<double[]> orders(double[] values, int placed) {
        if (placed == values.length) {
            return List.of(values.clone());
        }
        List<double[]> orders = new ArrayList<>();
        for (int i = placed; i < values.length; i++) {
            double[] swapped = values.clone();
            swapped[placed] = values[i];
            swapped[i] = values[placed];
            orders.addAll(orders(swapped, placed + 1));
        }
        return orders;
    }

    @Test
    void equalValuesThroughoutAreNoTrend() {
        PageTrend trend = PageTrend.increasing(List.of(block(3, 3, 3), block(1, 1, 1)), SEED);

        assertThat(trend.statistic()).isEqualTo(24);
        assertThat(trend.p()).isEqualTo(1);
    }

    @Test
    void nineTreatmentsAreDrawnWithTheirSeed() {
        PageTrend trend = PageTrend.increasing(ordered(5, 9), 42);

        assertThat(trend.way()).isEqualTo(new Way.MonteCarlo(42, 99_999));
        assertThat(trend.p()).isEqualTo(1e-5);
    }

    @Test
    void soManyBlocksThatTheChanceOfOneCaseIsNoNumberAreDrawn() {
        assertThat(PageTrend.increasing(ordered(65, 8), SEED).isExact()).isTrue();
        assertThat(PageTrend.increasing(ordered(65, 8), SEED).p()).isBetween(1e-300, 1e-299);
        assertThat(PageTrend.increasing(ordered(2_000, 7), SEED).way())
                .isEqualTo(new Way.MonteCarlo(SEED, 9_999));
    }

    @Test
    void drawnOrdersComeCloseToAllOfThem() {
        // a ninth treatment that is above all others leaves the order of eight to chance
        List<double[]> blocks = new ArrayList<>();
        SplitMix chance = new SplitMix(3);
        for (int b = 0; b < 4; b++) {
            double[] block = new double[9];
            Arrays.setAll(block, i -> i / 3 + chance.below(4));
            blocks.add(block);
        }
        PageTrend one = PageTrend.increasing(blocks, 1);
        PageTrend two = PageTrend.increasing(blocks, 2);

        assertThat(one.p()).isCloseTo(two.p(), within(0.01)).isNotEqualTo(two.p());
    }

    @Test
    void refusesBlocksOfUnlikeLength() {
        assertThatThrownBy(() -> PageTrend.increasing(List.of(block(1, 2, 3), block(1, 2)), SEED))
                .hasMessage("block 2 has 2 treatments, expected 3 as in all blocks");
        assertThatThrownBy(() -> PageTrend.increasing(List.of(), SEED))
                .hasMessage("trend of no blocks, expected at least 1");
        assertThatThrownBy(() -> PageTrend.increasing(List.of(block(1)), SEED))
                .hasMessage("block 1 has 1 treatments, expected 2 as in all blocks");
    }
}
