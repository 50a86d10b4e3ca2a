package mnemarium.ui.ledger;

import mnemarium.loop.ReuseEvent;
import mnemarium.loop.ReuseEvent.Decided;
import mnemarium.loop.Situation.Reusing;
import mnemarium.loop.Values;
import mnemarium.ui.chart.Mark;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The row of a decision that says in words why it ended so, and what was learned. */
final class DecisionWhy {

    private DecisionWhy() {}

    static Optional<DecisionRow> row(Reusing now, int task, Values scope, TaskEvents events) {
        List<DecisionLine> lines = new ArrayList<>();
        events.decided.ifPresent(decided -> lines.addAll(why(now, task, scope, events, decided)));
        if (events.widened) {
            lines.add(DecisionLine.quiet("The slice is whole again from this task on"));
        }
        events.missed.ifPresent(
                miss -> {
                    if (events.decided.isEmpty() || events.learned.isEmpty()) {
                        lines.add(
                                DecisionLine.quiet(
                                        "An earlier miss came to light: " + miss.dimensions()));
                    }
                });
        events.dropped.ifPresent(
                dropped ->
                        lines.add(
                                DecisionLine.quiet(
                                        dropped.dimensions()
                                                + " left the slice: the same outcome was derived"
                                                + " though it had moved")));
        return lines.isEmpty()
                ? Optional.empty()
                : Optional.of(new DecisionRow.Lines("Why", lines));
    }

    private static List<DecisionLine> why(
            Reusing now, int task, Values scope, TaskEvents events, Decided decided) {
        return switch (decided.reason()) {
            case NOTHING_KEPT ->
                    List.of(DecisionLine.of("This arm keeps nothing and derives always", ""));
            case NO_RECORD ->
                    List.of(
                            DecisionLine.of(
                                    (task == 0 ? "The first task" : "A new scope")
                                            + ": no record for "
                                            + RunWords.missing(scope),
                                    ""));
            case CORRECTED ->
                    List.of(
                            DecisionLine.of(
                                    "A miss came to light: "
                                            + events.learned
                                                    .map(each -> each.dimensions().toString())
                                                    .orElse("a dependency")
                                            + " is declared from here on",
                                    ""));
            case MOVED -> List.of(moved(now, events));
            case NOT_WORTH ->
                    List.of(
                            DecisionLine.of(
                                    "Not worth it: verifying and recalling cost %s, deriving %s"
                                            .formatted(
                                                    Amounts.count(
                                                            decided.verify() + decided.recall()),
                                                    Amounts.amount(
                                                            decided.derive(),
                                                            decided.currency().word())),
                                    ""));
            case UNCHECKED ->
                    List.of(DecisionLine.of("This arm reuses whatever its scope has", ""));
            case NOISE_ONLY ->
                    List.of(
                            DecisionLine.of(
                                    "Something moved, but nothing that is declared: reused in good"
                                            + " hope",
                                    ""));
            case VERIFIED -> List.of();
        };
    }

    private static DecisionLine moved(Reusing now, TaskEvents events) {
        List<String> real = new ArrayList<>();
        List<String> noise = new ArrayList<>();
        boolean stale = false;
        for (ReuseEvent.Tripped trip : events.trips) {
            stale |= trip.stale();
            for (TripView.Moved each : Trips.moved(now, trip)) {
                (each.real() ? real : noise).add(each.dimension());
            }
        }
        if (real.isEmpty()) {
            return DecisionLine.marked(
                    stale ? Mark.TRIP : Mark.TRIP_NOISE,
                    "Tripped by noise alone: "
                            + String.join(", ", noise)
                            + (stale
                                    ? "; all the same the record was stale, by what nobody sees"
                                    : "; the record was still right, which nobody could know"),
                    "");
        }
        return DecisionLine.marked(
                Mark.TRIP,
                "Tripped by "
                        + String.join(", ", real)
                        + (noise.isEmpty() ? "" : ", with " + String.join(", ", noise) + " (noise)")
                        + (stale ? "" : "; the record was still right"),
                "");
    }

    /** What made a reuse wrong, and when it comes to light. */
    static String wrong(ReuseEvent.FalseValid wrong) {
        List<String> what = new ArrayList<>(wrong.wrong().names());
        wrong.hidden().names().forEach(each -> what.add(each + " (hidden)"));
        return "%s moved. The agent does not know it yet%s"
                .formatted(
                        what.isEmpty() ? "Something" : String.join(", ", what),
                        wrong.missed().isEmpty()
                                ? ", and nothing will tell it"
                                : "; it comes to light at task "
                                        + Amounts.count(wrong.surfacesAt()));
    }
}
