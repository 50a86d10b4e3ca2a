package mnemarium.experiment;

import static mnemarium.experiment.Column.column;
import static mnemarium.experiment.Column.count;
import static mnemarium.experiment.Column.share;

import mnemarium.loop.Outcome;
import mnemarium.loop.TenureEvent.Ending;
import mnemarium.scenario.TenureFact.Sort;

import java.util.List;

/** The columns of an agent that has known its user for long. */
final class TenureColumns {

    static final List<Column<Outcome.Tenured>> TENURE =
            List.of(
                    column(
                            "right-share",
                            "share of facts right",
                            "",
                            3,
                            run -> share(run.rightFacts(), run.facts())),
                    column(
                            "answers-right",
                            "share of questions right",
                            "",
                            3,
                            run -> share(run.right(), run.questions())),
                    count("facts", "facts needed", Outcome.Tenured::facts),
                    count("right", "facts right", Outcome.Tenured::rightFacts),
                    ended("stale", "wrong from a stale copy", Ending.STALE),
                    ended("neighbour", "wrong from something else", Ending.NEIGHBOUR),
                    ended("partial", "wrong from a part of it", Ending.PARTIAL),
                    ended("claimed", "wrong from a claim", Ending.CLAIMED),
                    count("unanswered", "not answered", Outcome.Tenured::unanswered),
                    count("unseen", "told to whom its owner refuses it", Outcome.Tenured::unseen),
                    column(
                            "ms-per-question",
                            "time of memory, look-up and search per question",
                            "ms",
                            1,
                            run -> per(run.millis().doubleValue(), run.questions())),
                    column(
                            "tokens-per-question",
                            "tokens per question",
                            "tokens",
                            0,
                            run -> per((double) run.tokens(), run.questions())),
                    column(
                            "turns-per-question",
                            "turns per question",
                            "turns",
                            2,
                            run -> per((double) run.turns(), run.questions())),
                    column("minutes", "minutes of the user", "min", 0, Outcome.Tenured::minutes),
                    sorted("owned", Sort.OWNED),
                    sorted("published", Sort.PUBLISHED),
                    sorted("said-once", Sort.SAID_ONCE),
                    sorted("put-together", Sort.PUT_TOGETHER),
                    sorted("claims", Sort.CLAIMED),
                    count("lookups", "look-ups", Outcome.Tenured::lookups),
                    count("searches", "searches", Outcome.Tenured::searches),
                    count("reads", "reads of the memory", run -> run.reads().made()),
                    count("writes", "writes of the memory", run -> run.writes().made()));

    private TenureColumns() {}

    private static Column<Outcome.Tenured> ended(String name, String label, Ending ending) {
        return count(name, label, run -> run.count(ending));
    }

    private static Column<Outcome.Tenured> sorted(String name, Sort sort) {
        return column(
                "right-" + name,
                "share right of facts " + name.replace('-', ' '),
                "",
                3,
                run -> share(run.of(sort).right(), run.of(sort).asked()));
    }

    private static double per(double whole, int parts) {
        return parts == 0 ? Double.NaN : whole / parts;
    }
}
