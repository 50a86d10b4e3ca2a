package mnemarium.loop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import mnemarium.loop.MemoryEvent.LookupSkipped;
import mnemarium.loop.TriageEvent.Verdict;
import mnemarium.scenario.Dial;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.Optional;

class LoopTest {

    private static Outcome.Triaged outcome(Played played) {
        return (Outcome.Triaged) Outcome.of(played.end());
    }

    private static Played play(String incidents, Arm arm, Map<Dial, String> dials) {
        return Played.out(Played.setup(Played.items(6, incidents), arm, 1, dials));
    }

    @Test
    void recognisesEveryDuplicateWhenMemoryCostsNothing() {
        Played played = play("abcabdeafbcd", Arm.IN_LOOP, Map.of(Dial.OWN_TURN_SIGHT, "off"));

        Outcome.Triaged outcome = outcome(played);
        assertThat(outcome.duplicates()).contains(6);
        assertThat(outcome.redundant()).contains(0);
        assertThat(outcome.guardErrors()).contains(0);
        assertThat(outcome.actions()).isEqualTo(6);
        assertThat(outcome.lookups()).isEqualTo(new Outcome.Lookups(12, 0, 0));
        assertThat(outcome.writes()).isEqualTo(new Outcome.Writes(6, 6));
    }

    @Test
    void skipsALookupThatWouldExceedTheBudget() {
        Played played =
                play(
                        "abcabd",
                        Arm.IN_LOOP,
                        Map.of(Dial.ADDED_LATENCY, "110", Dial.OWN_TURN_SIGHT, "off"));

        Outcome.Triaged outcome = outcome(played);
        assertThat(outcome.redundant()).contains(2);
        assertThat(outcome.guardErrors()).contains(0);
        assertThat(outcome.lookups()).isEqualTo(new Outcome.Lookups(0, 6, 0));
        LookupSkipped first =
                played.operations.stream()
                        .flatMap(operation -> operation.events().stream())
                        .filter(LookupSkipped.class::isInstance)
                        .map(LookupSkipped.class::cast)
                        .findFirst()
                        .orElseThrow();
        assertThat(first.needed().nanos()).isEqualTo(110_100_000);
        assertThat(first.leftNanos()).isEqualTo(100_000_000);
    }

    @Test
    void keepsAWriteThatOverdrawsTheBudget() {
        Played played =
                play(
                        "abcdef",
                        Arm.IN_LOOP,
                        Map.of(Dial.ADDED_LATENCY, "15", Dial.OWN_TURN_SIGHT, "off"));

        // three lookups and three writes are 90.6 ms; 9.4 ms are left, and three more writes kept
        assertThat(outcome(played).lookups()).isEqualTo(new Outcome.Lookups(3, 3, 0));
        assertThat(outcome(played).writes()).isEqualTo(new Outcome.Writes(6, 6));
        assertThat(played.end().leftNanos()).isEqualTo(100_000_000 - 9 * 15_100_000L);
    }

    @Test
    void runsALookupLateWhenItMayStartWhileAnythingIsLeft() {
        Played played =
                play(
                        "abcabd",
                        Arm.IN_LOOP,
                        Map.of(
                                Dial.ADDED_LATENCY, "110",
                                Dial.ADMISSION, "started",
                                Dial.OWN_TURN_SIGHT, "off",
                                Dial.CHARGE, "lookups"));

        assertThat(outcome(played).lookups()).isEqualTo(new Outcome.Lookups(1, 5, 1));
    }

    @Test
    void chargesWritesNothingUnderTheRuleLookups() {
        Played played =
                play(
                        "abcdef",
                        Arm.IN_LOOP,
                        Map.of(
                                Dial.ADDED_LATENCY, "15",
                                Dial.CHARGE, "lookups",
                                Dial.OWN_TURN_SIGHT, "off"));

        assertThat(outcome(played).lookups().made()).isEqualTo(6);
        assertThat(played.end().leftNanos()).isEqualTo(100_000_000 - 6 * 15_100_000L);
    }

    @Test
    void dismissesByItsOwnSightWhatItSawInThisTurn() {
        Played played = play("aabbcc" + "abcdef", Arm.NO_MEMORY, Map.of());

        Outcome.Triaged outcome = outcome(played);
        assertThat(outcome.duplicates()).contains(6);
        assertThat(outcome.redundant()).contains(3);
        assertThat(outcome.lookups().made()).isZero();
        assertThat(played.end().memory()).isEmpty();
    }

