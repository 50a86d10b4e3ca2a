package mnemarium.loop.reuse;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.loop.Arm;
import mnemarium.loop.Rules;
import mnemarium.scenario.OutcomeReuse;
import mnemarium.scenario.Source;
import mnemarium.scenario.file.Reading;
import mnemarium.scenario.file.ScenarioReader;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import tools.jackson.databind.JsonNode;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Every measured case can be written down as a scenario, and then counts as measured. */
class WrittenWorldsTest {

    static List<Arguments> cases() {
        return Figures.list(
                Figures.json("outcome-reuse.json").get("cases"),
                each -> Arguments.of(each.get("id").asString(), each));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void aCaseWrittenAsAScenarioCountsAsMeasured(String id, JsonNode figures) {
        OutcomeReuse scenario = read(written(figures));
        for (ReuseArm each : ReuseArm.values()) {
            JsonNode measured = figures.get("arms").path(each.arm());
            if (measured.isMissingNode()) {
                continue;
            }
            Rules rules =
                    Rules.of(
                            scenario,
                            Arm.named(OutcomeReuse.KIND, each.arm()).orElseThrow(),
                            scenario.dials());
            ReuseOutcome found = ReuseKernel.count(rules.layout(), rules.policy());
            JsonNode expected = measured.get("figures");
            assertThat(
                            List.of(
                                    (long) found.tasks(),
                                    (long) found.correct(),
                                    (long) found.falseValid(),
                                    (long) found.reuses(),
                                    (long) found.derives(),
                                    found.checks(),
                                    found.turns(),
                                    found.tokens()))
                    .as(id + " " + each.arm())
                    .isEqualTo(Figures.list(expected, JsonNode::asLong).subList(0, 8));
        }
    }

    private static OutcomeReuse read(String text) {
        Source source = new Source("scenario", "case.yaml", text, Map.of());
        return switch (new ScenarioReader().read(source)) {
            case Reading.Opened opened -> (OutcomeReuse) opened.scenario();
            case Reading.Refused refused -> throw new AssertionError(refused.problems() + text);
        };
    }

    private static String written(JsonNode figures) {
        int tasks = figures.get("tasks").asInt();
        JsonNode cost = figures.get("cost");
        return """
        kind: outcome-reuse
        name: case
        title: A measured case
        work: {title: Work, body: It recurs.}
        dials: {detection-lag: %s, slice: "%s"}
        tasks: %d
        scope: %s
        dependencies:%s
        noise:%s
        hidden:%s
        costs:
          derive: {turns: %s, tokens: %s, seconds: %s}
          check: {turns: %s, tokens: %s, seconds: %s}
          recall: {turns: %s, tokens: %s, seconds: %s}
          dollars-per-million-tokens: %s
        """
                .formatted(
                        figures.get("lag"),
                        slice(figures.get("slice")),
                        tasks,
                        figures.get("scope").asString(),
                        list(figures.get("dependencies"), each -> drifting(each, tasks)),
                        list(
                                figures.get("noise"),
                                each ->
                                        "{name: %s, period: %s}"
                                                .formatted(each.get(0).asString(), each.get(1))),
                        list(figures.get("hidden"), each -> drifting(each, tasks)),
                        cost.get(0),
                        cost.get(3),
                        cost.get(6),
                        cost.get(1),
                        cost.get(4),
                        cost.get(7),
                        cost.get(2),
                        cost.get(5),
                        cost.get(8),
                        cost.get(9));
    }

    private static String slice(JsonNode slice) {
        return slice.isNull()
                ? "all"
                : Figures.list(slice, JsonNode::asString).stream().collect(Collectors.joining(","));
    }

    /** A drift beyond the horizon is never: that is how a scenario says it. */
    private static String drifting(JsonNode each, int tasks) {
        int task = each.get(3).asInt();
        return "{name: %s, before: \"%s\", after: \"%s\", drift: %s}"
                .formatted(
                        each.get(0).asString(),
                        each.get(1).asString(),
                        each.get(2).asString(),
                        task < tasks ? task : "never");
    }

    private static String list(JsonNode members, Function<JsonNode, String> written) {
        return members.isEmpty()
                ? " []"
                : Figures.list(members, written).stream()
                        .map(each -> "\n  - " + each)
                        .collect(Collectors.joining());
    }
}
