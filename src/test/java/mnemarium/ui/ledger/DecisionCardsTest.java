package mnemarium.ui.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.loop.Move;
import mnemarium.scenario.Dial;
import mnemarium.scenario.DriftingWorld;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.OptionalInt;

class DecisionCardsTest {

    private static String text(Reused run, int operation) {
        return DecisionText.of(run.decision(operation)).replace('\u2009', ' ');
    }

    @Test
    void task31OfTheCanaryReusesTheFourthRecord() {
        Reused run = Reused.world("ledger-canary").toTask(31);
        assertThat(text(run, run.newest()).replaceAll("equal, [0-9a-f]{4} [0-9a-f]{4}", "equal"))
                .isEqualTo(
                        """
                        Task 31 decision, saved 3 turns
                        Route: Scope db_version = 18, 1 of 4 records
                        Rank: R-04, net 3 turns, 1st
                          R-02 out of scope: db_version = 17
                          R-03 superseded by R-04
                        Checks: (reproduced) Fingerprint equal
                          4 of 4 dimensions, 1 of 3 turns to verify spent
                        Net: derive 5, verify −1, recall −1, net 3 turns
                        Verdict: Reuse R-04, 2 turns, answer right
                        """);
    }

    @Test
    void task20DerivesBecauseItsScopeIsNew() {
        Reused run = Reused.world("ledger-canary").toTask(20);
        assertThat(text(run, run.newest()))
                .isEqualTo(
                        """
                        Task 20 decision
                        Route: Scope db_version = 18, 0 of 2 records
                        Checks: None run: there is no record to check
                        Verdict: Derive, 5 turns, answer right, Kept as R-03
                        Why: A new scope: no record for db_version 18
                        """);
    }

    @Test
    void task30SaysWhatTrippedAndThatTheRunnerIsNoise() {
        Reused run = Reused.world("ledger-canary").toTask(30);
        assertThat(text(run, run.newest()))
                .contains(
                        "(differs) Fingerprint differs",
                        " at derivation, ",
                        "(trip, real) workload oltp to analytics, declared, real",
                        "(trip, noise) ci_runner A to B, noise",
                        "4 of 4 dimensions, not charged: a task that derives pays the derivation alone",
                        "Verdict: Derive, 5 turns, answer right,"
                                + " Kept as R-04, in the place of R-03",
                        "Why: (trip, real) Tripped by workload, with ci_runner (noise)");
    }

    @Test
    void inTheMiddleOfATaskItSaysWhatIsKnown() {
        Reused run = Reused.world("ledger-canary").toTask(31);
        int end = run.newest();
        assertThat(run.decision(end - 2).rows()).hasSize(1);
        assertThat(text(run, end - 2)).contains("Task 31", "Route: Scope db_version = 18");
        assertThat(text(run, end - 1))
                .contains("Fingerprint equal", "Verdict: Reuse R-04, not done yet");
        assertThat(run.decision(0)).isEqualTo(DecisionView.EMPTY);
    }

    @Test
    void everyCheckThatFailedOrPassedIsTold() {
        Reused run = Reused.world("ledger-v1").toTask(30);
        assertThat(text(run, run.newest()))
                .contains(
                        "Checks: (differs) workload oltp to analytics, fail",
                        "(reproduced) db_version 18, pass",
                        "(reproduced) data_volume small, pass");
        assertThat(text(run, run.endOf(29)))
                .contains(
                        "3 of 3 turns to verify spent",
                        "Net: derive 5, verify −3, recall −1, net 1 turn");
    }

    @Test
    void whatDoesNotPayIsNotChecked() {
        Reused run = Reused.world("ledger-v1").toTask(3).toTask(5, new Move(Dial.CHECK_TURNS, "2"));
        assertThat(text(run, run.newest()))
                .contains(
                        "None run: 6 turns to verify 3 dependencies and recalling 1,"
                                + " deriving costs 5",
                        "Why: Not worth it: verifying and recalling cost 7, deriving 5 turns");
    }

    @Test
    void aFalseValidReuseIsToldThoughTheAgentDoesNotKnowItYet() {
        Reused run = Reused.world("ledger-learn").toTask(42);
        assertThat(text(run, run.endOf(40)))
                .contains(
                        "answer false-valid, data_volume moved. The agent does not know it yet;"
                                + " it comes to light at task 42");
        assertThat(text(run, run.endOf(42)))
                .contains(
                        "Verdict: Corrective derivation",
                        "Why: A miss came to light: data_volume is declared from here on");
    }

    @Test
    void hiddenDriftIsNeverFoundOut() {
        Reused run =
                Reused.world(
                                "ledger-v1",
                                80,
                                List.of(
                                        new DriftingWorld.Hidden(
                                                "optimizer", "old", "new", OptionalInt.of(50))))
                        .toTask(50);
        assertThat(text(run, run.newest()))
                .contains(
                        "answer false-valid, optimizer (hidden) moved. The agent does not know it"
                                + " yet, and nothing will tell it");
    }

    @Test
    void theArmsThatDoNotCheckSaySo() {
        assertThat(text(Reused.world("no-memory").toTask(2), 9))
                .isEqualTo(
                        """
                        Task 2 decision
                        Verdict: Derive, 5 turns, answer right
                        Why: This arm keeps nothing and derives always
                        """);
        Reused naive = Reused.world("naive-cache").toTask(2);
        assertThat(text(naive, naive.newest()))
                .contains("None run: this arm checks nothing", "saved 4 turns");
        Reused tiered = Reused.world("ledger-tiered").toTask(10);
        assertThat(text(tiered, tiered.newest()))
                .contains(
                        "reused in good hope",
                        "(differs) Fingerprint differs",
                        "(trip, noise) ci_runner A to B, noise");
        Reused narrowing = Reused.world("ledger-narrowing").toTask(10);
        assertThat(text(narrowing, narrowing.newest()))
                .contains("Tripped by noise alone: ci_runner", "ci_runner left the slice");
    }
}
