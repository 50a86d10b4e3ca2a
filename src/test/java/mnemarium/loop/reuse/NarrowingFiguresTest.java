package mnemarium.loop.reuse;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.world.Late;
import mnemarium.world.Noise;
import mnemarium.world.World;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.List;

/** Every measured row of the narrowing canary; its 200 schedules are in {@link SchedulesTest}. */
class NarrowingFiguresTest {

    private final JsonNode figures = Figures.json("narrowing.json");

    @TestFactory
    List<DynamicTest> itCountsAsMeasuredAtEveryChurnPeriod() {
        List<DynamicTest> tests = new ArrayList<>();
        rows(tests, "default", Figures.standard(), figures.get("default"));
        figures.get("churn")
                .properties()
                .forEach(
                        each -> {
                            int period = Integer.parseInt(each.getKey());
                            rows(
                                    tests,
                                    "period " + period,
                                    Figures.standard(
                                            List.of(new Noise("ci_runner", period)), List.of()),
                                    each.getValue());
                        });
        assertThat(tests).hasSize(18);
        return tests;
    }

    @TestFactory
    List<DynamicTest> itCountsAsMeasuredWhereADimensionBeginsToMatter() {
        List<DynamicTest> tests = new ArrayList<>();
        figures.get("late")
                .forEach(
                        each ->
                                rows(
                                        tests,
                                        "period "
                                                + each.get("period")
                                                + " from "
                                                + each.get("relevant_from"),
                                        late(
                                                each.get("period").asInt(),
                                                each.get("relevant_from").asInt()),
                                        each));
        assertThat(tests).hasSize(27);
        return tests;
    }

    private static World late(int period, int from) {
        return Figures.standard(List.of(), List.of(new Late("ci_runner", period, from)));
    }

    private static void rows(
            List<DynamicTest> tests, String name, World world, JsonNode expectedRows) {
        expectedRows
                .properties()
                .forEach(
                        row -> {
                            if (row.getValue().isArray()) {
                                tests.add(
                                        DynamicTest.dynamicTest(
                                                name + ", " + row.getKey(),
                                                () ->
                                                        assertThat(
                                                                        Figures.six(
                                                                                ReuseKernel.count(
                                                                                        new Layout(
                                                                                                world),
                                                                                        policy(
                                                                                                row
                                                                                                        .getKey()))))
                                                                .isEqualTo(
                                                                        Figures.longs(
                                                                                row.getValue()))));
                            }
                        });
    }

    /**
     * The policy of a row such as {@code narrowing m=1 widen=20}, {@code m=2} or {@code canary}.
     */
    private static Policy policy(String row) {
        if (row.equals("canary")) {
            return Policy.of(ReuseArm.LEDGER_CANARY);
        }
        int widen = row.indexOf("widen=");
        String every = widen < 0 ? "never" : row.substring(widen + "widen=".length());
        return Policy.of(ReuseArm.LEDGER_NARROWING)
                .narrowing(
                        row.contains("m=1") ? 1 : 2,
                        every.equals("never") ? 0 : Integer.parseInt(every));
    }

    @Test
    void droppedEarlyALateDimensionIsMissedForTheRestAndWideningFindsIt() {
        World world = late(10, 60);
        Policy narrowing = Policy.of(ReuseArm.LEDGER_NARROWING);
        assertThat(ReuseKernel.count(new Layout(world), narrowing).falseValid()).isEqualTo(60);
        assertThat(ReuseKernel.count(new Layout(world), narrowing.narrowing(1, 20)).falseValid())
                .isZero();
    }
}
