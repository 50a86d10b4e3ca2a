package mnemarium.experiment.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import mnemarium.experiment.Axis;
import mnemarium.experiment.Part;
import mnemarium.experiment.Plan;
import mnemarium.experiment.PublishedFigure;
import mnemarium.experiment.Subject;
import mnemarium.scenario.Problem;
import mnemarium.scenario.file.Shipped;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

class PlanReaderTest {

    private static final String SMALL =
            """
            plan: small
            title: A small plan
            page: {shows: Something., notice: Nothing., source: Nobody.}
            scenario: alert-triage
            arms: [in-loop, no-memory]
            axes:
              - {sweep: added-latency, rungs: [0, 15], labels: ["+0", "+15"]}
            seeds: 3
            settings: {budget: 100.0}
            measures: [redundant]
            tests: [{rung: 15, against-rung: 0}]
            published:
              - {measure: redundant, at: {added-latency: 15}, low: 1.4, high: 1.60, source: A paper}
              - source: A table
                columns: [arm, added-latency, redundant]
                rows:
                  - [in-loop, 0, 0]
                  - [no-memory, 0, 7.25]
                  - [no-memory, 15, null]
            """;

    @Test
    void readsAPlanOfOnePartWithTheKeysOfThePartAtTheTop() {
        Plan plan = opened(SMALL);
        assertThat(plan.parts()).hasSize(1);
        Part part = plan.parts().getFirst();
        assertThat(part.name()).isEqualTo("small");
        assertThat(part.subject()).isEqualTo(new Subject.Named("alert-triage"));
        assertThat(part.seeds().list()).containsExactly(1L, 2L, 3L);
        assertThat(part.settings()).isEqualTo(Map.of("budget", "100"));
        assertThat(part.views()).containsExactly(Part.View.DOSE_RESPONSE);
        assertThat(part.axes())
                .containsExactly(
                        new Axis(
                                "added-latency",
                                "added latency",
                                "ms",
                                Axis.Spacing.LINEAR,
                                List.of(
                                        new Axis.Rung("0", "+0", 0),
                                        new Axis.Rung("15", "+15", 15))));
        assertThat(part.tests()).containsExactly(new Part.Contrast("", "15", "", "0"));
    }

    @Test
    void readsFiguresOneByOneAndAsATableWithItsPrecisionPerColumn() {
        List<PublishedFigure> figures = opened(SMALL).published();
        assertThat(figures).hasSize(3);
        assertThat(figures.getFirst().low()).isEqualTo(OptionalDouble.of(1.4));
        assertThat(figures.getFirst().high()).isEqualTo(OptionalDouble.of(1.6));
        assertThat(figures.getFirst().decimals()).isEqualTo(2);
        assertThat(figures)
                .extracting(PublishedFigure::label)
                .containsExactly(
                        "redundant, in-loop, +15 ms",
                        "redundant, in-loop, +0 ms",
                        "redundant, no-memory, +0 ms");
        assertThat(figures.get(1).decimals()).isEqualTo(2);
    }

    @Test
    void tellsAllProblemsAtOnceEachWithItsLine() {
        String broken =
                SMALL.replace("sweep: added-latency", "sweep: added-latncy")
                        .replace("seeds: 3", "seeds: 3,3")
                        .replace("budget: 100.0", "budget: -5")
                        .replace("against-rung: 0", "against-rug: 0");
        assertThat(refused(broken))
                .extracting(Problem::sentence)
                .containsExactly(
                        "axes[0].sweep: found 'added-latncy', expected 'added-latency' perhaps; a"
                                + " dial or one of embedder, scenario, budget-rule, ttl (small.yaml,"
                                + " line 7)",
                        "seeds: found the seed 3 twice, expected each once (small.yaml, line 8)",
                        "settings.budget: found the number -5, expected 0 to 60 000 ms (small.yaml,"
                                + " line 9)",
                        "tests[0].against-rug: found an unknown key 'against-rug', expected"
                                + " 'against-rung' perhaps; one of arm, rung, against-arm, against-rung"
                                + " (small.yaml, line 11)");
    }

    @Test
    void refusesARungOutsideADialsRangeAndOneGivenTwice() {
        assertThat(refused(SMALL.replace("[0, 15]", "[0, 15, 15, 99999]")))
                .extracting(Problem::path)
                .contains("axes[0].rungs[2]", "axes[0].rungs[3]");
    }

    @Test
    void refusesFiguresOfWhatThePlanDoesNotRun() {
        String broken =
                SMALL.replace("[no-memory, 0, 7.25]", "[nobody, 7, 7.25]")
                        .replace("at: {added-latency: 15}", "at: {budget: 15}");
        assertThat(refused(broken))
                .extracting(Problem::path)
                .containsExactly(
                        "published[0].at.budget",
                        "published[1].rows[1][0]",
                        "published[1].rows[1][1]");
    }

