package mnemarium.experiment;

import static mnemarium.experiment.Column.column;
import static mnemarium.experiment.Column.count;
import static mnemarium.experiment.Column.share;

import mnemarium.loop.Outcome;

import java.util.List;

/** The columns of staleness traps and of decisions made again. */
final class ScriptedColumns {

    static final List<Column<Outcome.Trapped>> TRAP =
            List.of(
                    column("accuracy", "accuracy", "", 2, run -> share(run.right(), run.asked())),
                    column(
                            "verify-rate",
                            "share of values looked up",
                            "",
                            2,
                            run -> share(run.verified(), run.asked())),
                    count("asked", "values asked for", Outcome.Trapped::asked),
                    count("right", "right answers", Outcome.Trapped::right),
                    count("verified", "values looked up", Outcome.Trapped::verified),
                    column("turns", "turns", "turns", 0, Outcome.Trapped::turns),
                    column("tokens", "tokens", "tokens", 0, Outcome.Trapped::tokens));

    static final List<Column<Outcome.Settled>> PROCESS =
            List.of(
                    column(
                            "consistency",
                            "share of consistent decisions",
                            "",
                            2,
                            run -> share(run.consistent(), run.decisions())),
                    count("rework", "rejected options chosen", Outcome.Settled::rework),
                    column(
                            "investigate-rate",
                            "share of decisions investigated",
                            "",
                            2,
                            run -> share(run.investigated(), run.decisions())),
                    count("decisions", "decisions", Outcome.Settled::decisions),
                    count("consistent", "consistent decisions", Outcome.Settled::consistent),
                    count("investigated", "decisions investigated", Outcome.Settled::investigated),
                    column("turns", "turns", "turns", 0, Outcome.Settled::turns),
                    column("tokens", "tokens", "tokens", 0, Outcome.Settled::tokens));

    private ScriptedColumns() {}
}
