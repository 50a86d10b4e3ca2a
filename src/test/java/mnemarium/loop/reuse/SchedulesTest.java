package mnemarium.loop.reuse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import mnemarium.world.Costs;
import mnemarium.world.Dependency;
import mnemarium.world.Noise;
import mnemarium.world.RandomWorlds;
import mnemarium.world.World;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.JsonNode;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The random schedules: the generator, and what every arm comes to in each of them. */
class SchedulesTest {

    private static final double FOUR_PLACES = 5.1e-5;

    private final List<World> worlds = new RandomWorlds(0, 120, Costs.DEFAULT).next(200);

    private static List<String> header() {
        return List.of(lines().findFirst().orElseThrow().split(",", -1));
    }

    private static List<String[]> rows() {
        return lines().skip(1).map(line -> line.split(",", -1)).toList();
    }

    private static Stream<String> lines() {
        return Figures.text("schedules-200.csv").lines().filter(line -> !line.startsWith("#"));
    }

    @Test
    void theGeneratorDrawsTheMeasuredSchedules() {
        List<String> found =
                worlds.stream()
                        .map(
                                world ->
                                        joined(
                                                        world.dependencies().stream()
                                                                .map(Dependency::driftTask)
                                                                .toList())
                                                + ","
                                                + joined(
                                                        world.noise().stream()
                                                                .map(Noise::period)
                                                                .toList()))
                        .toList();
        assertThat(found)
                .hasSize(200)
                .isEqualTo(rows().stream().map(row -> row[0] + "," + row[1]).toList());
    }

    private static String joined(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(";"));
    }

    @ParameterizedTest
    @EnumSource(value = ReuseArm.class, names = "LEDGER_NARROWING", mode = EnumSource.Mode.EXCLUDE)
    void anArmCountsAsMeasuredInAll200(ReuseArm arm) {
        int column = header().indexOf(arm.arm());
        List<List<Long>> expected =
                rows().stream()
                        .map(row -> row[column])
                        .map(cell -> Arrays.stream(cell.split(" ")).map(Long::valueOf).toList())
                        .toList();
        assertThat(counted(worlds, Policy.of(arm)).stream().map(Figures::six).toList())
                .hasSize(200)
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void theNarrowingCanaryCountsAsMeasuredInAll200(int confirmations) {
        JsonNode expected =
                Figures.json("narrowing.json").get("schedules").get("m=" + confirmations);
        List<ReuseOutcome> found =
                counted(worlds, Policy.of(ReuseArm.LEDGER_NARROWING).narrowing(confirmations, 0));
        assertThat(found.stream().map(Figures::six).toList())
                .hasSize(200)
                .isEqualTo(Figures.list(expected.get("rows"), Figures::longs));
        var turnsPerTask = found.stream().mapToDouble(ReuseOutcome::turnsPerTask);
        var summary = turnsPerTask.summaryStatistics();
        JsonNode figures = expected.get("turns_per_task");
        assertThat(summary.getMin()).isCloseTo(figures.get("min").asDouble(), within(FOUR_PLACES));
        assertThat(summary.getAverage())
                .isCloseTo(figures.get("mean").asDouble(), within(FOUR_PLACES));
        assertThat(summary.getMax()).isCloseTo(figures.get("max").asDouble(), within(FOUR_PLACES));
        assertThat(found.stream().mapToLong(ReuseOutcome::falseValid).sum())
                .isEqualTo(expected.get("total_false_valid").asLong());
    }

    @ParameterizedTest
    @ValueSource(ints = {200, 300})
    void theSummariesAreAsMeasured(int count) {
        JsonNode expected = Figures.json("lanes.json").get("random_" + count);
        List<World> drawn = new RandomWorlds(0, 120, Costs.DEFAULT).next(count);
        for (ReuseArm arm : ReuseArm.values()) {
            if (!arm.isOurs()) {
                summary(
                        arm.arm(),
                        counted(drawn, Policy.of(arm)),
                        expected.get("summary").get(arm.arm()));
            }
        }
        assertThat(histogram(drawn.stream().mapToInt(world -> world.dependencies().size())))
                .isEqualTo(histogram(expected.get("dep_count_histogram")));
        assertThat(histogram(drawn.stream().mapToInt(world -> world.noise().size())))
                .isEqualTo(histogram(expected.get("noise_count_histogram")));
    }

    private static void summary(String arm, List<ReuseOutcome> found, JsonNode expected) {
        var turns = found.stream().mapToDouble(ReuseOutcome::turnsPerTask).summaryStatistics();
        var errors = found.stream().mapToDouble(ReuseOutcome::falseValidRate).summaryStatistics();
        assertThat(
                        List.of(
                                found.stream().mapToLong(ReuseOutcome::turns).sum(),
                                found.stream().mapToLong(ReuseOutcome::falseValid).sum(),
                                found.stream().filter(each -> each.falseValid() > 0).count(),
                                found.stream()
                                        .filter(each -> each.turns() > 5L * each.tasks())
                                        .count()))
                .as(arm)
                .isEqualTo(
                        List.of(
                                expected.get("total_turns").asLong(),
                                expected.get("total_false_valid").asLong(),
                                expected.get("schedules_with_any_false_valid").asLong(),
                                expected.get("schedules_costlier_than_no_memory").asLong()));
        assertThat(
                        new double[] {
                            turns.getMin(),
                            turns.getAverage(),
                            turns.getMax(),
                            errors.getMax(),
                            errors.getAverage(),
                            found.stream().mapToDouble(ReuseOutcome::accuracy).min().orElseThrow()
                        })
                .as(arm)
                .containsExactly(
                        new double[] {
                            expected.get("tpt_min").asDouble(),
                            expected.get("tpt_mean").asDouble(),
                            expected.get("tpt_max").asDouble(),
                            expected.get("false_valid_rate_max").asDouble(),
                            expected.get("false_valid_rate_mean").asDouble(),
                            expected.get("accuracy_min").asDouble()
                        },
                        within(FOUR_PLACES));
    }

    private static List<ReuseOutcome> counted(List<World> worlds, Policy policy) {
        return worlds.stream().map(world -> ReuseKernel.count(new Layout(world), policy)).toList();
    }

    private static Map<Integer, Integer> histogram(IntStream sizes) {
        Map<Integer, Integer> counts = new TreeMap<>();
        sizes.forEach(size -> counts.merge(size, 1, Integer::sum));
        return counts;
    }

    private static Map<Integer, Integer> histogram(JsonNode expected) {
        Map<Integer, Integer> counts = new TreeMap<>();
        expected.properties()
                .forEach(
                        each ->
                                counts.put(
                                        Integer.valueOf(each.getKey()), each.getValue().asInt()));
        return counts;
    }
}
