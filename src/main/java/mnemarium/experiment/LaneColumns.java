package mnemarium.experiment;

import static mnemarium.experiment.Column.column;
import static mnemarium.experiment.Column.count;
import static mnemarium.experiment.Column.share;

import mnemarium.loop.LaneEvent;
import mnemarium.loop.Outcome;

import java.util.List;

/** The columns of questions for three lanes. */
final class LaneColumns {

    static final List<Column<Outcome.Laned>> LANES =
            List.of(
                    count("right", "right answers", Outcome.Laned::right),
                    count("questions", "questions", Outcome.Laned::questions),
                    column(
                            "accuracy",
                            "accuracy",
                            "",
                            2,
                            run -> share(run.right(), run.questions())),
                    column("turns", "turns", "turns", 0, Outcome.Laned::turns),
                    column("tokens", "tokens", "tokens", 0, Outcome.Laned::tokens),
                    count("to-facts", "sent to facts", run -> sent(run, LaneEvent.Lane.FACTS)),
                    count(
                            "to-process",
                            "sent to process",
                            run -> sent(run, LaneEvent.Lane.PROCESS)),
                    count("to-live", "sent to the owner", run -> sent(run, LaneEvent.Lane.LIVE)),
                    count("work-turns", "turns of work before", Outcome.Laned::workTurns),
                    count("records", "records", Outcome.Laned::records),
                    count("lookups", "lookups made", run -> run.lookups().made()),
                    count("skipped", "lookups skipped", run -> run.lookups().skipped()));

    private LaneColumns() {}

    private static double sent(Outcome.Laned run, LaneEvent.Lane lane) {
        return run.sent().getOrDefault(lane, 0);
    }
}
