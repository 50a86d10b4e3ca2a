package mnemarium.ui.loop;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.loop.Arm;
import mnemarium.memory.HashedEmbedder;
import mnemarium.scenario.Dial;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

/** What the Loop place says of the write gate. */
class GateRowsTest {

    private static Benched account(String gate) {
        return Benched.shipped(
                        "account-talk",
                        Arm.MEMORY,
                        Map.of(Dial.GATE, gate),
                        new HashedEmbedder(Benched.TOKENS),
                        0)
                .toEnd();
    }

    private static StepView card(Benched bench, int step) {
        int operation = bench.track().last(step);
        return StepCards.of(bench.track(), bench.state(operation), operation);
    }

    private static List<StepRow.Gated> gated(StepView card) {
        return card.rows().stream()
                .filter(StepRow.Gated.class::isInstance)
                .map(StepRow.Gated.class::cast)
                .toList();
    }

    @Test
    void aCardHasOneRowForEachWriteThatWasJudged() {
        StepView card = card(account("on"), 0);

        assertThat(gated(card))
                .extracting(StepRow.Gated::verdict)
                .containsExactly(
                        "Routed: ask again (by owner alone: remember)",
                        "Routed: look up",
                        "Routed: look up",
                        "Routed: look up");
        assertThat(gated(card).get(1).why())
                .startsWith("plan, owner billing. It holds the fact and is fast enough")
                .endsWith("Ask billing for plan by account_id at read time: 40 ms, 90 tokens.");
        assertThat(card.rows())
                .contains(new StepRow.Did("Heard it", "the gate lets nothing of it through"));
        assertThat(card.chips())
                .extracting(StepChip::word)
                .containsExactly("hear", "gate", "gate", "gate", "gate");
    }

    @Test
    void whatIsLetThroughIsRememberedAndSaysSo() {
        StepView card = card(account("on"), 4);

        assertThat(gated(card))
                .hasSize(3)
                .allMatch(row -> row.verdict().equals("Let through: remember"));
        assertThat(card.chips())
                .extracting(StepChip::word)
                .containsExactly("hear", "remember", "remember", "remember");
        assertThat(card.rows())
                .anyMatch(
                        row ->
                                row instanceof StepRow.Did did
                                        && did.did().equals("Remembered net-revenue as m1"));
    }

    @Test
    void aQuestionSaysWhichOfItsFactsTheGateKeptOut() {
        Benched bench = account("on");
        StepView card = card(bench, bench.track().steps() - 2);

        assertThat(card.rows())
                .contains(
                        new StepRow.Judged(
                                StepRow.Tone.WRONG,
                                "0 of 1 known",
                                "Missed: 1 kept out by the gate."));
    }

    @Test
    void theEventsTheTimelineAndTheCountsSayIt() {
        Benched bench = account("on");
        List<EventRow> events =
                card(bench, 2).rows().stream()
                        .filter(StepRow.Events.class::isInstance)
                        .flatMap(row -> ((StepRow.Events) row).events().stream())
                        .filter(row -> row.kind().equals("write judged"))
                        .toList();
        assertThat(events)
                .extracting(EventRow::text)
                .containsExactly(
                        "refund: never believe, owner nobody; not written",
                        "sla: cache, owner contracts; not written",
                        "ticket: look up, owner ticketing; not written");

        Timeline line =
                Timelines.of(
                        bench.track(),
                        bench.state(0).setup().script(),
                        TurnStarts.of(bench.state(0).setup().script()),
                        bench.newest(),
                        "Turn");
        assertThat(line.cells().get(2).words())
                .isEqualTo("2.1: no read, no write, 2 routed by the gate, 1 refused by the gate");

        assertThat(SoFars.of(bench.state(bench.newest())).rows())
                .extracting(SoFar.Row::name, SoFar.Row::value)
                .contains(
                        org.assertj.core.groups.Tuple.tuple("Kept out by gate", "10 of 14"),
                        org.assertj.core.groups.Tuple.tuple("Unclassified", "1"));
    }

    @Test
    void whereNoGateStandsNothingIsSaidOfIt() {
        Benched bench = account("off");

        assertThat(gated(card(bench, 0))).isEmpty();
        assertThat(SoFars.of(bench.state(bench.newest())).rows())
                .extracting(SoFar.Row::id)
                .noneMatch(id -> id.startsWith("gate"));
    }

    @Test
    void aLookedUpValueThatIsNotCopiedIsAGateOperation() {
        Benched lanes =
                Benched.shipped(
                        "gated-lanes",
                        Arm.named("three-lanes", "live-only").orElseThrow(),
                        Map.of(Dial.GATE, "on"),
                        new HashedEmbedder(Benched.TOKENS),
                        0);
        StepView asked = card(lanes.toEnd(), 7);

        assertThat(asked.chips())
                .extracting(StepChip::word)
                .containsExactly("route", "look up", "answer", "gate");
        assertThat(gated(asked))
                .singleElement()
                .satisfies(row -> assertThat(row.verdict()).isEqualTo("Routed: look up"));
    }

    @Test
    void aFactThatIsRememberedIsARememberOperation() {
        Benched lanes =
                Benched.shipped(
                        "three-lanes",
                        Arm.named("three-lanes", "by-type").orElseThrow(),
                        Map.of(),
                        new HashedEmbedder(Benched.TOKENS),
                        0);

        assertThat(card(lanes.toEnd(), 0).chips())
                .extracting(StepChip::word)
                .containsExactly("hear", "remember");
    }
}
