package mnemarium.ui.ledger;

import mnemarium.loop.ReuseTally;
import mnemarium.ui.Figures;

import java.util.List;

/** Derives what a run in a drifting world has come to from its counts at the cursor. */
final class LedgerSoFars {

    private LedgerSoFars() {}

    static LedgerSoFar of(ReuseTally tally) {
        if (tally.tasks() == 0) {
            return new LedgerSoFar(
                    "no task done yet", List.of(), "0", "against no-memory, once a task is done");
        }
        double tasks = tally.tasks();
        return new LedgerSoFar(
                Figures.counted(tally.tasks(), "task", "tasks") + ", against no-memory",
                List.of(
                        LedgerSoFar.Bar.of(
                                "turns-per-task",
                                "Turns per task",
                                rate(tally.turnsPerTask()),
                                rate(tally.noMemoryTurns() / tasks)),
                        LedgerSoFar.Bar.of(
                                "tokens-per-task",
                                "Tokens per task",
                                whole(tally.tokensPerTask()),
                                whole(tally.noMemoryTokens() / tasks)),
                        LedgerSoFar.Bar.of(
                                "accuracy", "Accuracy", rate(tally.accuracy()), rate(1))),
                Figures.count(tally.falseValid()),
                "%s, %s, %s"
                        .formatted(
                                Figures.counted(tally.derives(), "derivation", "derivations"),
                                Figures.counted(tally.reuses(), "reuse", "reuses"),
                                Figures.counted(tally.checks(), "check", "checks")));
    }

    private static LedgerSoFar.Figure rate(double value) {
        return new LedgerSoFar.Figure(value, Figures.rate(value));
    }

    private static LedgerSoFar.Figure whole(double value) {
        return new LedgerSoFar.Figure(value, Figures.count(Math.round(value)));
    }
}
