package mnemarium.experiment;

import static mnemarium.experiment.Column.column;
import static mnemarium.experiment.Column.count;

import mnemarium.loop.Outcome;
import mnemarium.loop.Situation;
import mnemarium.loop.State;
import mnemarium.loop.reuse.ReuseOutcome;

import java.time.Duration;
import java.util.List;

/** The columns of a drifting world. */
final class ReuseColumns {

    static final List<Column<Measures.Reuse>> REUSE =
            List.of(
                    column(
                            "turns-per-task",
                            "turns per task",
                            "turns",
                            4,
                            run -> run.outcome().turnsPerTask()),
                    column("turns", "turns", "turns", 0, run -> run.outcome().turns()),
                    count("tasks", "tasks", run -> run.outcome().tasks()),
                    count("correct", "right outcomes", run -> run.outcome().correct()),
                    column("accuracy", "accuracy", "", 4, run -> run.outcome().accuracy()),
                    count("false-valid", "false-valid reuses", run -> run.outcome().falseValid()),
                    column(
                            "false-valid-rate",
                            "false-valid reuses per task",
                            "",
                            4,
                            run -> run.outcome().falseValidRate()),
                    count("derives", "derivations", run -> run.outcome().derives()),
                    count("checks", "checks paid", run -> run.outcome().checks()),
                    count("reuses", "reuses", run -> run.outcome().reuses()),
                    column(
                            "reuse-rate",
                            "reuses per task",
                            "",
                            4,
                            run -> run.outcome().reuseRate()),
                    column("tokens", "tokens", "tokens", 0, run -> run.outcome().tokens()),
                    column(
                            "tokens-per-task",
                            "tokens per task",
                            "tokens",
                            1,
                            run -> run.outcome().tokensPerTask()),
                    count("trips", "trips", run -> run.outcome().trips()),
                    count("needless-trips", "needless trips", run -> run.outcome().needlessTrips()),
                    count(
                            "corrections",
                            "corrective derivations",
                            run -> run.outcome().corrections()),
                    count("records", "records", Measures.Reuse::records),
                    count(
                            "any-false-valid",
                            "whether any reuse was false-valid",
                            run -> flag(run.outcome().falseValid() > 0)),
                    count("dearer", "whether dearer than no memory", run -> flag(isDearer(run))),
                    column(
                            "seconds",
                            "virtual time",
                            "s",
                            1,
                            run -> run.outcome().time().toNanos() / 1e9),
                    column(
                            "dollars",
                            "price",
                            "USD",
                            4,
                            run -> run.outcome().dollars().doubleValue()));

    private ReuseColumns() {}

    /** A run that was played, as one that was only counted. */
    static Measures.Reuse reuse(Outcome.Reused run, State state) {
        Situation.Reusing reusing = (Situation.Reusing) state.situation();
        return new Measures.Reuse(
                new ReuseOutcome(
                        run.tasks(),
                        run.correct(),
                        run.falseValid(),
                        run.reuses(),
                        run.derives(),
                        run.corrections(),
                        run.trips(),
                        run.needlessTrips(),
                        run.checks(),
                        run.turns(),
                        run.tokens(),
                        Duration.ofNanos(run.seconds().movePointRight(9).longValueExact()),
                        run.dollars()),
                reusing.remembered().records().size(),
                reusing.rules().world().costs().derive().turns());
    }

    private static double flag(boolean isSo) {
        return isSo ? 1 : 0;
    }

    private static boolean isDearer(Measures.Reuse run) {
        return run.outcome().turns() > (long) run.outcome().tasks() * run.deriveTurns();
    }
}
