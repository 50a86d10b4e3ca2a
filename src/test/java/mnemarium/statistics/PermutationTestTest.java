package mnemarium.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Arrays;

class PermutationTestTest {

    private static final long SEED = 1;

    private static double[] values(double... values) {
        return values;
    }

    @Test
    void fiveAgainstFiveFullySeparatedIsTwoOf252TheSmallestPossible() {
        PermutationTest test =
                PermutationTest.of(values(7, 8, 6, 7, 8), values(0, 0, 0, 0, 0), SEED);

        assertThat(test.extreme()).isEqualTo(2);
        assertThat(test.partitions()).isEqualTo(252);
        assertThat(test.p()).isEqualTo(2 / 252.0).isCloseTo(0.0079, within(0.00005));
        assertThat(test.observed()).isEqualTo(7.2);
        assertThat(test.isFullySeparated()).isTrue();
        assertThat(test.isSmallestPossible()).isTrue();
        assertThat(test.smallestPossible()).isEqualTo(2 / 252.0);
        assertThat(test.isExact()).isTrue();
    }

    /** The mice of Efron and Tibshirani 1993, table 2.1; counted by SciPy's permutation_test. */
    @Test
    void agreesWithTheMiceCountedElsewhere() {
        PermutationTest test =
                PermutationTest.of(
                        values(94, 197, 16, 38, 99, 141, 23),
                        values(52, 104, 146, 10, 51, 30, 40, 27, 46),
                        SEED);

        assertThat(test.partitions()).isEqualTo(11_440);
        assertThat(test.extreme()).isEqualTo(3_184);
        assertThat(test.observed()).isCloseTo(30.635, within(0.001));
        assertThat(test.isFullySeparated()).isFalse();
        assertThat(test.smallestPossible()).isEqualTo(1 / 11_440.0);
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void agreesWithABitmaskOverAllPartitionsTiesCounted(long seed) {
        SplitMix chance = new SplitMix(seed);
        double[] first = new double[1 + chance.below(5)];
        double[] second = new double[1 + chance.below(5)];
        Arrays.setAll(first, _ -> chance.below(4) + 1);
        Arrays.setAll(second, _ -> chance.below(4));

        PermutationTest test = PermutationTest.of(first, second, SEED);

        assertThat(new long[] {test.extreme(), test.partitions()})
                .isEqualTo(byBitmask(first, second));
    }

    /** Plain and slow, on whole numbers. */
    private static long[] byBitmask(double[] first, double[] second) {
        int n = first.length;
        int all = n + second.length;
        long[] found = new long[2];
        long observed = Math.abs(scaled((1 << n) - 1, first, second));
        for (int mask = 0; mask < 1 << all; mask++) {
            if (Integer.bitCount(mask) == n) {
                found[0] += Math.abs(scaled(mask, first, second)) >= observed ? 1 : 0;
                found[1]++;
            }
        }
        return found;
    }

    private static long scaled(int mask, double[] first, double[] second) {
        long in = 0;
        long out = 0;
        for (int i = 0; i < first.length + second.length; i++) {
            long value = (long) (i < first.length ? first[i] : second[i - first.length]);
            if ((mask >> i & 1) == 1) {
                in += value;
            } else {
                out += value;
            }
        }
        return in * second.length - out * first.length;
    }

    @Test
    void theSameValuesInAnyUnitHaveTheSameProbability() {
        double[] first = {3, 1, 4, 1, 5};
        double[] second = {2, 7, 1, 8};
        long extreme = PermutationTest.of(first, second, SEED).extreme();

        for (double unit : new double[] {0.1, 0.001, 1 / 3.0, Math.PI, 1e-9, 1e12}) {
            double[] one = Arrays.stream(first).map(each -> each * unit).toArray();
            double[] two = Arrays.stream(second).map(each -> each * unit - 0).toArray();
            assertThat(PermutationTest.of(one, two, SEED).extreme())
                    .as("unit %s", unit)
                    .isEqualTo(extreme);
        }
    }

    @Test
    void sumsThatDifferOnlyByRoundingAreTies() {
        PermutationTest test = PermutationTest.of(values(0.1, 0.2), values(0.3, 0.0), SEED);

        assertThat(test.observed()).isCloseTo(0, within(1e-15));
        assertThat(test.p()).isEqualTo(1);
    }

    @Test
    void equalValuesThroughoutAreNoEvidence() {
        double third = 1 / 3.0;
        PermutationTest test =
                PermutationTest.of(values(third, third, third), values(third, third), SEED);

        assertThat(test.p()).isEqualTo(1);
        assertThat(test.bars()).containsExactly(new Bar(0, 0, 10, 10));
    }

    @Test
    void moreThanCanBeVisitedAreCountedByTheirSumsToTheSameSpread() {
        double[] values = {0, 3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5};
        Partitions partitions = new Partitions(Grid.of(values), 5);

        Spread visited = partitions.visited();
        Spread counted = partitions.counted();

        assertThat(counted.values()).isEqualTo(visited.values());
        assertThat(counted.counts()).isEqualTo(visited.counts());
    }

    @Test
    void twentyAgainstTwentyWholeNumbersAreExact() {
        double[] low = new double[20];
        double[] high = new double[20];
        Arrays.setAll(low, i -> i % 3);
        Arrays.setAll(high, i -> 3 + i % 4);

        PermutationTest test = PermutationTest.of(high, low, SEED);

        assertThat(test.isExact()).isTrue();
        assertThat(test.partitions()).isEqualTo(137_846_528_820L);
        assertThat(test.extreme()).isEqualTo(2);
        assertThat(test.bars().stream().mapToLong(Bar::partitions).sum())
                .isEqualTo(test.partitions());
    }

    @Test
    void tooManyToCountAreDrawnWithTheirSeedAndAreNeverZero() {
        double[] low = new double[200];
        double[] high = new double[200];
        Arrays.setAll(low, i -> StrictMath.sin(i));
        Arrays.setAll(high, i -> 5 + StrictMath.cos(i));

        PermutationTest test = PermutationTest.of(high, low, 42);

        assertThat(test.way()).isEqualTo(new Way.MonteCarlo(42, 99_999));
        assertThat(test.extreme()).isEqualTo(1);
        assertThat(test.partitions()).isEqualTo(100_000);
        assertThat(test.p()).isEqualTo(1e-5).isEqualTo(test.smallestPossible());
        assertThat(test.bars()).hasSizeLessThanOrEqualTo(PermutationTest.MOST_BARS);
        assertThat(PermutationTest.of(high, low, 42)).isEqualTo(test);
    }

    @Test
    void drawnPartitionsComeCloseToAllOfThem() {
        double[] values = {94, 197, 16, 38, 99, 141, 23, 52, 104, 146, 10, 51, 30, 40, 27, 46};
        Grid grid = Grid.of(values);
        long chosen = Arrays.stream(grid.units(), 0, 7).sum();
        Spread drawn = new Partitions(grid, 7).drawn(new Way.MonteCarlo(7, 99_999), chosen);
        long sum = Arrays.stream(grid.units()).sum();
        long observed = Math.abs(16 * chosen - 7 * sum);
        long extreme = 0;
        for (int i = 0; i < drawn.values().length; i++) {
            extreme +=
                    Math.abs(16 * drawn.values()[i] - 7 * sum) >= observed ? drawn.counts()[i] : 0;
        }

        // four standard errors
        assertThat(extreme / 100_000.0).isCloseTo(3_184 / 11_440.0, within(0.006));
    }

    @Test
    void theBarsHoldEveryPartitionAndTheExtremeOnes() {
        PermutationTest test = PermutationTest.of(values(1, 2, 4), values(0, 1, 3, 9), SEED);

        assertThat(test.bars().stream().mapToLong(Bar::partitions).sum()).isEqualTo(35);
        assertThat(test.bars().stream().mapToLong(Bar::extreme).sum()).isEqualTo(test.extreme());
        assertThat(test.bars()).isSortedAccordingTo((a, b) -> Double.compare(a.from(), b.from()));
        assertThat(test.bars())
                .allSatisfy(
                        bar ->
                                assertThat(bar.extreme() > 0)
                                        .isEqualTo(
                                                Math.abs(bar.from())
                                                        >= Math.abs(test.observed()) - 1e-12));
    }

    @Test
    void swappingTheGroupsTurnsTheSignAndNothingElse() {
        PermutationTest one = PermutationTest.of(values(1, 2, 4), values(0, 1, 3, 9), SEED);
        PermutationTest two = PermutationTest.of(values(0, 1, 3, 9), values(1, 2, 4), SEED);

        assertThat(two.observed()).isEqualTo(-one.observed());
        assertThat(two.extreme()).isEqualTo(one.extreme());
        assertThat(two.bars().getFirst().from())
                .isCloseTo(-one.bars().getLast().to(), within(1e-12));
    }

    @Test
    void oneAgainstManyIsCountedToo() {
        double[] many = new double[2_000];
        Arrays.setAll(many, i -> i);

        PermutationTest test = PermutationTest.of(values(5_000), many, SEED);

        assertThat(test.partitions()).isEqualTo(2_001);
        assertThat(test.extreme()).isEqualTo(1);
        assertThat(test.bars()).hasSize(PermutationTest.MOST_BARS);
    }

    @Test
    void refusesNoValuesAndWhatIsNoNumber() {
        assertThatThrownBy(() -> PermutationTest.of(values(), values(1), SEED))
                .hasMessage("the first group has no values, expected at least 1");
        assertThatThrownBy(() -> PermutationTest.of(values(1), values(2, Double.NaN), SEED))
                .hasMessage("the second group: value 2 of 2 is NaN, expected a finite number");
    }
}
