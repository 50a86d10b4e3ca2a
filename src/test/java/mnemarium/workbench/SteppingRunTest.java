package mnemarium.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import mnemarium.loop.Canonical;
import mnemarium.loop.Outcome;
import mnemarium.loop.Situation;
import mnemarium.loop.TenureEvent;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Source;
import mnemarium.scenario.file.Shipped;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Runs whose steps stand by themselves on the bench: kept, gone back in, branched, reopened. */
class SteppingRunTest extends OnTheBench {

    private void open(String scenario, String arm) {
        bench.open(source(scenario), RunOptions.NONE.withArm(arm)).join();
    }

    private static Source source(String scenario) {
        return new Shipped().named(scenario).orElseThrow();
    }

    private Snapshot toEnd() {
        Snapshot now = settled();
        while (!now.state().ended()) {
            live().step(Grain.TURN);
            now = settled();
        }
        return now;
    }

    @ParameterizedTest
    @CsvSource({
        "announced-440, supersession-role, 90",
        "silent-600, ledger-ttl-3, 90",
        "staleness-trap, method, 12",
        "process-memory, without-history, 9",
        "three-lanes, by-type, 40",
        "support-desk, gated, 40",
        "warehouse-analyst, transcript-search, 30"
    })
    void everyStateOfThePastIsTheOneThatWasLived(String scenario, String arm, int operations) {
        open(scenario, arm);
        List<String> lived = new ArrayList<>();
        for (int i = 0; i < operations; i++) {
            live().step(Grain.OPERATION);
            lived.add(settled().stateHash());
        }
        for (int i = operations; i >= 1; i -= 7) {
            live().goTo(i);
            assertThat(settled().stateHash()).isEqualTo(lived.get(i - 1));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "announced-440, naive-append",
        "staleness-trap, bare",
        "process-memory, with-history",
        "three-lanes, by-type",
        "support-desk, memory-with-expiry"
    })
    void aRunIsTheSameAfterARestart(String scenario, String arm) {
        open(scenario, arm);
        live().step(Grain.STEP);
        live().step(Grain.STEP);
        live().step(Grain.OPERATION);
        Snapshot before = settled();
        bench.close();
        bench = bench();
        assertThat(bench.reopen(before.run().id()).join().stateHash())
                .isEqualTo(before.stateHash());
    }

    @Test
    void pressureTurnedOffFromThePastMakesABranchThatLooks() {
        open("staleness-trap", "bare");
        Snapshot parent = toEnd();
        assertThat(((Outcome.Trapped) Outcome.of(parent.state())).right()).isZero();
        live().toStart();
        live().step(Grain.STEP);
        live().move(Dial.PRESSURE, "off");
        Snapshot end = toEnd();
        assertThat(end.run().parent()).contains(parent.run().id());
        assertThat(((Outcome.Trapped) Outcome.of(end.state())).right()).isEqualTo(3);
        assertThat(bench.reopen(parent.run().id()).join().stateHash())
                .isEqualTo(parent.stateHash());
    }

    @Test
    void ownersOutOfOrderFromThePastMakeABranchThatLeavesQuestionsOpen() {
        open("support-desk", "gated");
        Snapshot parent = toEnd();
        live().toStart();
        for (int i = 0; i < 4; i++) {
            live().step(Grain.STEP);
        }
        live().move(Dial.OUTAGE, "1");
        Snapshot end = toEnd();
        assertThat(end.run().parent()).contains(parent.run().id());
        Outcome.Tenured before = (Outcome.Tenured) Outcome.of(parent.state());
        Outcome.Tenured after = (Outcome.Tenured) Outcome.of(end.state());
        assertThat(before.count(TenureEvent.Ending.OUTAGE)).isZero();
        assertThat(after.count(TenureEvent.Ending.OUTAGE)).isPositive();
    }

    @Test
    void theThirdGrainOfAHistoryGoesToTheEndOfAConversation() {
        open("support-desk", "gated");
        live().step(Grain.STEP);
        live().step(Grain.TURN);
        assertThat(settled().state().step()).isEqualTo(5);
        live().step(Grain.TURN);
        assertThat(settled().state().step()).isEqualTo(9);
    }

    @Test
    void aDialMovedInsideAStepWaitsForTheNextOne() {
        open("staleness-trap", "none");
        live().step(Grain.OPERATION);
        live().move(Dial.CHECK_TURNS, "4");
        live().step(Grain.OPERATION);
        assertThat(settled().pending()).hasSize(1);
        live().step(Grain.STEP);
        assertThat(((Outcome.Trapped) Outcome.of(settled().state())).turns()).isEqualTo(2);
        live().step(Grain.STEP);
        assertThat(settled().pending()).isEmpty();
        assertThat(((Outcome.Trapped) Outcome.of(settled().state())).turns()).isEqualTo(2 + 5);
    }

    @Test
    void aKeptRunOfLanesPlayedAgainIsIdenticalItsMovesIncluded() throws Exception {
        open("three-lanes", "by-type");
        for (int i = 0; i < 6; i++) {
            live().step(Grain.STEP);
        }
        live().move(Dial.ADDED_LATENCY, "200");
        live().move(Dial.CHECK_TURNS, "2");
        Snapshot end = toEnd();
        List<List<String>> lines =
                end.trail().operations().stream()
                        .map(each -> Canonical.lines(each.events()))
                        .toList();
        assertThat(lines.toString()).contains("dial-moved", "lookup-skipped", "ledger-asked");
        Prepared again =
                bench.preparation().prepare(source("three-lanes"), RunOptions.NONE, Map.of());
        assertThat(Recording.again(again, lines, System::nanoTime))
                .isEqualTo(new Recording.Comparison.Identical(lines.size()));
    }

    @Test
    void theThirdGrainGoesToTheNextWrongAnswer() {
        open("announced-440", "supersession");
        live().step(Grain.STEP);
        live().step(Grain.TURN);
        Situation.Stepping stepping = (Situation.Stepping) settled().state().situation();
        assertThat(stepping.progress().wentWrong()).isTrue();
        assertThat(Marking.strip(settled().trail())).endsWith("x");
        assertThat(Marking.headline(settled().state()))
                .startsWith("session " + stepping.progress().steps() + " of 440, ")
                .endsWith("1 stale actions");
        assertThat(Grain.TURN.word("evolving-world")).isEqualTo("To next wrong answer");
    }

    @Test
    void dialsOfOtherKindsAreRefused() {
        open("announced-440", "ledger");
        assertThatThrownBy(() -> live().move(Dial.BUDGET, "50"))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> live().move(Dial.PRESSURE, "off"))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
