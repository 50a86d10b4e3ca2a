package mnemarium.experiment.file;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.experiment.Axis;
import mnemarium.experiment.Part;
import mnemarium.experiment.Plan;
import mnemarium.experiment.PublishedFigure;
import mnemarium.experiment.Seeds;
import mnemarium.experiment.Subject;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Stream;

class PlanTextTest {

    @TestFactory
    Stream<DynamicTest> readsBackEachShippedPlan() {
        return new ShippedPlans()
                .all().stream()
                        .map(plan -> DynamicTest.dynamicTest(plan.name(), () -> readsBack(plan)));
    }

    @Test
    void readsBackWordsThatYamlWouldTakeForSomethingElse() {
        Part part =
                new Part(
                        "odd",
                        "true: # \"no\" — \\",
                        new Subject.Generated("random-worlds", Map.of("tasks", "1e3")),
                        List.of("ledger-ttl-*", "3.10", "null"),
                        List.of(
                                new Axis(
                                        "budget",
                                        "a: b",
                                        "",
                                        Axis.Spacing.EVEN,
                                        List.of(
                                                new Axis.Rung("0.5", "½", 3.25),
                                                new Axis.Rung("10", "- ten", 1))),
                                new Axis(
                                        "slice",
                                        "slice",
                                        "",
                                        Axis.Spacing.EVEN,
                                        List.of(
                                                new Axis.Rung("all", "all", 0),
                                                new Axis.Rung("a,b", "a and b", 1)))),
                        new Seeds(List.of(9L, 3L)),
                        Map.of("charge", "lookups"),
                        List.of("turns", "false-valid"),
                        List.of(Part.View.HEAT_MAP, Part.View.TABLE),
                        List.of(new Part.Contrast("", "10", "null", "0.5")));
        Plan plan =
                new Plan(
                        "odd",
                        "Another title: " + "long ".repeat(40).strip(),
                        new Plan.Page(
                                "Two lines\nof text",
                                List.of("'quoted'", "# no comment"),
                                "- x",
                                "{y}"),
                        List.of(part),
                        List.of(
                                figure("3.10", Map.of("budget", "10"), "turns", 1.5, 1.5, 3),
                                figure("3.10", Map.of("budget", "10"), "false-valid", 2, 2, 0),
                                figure("null", Map.of("budget", "10"), "false-valid", 2, 2, 0),
                                figure("null", Map.of("budget", "10"), "turns", 2, 2, 3),
                                figure("null", Map.of(), "turns", 2, 4, 1),
                                new PublishedFigure(
                                        "A claim",
                                        "odd",
                                        "null",
                                        Map.of(),
                                        "turns",
                                        PublishedFigure.Statistic.P_VALUE,
                                        OptionalDouble.empty(),
                                        OptionalDouble.empty(),
                                        0,
                                        PublishedFigure.Sort.CLAIM,
                                        "it rises",
                                        "somewhere")));
        readsBack(plan);
    }

    private static PublishedFigure figure(
            String arm,
            Map<String, String> at,
            String measure,
            double low,
            double high,
            int decimals) {
        // of a part with the labels of the axis above
        String label =
                measure.replace('-', ' ') + ", " + arm + (at.isEmpty() ? "" : ", a: b - ten");
        return new PublishedFigure(
                label,
                "odd",
                arm,
                at,
                measure,
                PublishedFigure.Statistic.MEAN,
                OptionalDouble.of(low),
                OptionalDouble.of(high),
                decimals,
                PublishedFigure.Sort.DETERMINISTIC,
                "",
                "a source");
    }

    private static void readsBack(Plan plan) {
        String text = PlanText.of(plan);
        switch (new PlanReader().read("again.yaml", text)) {
            case PlanReading.Opened opened -> {
                assertThat(opened.plan()).as(text).isEqualTo(plan);
                assertThat(PlanText.of(opened.plan())).isEqualTo(text);
            }
            case PlanReading.Refused refused ->
                    throw new AssertionError(refused.words() + "\n" + text);
        }
    }
}