    @Test
    void claimsNoRedundancyWithoutIncidentIds() {
        var items =
                List.of(
                        new mnemarium.scenario.Item("1", "disk full", null, "", Map.of()),
                        new mnemarium.scenario.Item("2", "disk full", null, "", Map.of()));
        var triage =
                new mnemarium.scenario.Triage(
                        "log",
                        "Log",
                        "",
                        "in-loop",
                        Map.of(Dial.OWN_TURN_SIGHT, "off"),
                        "static",
                        6,
                        new mnemarium.scenario.ItemList(items));
        // the oracle knows these items by their text alone
        Setup setup = Played.setup(triage, Arm.IN_LOOP, 1, Map.of());
        Played played = Played.out(setup);

        Outcome.Triaged outcome = outcome(played);
        assertThat(outcome.redundant()).isEqualTo(Optional.empty());
        assertThat(outcome.suggested()).isEqualTo(1);
    }

    @Test
    void aMovedDialActsAtTheNextOperationAndIsAnEvent() {
        Setup setup = Played.setup(Played.items(6, "abcdef"), Arm.IN_LOOP, 1, Map.of());
        Loop loop = Played.loop(setup);
        State state = loop.start().after();
        Operation moved = loop.next(state, Inputs.of(List.of(new Move(Dial.ADDED_LATENCY, "110"))));

        assertThat(moved.events().getFirst())
                .isEqualTo(new RunEvent.DialMoved(0, "added-latency", "0", "110"));
        assertThat(moved.events()).anyMatch(LookupSkipped.class::isInstance);
        assertThat(moved.after().dials().addedNanos()).isEqualTo(110_000_000);
    }

    @Test
    void timePassesByReasoningAndByEachOperation() {
        Played played = play("ab", Arm.IN_LOOP, Map.of(Dial.ADDED_LATENCY, "15"));

        assertThat(outcome(played).virtualMillis()).isCloseTo(2 * 1200 + 4 * 15.1, within(1e-9));
    }

    @Test
    void foldsTheSameStateFromTheLog() {
        Played played = play("abcabdeafbcd", Arm.IN_LOOP, Map.of(Dial.ADDED_LATENCY, "15"));

        State folded = State.before(played.setup);
        for (int i = 0; i < played.operations.size(); i++) {
            List<Event> read =
                    Canonical.lines(played.operations.get(i).events()).stream()
                            .map(Canonical::event)
                            .toList();
            folded = folded.after(read);
            assertThat(StateHash.of(folded)).isEqualTo(StateHash.of(played.states.get(i)));
        }
        assertThat(folded).isEqualTo(played.end());
    }

    @Test
    void goingOnFromThePastLeavesTheLaterStatesAsTheyWere() {
        Setup setup = Played.setup(Played.items(6, "abcabdeafbcd"), Arm.IN_LOOP, 1, Map.of());
        Played played = Played.out(setup);
        String before = StateHash.of(played.end());

        State past = played.states.get(10);
        Loop branch = Played.loop(setup);
        State other = past;
        while (!other.ended()) {
            other =
                    branch.next(other, Inputs.of(List.of(new Move(Dial.ADDED_LATENCY, "110"))))
                            .after();
        }
        assertThat(StateHash.of(played.end())).isEqualTo(before);
        assertThat(StateHash.of(other)).isNotEqualTo(before);
    }

    @Test
    void judgesAClosedAlertThatWasNeverInvestigatedAsAGuardError() {
        // at threshold 0 whatever is nearest matches, if its cosine is not below zero
        Played played =
                play("abcdefghijkl", Arm.IN_LOOP, Map.of(Dial.THRESHOLD, "0", Dial.TOP_K, "1"));

        Prefix<Situation.Handled> handled =
                ((Situation.Triaging) played.end().situation()).handled();
        long missed =
                handled.stream().filter(each -> each.verdict() == Verdict.MISSED_INCIDENT).count();
        assertThat(missed).isPositive();
        assertThat(played.end().counts().guardErrors()).isEqualTo((int) missed);
        assertThat(played.end().counts().redundant()).isZero();
    }
}
