package mnemarium.loop.reuse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.List;

/** Every case and every arm of the measured figures of the outcome-reuse simulation. */
class OutcomeReuseFiguresTest {

    // the figures are rounded from binary doubles: half a unit of the last place is their precision
    private static final double FOUR_PLACES = 5.1e-5;
    private static final double ONE_PLACE = 5.1e-2;

    static List<Arguments> cases() {
        return Figures.list(
                Figures.json("outcome-reuse.json").get("cases"),
                each -> Arguments.of(each.get("id").asString(), each));
    }

    @Test
    void thereAre64CasesOfSevenArms() {
        JsonNode cases = Figures.json("outcome-reuse.json").get("cases");
        assertThat(cases).hasSize(64).allSatisfy(each -> assertThat(each.get("arms")).hasSize(7));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void everyArmCountsAsMeasured(String id, JsonNode figures) {
        Layout layout = new Layout(Figures.world(figures));
        for (ReuseArm arm : ReuseArm.values()) {
            if (!arm.isOurs()) {
                JsonNode expected = figures.get("arms").get(arm.arm()).get("figures");
                ReuseOutcome found = ReuseKernel.count(layout, Figures.policy(figures, arm));
                assertThat(counts(found))
                        .as(id + " " + arm.arm())
                        .isEqualTo(Figures.longs(expected).subList(0, 8));
                decimals(found, expected);
            }
        }
    }

    private static List<Long> counts(ReuseOutcome found) {
        return List.of(
                (long) found.tasks(),
                (long) found.correct(),
                (long) found.falseValid(),
                (long) found.reuses(),
                (long) found.derives(),
                found.checks(),
                found.turns(),
                found.tokens());
    }

    private static void decimals(ReuseOutcome found, JsonNode expected) {
        assertThat(found.dollars().doubleValue())
                .isCloseTo(expected.get(8).asDouble(), within(FOUR_PLACES));
        assertThat(found.time().toMillis()).isEqualTo(Math.round(expected.get(9).asDouble() * 1e3));
        assertThat(found.accuracy()).isCloseTo(expected.get(10).asDouble(), within(FOUR_PLACES));
        assertThat(found.falseValidRate())
                .isCloseTo(expected.get(11).asDouble(), within(FOUR_PLACES));
        assertThat(found.reuseRate()).isCloseTo(expected.get(12).asDouble(), within(FOUR_PLACES));
        assertThat(found.turnsPerTask())
                .isCloseTo(expected.get(13).asDouble(), within(FOUR_PLACES));
        assertThat(found.tokensPerTask()).isCloseTo(expected.get(14).asDouble(), within(ONE_PLACE));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void everyArmDerivesCorrectsAndErrsAtTheMeasuredTasks(String id, JsonNode figures) {
        Layout layout = new Layout(Figures.world(figures));
        for (ReuseArm arm : ReuseArm.values()) {
            JsonNode expected = figures.path("arms").path(arm.arm());
            if (expected.has("derived")) {
                Tasks found = new Tasks();
                new ReuseKernel(layout, Figures.policy(figures, arm), found).run();
                assertThat(ranges(found.derived))
                        .as(id + " " + arm.arm() + " derives")
                        .isEqualTo(Figures.list(expected.get("derived"), Figures::longs));
                assertThat(found.corrected)
                        .as(id + " " + arm.arm() + " corrects")
                        .isEqualTo(Figures.list(expected.get("corrected"), JsonNode::asInt));
                assertThat(ranges(found.wrong))
                        .as(id + " " + arm.arm() + " errs")
                        .isEqualTo(Figures.list(expected.get("wrong"), Figures::longs));
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void theUnderDeclaredSetIsTheMeasuredOne(String id, JsonNode figures) {
        assertThat(Figures.world(figures).underDeclared())
                .isEqualTo(Figures.list(figures.get("under"), JsonNode::asString));
    }

    private static List<List<Long>> ranges(List<Integer> tasks) {
        List<List<Long>> ranges = new ArrayList<>();
        for (int i = 0; i < tasks.size(); i++) {
            int first = i;
            while (i + 1 < tasks.size() && tasks.get(i + 1) == tasks.get(i) + 1) {
                i++;
            }
            ranges.add(List.of((long) tasks.get(first), (long) tasks.get(i)));
        }
        return ranges;
    }

    private static final class Tasks implements ReuseSink {
        private final List<Integer> derived = new ArrayList<>();
        private final List<Integer> corrected = new ArrayList<>();
        private final List<Integer> wrong = new ArrayList<>();

        @Override
        public void derived(int task, int turns) {
            derived.add(task);
        }

        @Override
        public void decided(int task, Reason reason, long net) {
            if (reason == Reason.CORRECTED) {
                corrected.add(task);
            }
        }

        @Override
        public void falseValid(
                int task,
                int derivedAt,
                long wrongOnes,
                long wrongHidden,
                long missed,
                int surfacesAt) {
            wrong.add(task);
        }
    }
}
