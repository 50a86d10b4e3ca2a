package mnemarium.loop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import mnemarium.memory.Embedder;
import mnemarium.scenario.Dial;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What latency does to a guard that never errs, over {@value #SEEDS} seeds at the default budget;
 * checked against figures that were simulated apart from this engine (see {@code guard-grid.csv}).
 * To be quick, the other budgets are played with {@value #FEWER_SEEDS} seeds; {@code
 * -Dguard.seeds=2000} plays them all with as many.
 *
 * <p>Both means are samples. The tolerance is four standard errors of their difference, taking our
 * spread for both samples, and half a unit of the last digit given: over all the compared cells a
 * right engine would exceed it about once in a hundred such tests, and the seeds are fixed.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class GuardLawsTest {

    private static final int SEEDS = 2_000;
    private static final int FEWER_SEEDS = 200;
    private static final long DEFAULT_BUDGET =
            Dials.of(Map.of(Dial.THRESHOLD, "0.5")).budgetNanos();

    private static final int GRID_WORKLOADS = 6_000;

    /** The table of D, E, F rests on 4 000 to 6 000. */
    private static final int TABLE_WORKLOADS = 4_000;

    private GuardRuns[] runs = {};

    /** Runs that were played, by dials: the grid and the laws share many. */
    private final Map<Dials, Counts[]> played = new ConcurrentHashMap<>();

    @BeforeAll
    void layOutAllSeeds() {
        Embedder oracle = GuardRuns.oracle();
        runs =
                IntStream.rangeClosed(1, SEEDS)
                        .parallel()
                        .mapToObj(seed -> new GuardRuns(seed, oracle))
                        .toArray(GuardRuns[]::new);
    }

    private Counts[] played(Dials dials) {
        return played.computeIfAbsent(
                dials,
                each ->
                        Arrays.stream(runs, 0, seeds(each))
                                .parallel()
                                .map(run -> run.play(each))
                                .toArray(Counts[]::new));
    }

    private static int seeds(Dials dials) {
        return dials.budgetNanos() == DEFAULT_BUDGET
                ? SEEDS
                : Integer.getInteger("guard.seeds", FEWER_SEEDS);
    }

    private int[] each(Dials dials, ToIntFunction<Counts> figure) {
        return Arrays.stream(played(dials)).mapToInt(figure).toArray();
    }

    @Test
    void withoutAddedLatencyNothingIsInvestigatedTwice() {
        Dials dials = dials("C", "on", 100, 0);

        assertThat(each(dials, Counts::redundant)).containsOnly(0);
        assertThat(each(dials, Counts::guardErrors)).containsOnly(0);
        assertThat(each(dials, Counts::skipped)).containsOnly(0);
        assertThat(each(dials, Counts::duplicates)).containsOnly(12);
    }

    @Test
    void atOneHundredAndTenMillisecondsNoLookupFitsTheBudget() {
        Dials dials = dials("C", "on", 100, 110);

        assertThat(each(dials, Counts::lookups)).containsOnly(0);
        assertThat(each(dials, Counts::hits)).containsOnly(0);
    }

    @TestFactory
    List<DynamicTest> redundancyNeverFallsWhenLatencyRises() throws IOException {
        return grid().map(
                        row ->
                                DynamicTest.dynamicTest(
                                        row.toString(),
                                        () -> neverFalls(row.rule(), row.sight(), row.budget())))
                .toList();
    }

    private void neverFalls(String rule, String sight, int budget) {
        int[] lower = each(dials(rule, sight, budget, 0), Counts::redundant);
        for (int rung : GuardRuns.RUNGS) {
            int[] higher = each(dials(rule, sight, budget, rung), Counts::redundant);
            for (int i = 0; i < higher.length; i++) {
                assertThat(higher[i])
                        .as("redundant at +%d ms with seed %d", rung, i + 1)
                        .isGreaterThanOrEqualTo(lower[i]);
            }
            lower = higher;
        }
    }

    @TestFactory
    List<DynamicTest> meansAgreeWithTheGrid() throws IOException {
        return grid().map(row -> DynamicTest.dynamicTest(row.toString(), () -> agrees(row)))
                .toList();
    }

    private void agrees(GridRow row) {
        for (int i = 0; i < row.means().size(); i++) {
            int rung = GuardRuns.RUNGS.get(i);
            int[] redundant =
                    each(dials(row.rule(), row.sight(), row.budget(), rung), Counts::redundant);
            assertThat(mean(redundant))
                    .as("mean redundant at +%d ms", rung)
                    .isCloseTo(
                            row.means().get(i),
                            within(tolerance(redundant, GRID_WORKLOADS, 0.005)));
        }
    }

    @ParameterizedTest(name = "rule {0}, budget {1} ms, +{2} ms: {3}")
    @CsvSource({
        "D, 100, 15, 0.0", "D, 100, 110, 5.0", "D, 500, 110, 0.4",
        "E, 100, 15, 0.4", "E, 100, 110, 6.5", "E, 500, 110, 1.2",
        "F, 100, 15, 1.2", "F, 100, 110, 6.5", "F, 500, 110, 1.2"
    })
    void meansAgreeWithTheTableOfTheOtherRules(String rule, int budget, int rung, double expected) {
        int[] redundant = each(dials(rule, "on", budget, rung), Counts::redundant);

        assertThat(mean(redundant))
                .isCloseTo(expected, within(tolerance(redundant, TABLE_WORKLOADS, 0.05)));
    }

    private static double mean(int[] figures) {
        return Arrays.stream(figures).average().orElseThrow();
    }

    private static double tolerance(int[] figures, int otherWorkloads, double rounding) {
        double mean = mean(figures);
        double squares =
                Arrays.stream(figures).mapToDouble(each -> (each - mean) * (each - mean)).sum();
        double variance = squares / (figures.length - 1);
        return 4 * Math.sqrt(variance / figures.length + variance / otherWorkloads) + rounding;
    }

    /**
     * The rules of the budget: A charges lookups only, C lookups and writes; D is A, but a lookup
     * starts while anything is left; E is A with 2 ms of overhead for each lookup, F with 6 ms (any
     * from 5 to 9.9 give the same).
     */
    private static Dials dials(String rule, String sight, int budget, int rung) {
        Map<Dial, String> dials = new TreeMap<>();
        dials.put(Dial.THRESHOLD, "0.5");
        dials.put(Dial.BUDGET, Integer.toString(budget));
        dials.put(Dial.ADDED_LATENCY, Integer.toString(rung));
        dials.put(Dial.OWN_TURN_SIGHT, sight);
        dials.put(Dial.CHARGE, rule.equals("C") ? "lookups-and-writes" : "lookups");
        dials.put(Dial.ADMISSION, rule.equals("D") ? "started" : "fits");
        dials.put(Dial.OVERHEAD, rule.equals("E") ? "2" : rule.equals("F") ? "6" : "0");
        return Dials.of(dials);
    }

    /** A row of the reference: mean redundant by rung. */
    private record GridRow(String rule, String sight, int budget, List<Double> means) {
        static GridRow of(String line) {
            String[] cells = line.split(",", -1);
            return new GridRow(
                    cells[0],
                    cells[1],
                    Integer.parseInt(cells[2]),
                    Arrays.stream(cells).skip(3).map(Double::valueOf).toList());
        }

        @Override
        public String toString() {
            return "rule " + rule + ", own-turn sight " + sight + ", budget " + budget + " ms";
        }
    }

    private static Stream<GridRow> grid() throws IOException {
        try (InputStream in = GuardLawsTest.class.getResourceAsStream("guard-grid.csv")) {
            assertThat(in).isNotNull();
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#") && !line.startsWith("rule"))
                    .map(GridRow::of);
        }
    }
}