    @Test
    void refusesNoSubjectAndTwo() {
        assertThat(refused(SMALL.replace("scenario: alert-triage\n", "")).getFirst().found())
                .isEqualTo("no subject");
        assertThat(
                        refused(SMALL.replace("scenario: alert-triage", "scenario: a\nfiles: [b]"))
                                .getFirst()
                                .found())
                .isEqualTo("scenario and files");
    }

    @Test
    void takesParametersOfItsGeneratorAloneAndSweepsThem() {
        String world =
                SMALL.replace("scenario: alert-triage", "generate: {what: dependencies, tasks: 90}")
                        .replace("sweep: added-latency", "sweep: dependencies");
        Part part = opened(world.substring(0, world.indexOf("published:"))).parts().getFirst();
        assertThat(part.subject())
                .isEqualTo(new Subject.Generated("dependencies", Map.of("tasks", "90")));
        assertThat(refused(world.replace("tasks: 90", "taks: 90")).getFirst().expected())
                .startsWith("'tasks' perhaps");
    }

    @Test
    void rungsMayBeARangeOfWholeNumbers() {
        Plan plan =
                opened(
                        SMALL.substring(0, SMALL.indexOf("tests:"))
                                .replace(
                                        "[0, 15], labels: [\"+0\", \"+15\"]",
                                        "{from: 2, to: 8, step: 3}"));
        assertThat(plan.parts().getFirst().axes().getFirst().rungs())
                .extracting(Axis.Rung::value)
                .containsExactly("2", "5", "8");
    }

    @Test
    void findsAScenarioBesideThePlansFile(@TempDir Path folder) throws IOException {
        Path world =
                Files.writeString(
                        folder.resolve("mine.yaml"),
                        new Shipped().named("alert-triage").orElseThrow().text());
        Path file =
                Files.writeString(
                        folder.resolve("small.yaml"),
                        SMALL.replace("scenario: alert-triage", "scenario: mine.yaml"));
        PlanReading reading = new PlanReader().read(file);
        assertThat(reading).isInstanceOf(PlanReading.Opened.class);
        assertThat(((PlanReading.Opened) reading).plan().parts().getFirst().subject())
                .isEqualTo(new Subject.Named(world.toString()));
    }

    @Test
    void aFileSaysInWhichLineItsScenarioLacksAnArmADialOrAMeasure(@TempDir Path folder)
            throws IOException {
        Path file = folder.resolve("mine.yaml");
        Files.writeString(
                file,
                """
                plan: mine
                title: Mine
                page: {shows: Little., notice: Less., source: None.}
                parts:
                  - part: triage
                    title: Redundant actions
                    scenario: alert-triage
                    arms:
                      - in-loop
                      - in-lop
                    axes:
                      - sweep: derive-turns
                        rungs: [3, 4]
                    settings:
                      budget: 100
                      check-turns: 2
                    measures: [redundant, redundancy]
                  - part: gone
                    title: Not there
                    scenario: alert-trage
                    arms: [in-loop]
                    measures: [redundant]
                """);
        assertThat(((PlanReading.Refused) new PlanReader().read(file)).problems())
                .extracting(Problem::line, Problem::path, Problem::found)
                .containsExactly(
                        tuple(10, "parts[0].arms[1]", "the arm 'in-lop'"),
                        tuple(12, "parts[0].axes[0].sweep", "the dial 'derive-turns'"),
                        tuple(16, "parts[0].settings.check-turns", "the dial 'check-turns'"),
                        tuple(17, "parts[0].measures[1]", "the measure 'redundancy'"),
                        tuple(
                                20,
                                "parts[1].scenario",
                                "'alert-trage', neither a shipped scenario nor a file"));
    }

    @ParameterizedTest
    @MethodSource("shippedPlans")
    void aShippedPlansFileFitsItsScenarios(String name) {
        PlanReading reading =
                new PlanReader().read(Path.of("scenarios/plans").resolve(name + ".yaml"));
        assertThat(reading).isInstanceOf(PlanReading.Opened.class);
    }

    private static List<String> shippedPlans() {
        return new ShippedPlans().names();
    }

    private static Plan opened(String text) {
        return switch (new PlanReader().read("small.yaml", text)) {
            case PlanReading.Opened opened -> opened.plan();
            case PlanReading.Refused refused -> throw new AssertionError(refused.words());
        };
    }

    private static List<Problem> refused(String text) {
        return switch (new PlanReader().read("small.yaml", text)) {
            case PlanReading.Opened opened -> throw new AssertionError(opened.plan().toString());
            case PlanReading.Refused refused -> refused.problems();
        };
    }
}
