package mnemarium.ui.ledger;

import mnemarium.loop.Event;
import mnemarium.loop.KeptRecord;
import mnemarium.loop.Names;
import mnemarium.loop.ReuseEvent;
import mnemarium.loop.Situation.Reusing;
import mnemarium.loop.Values;
import mnemarium.ui.Ints;
import mnemarium.workbench.Trail;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Derives a trip, taken apart, from the log. */
final class Trips {

    private Trips() {}

    /**
     * A trip at or before the cursor.
     *
     * @param wanted the operation of the trip to be shown; if there is no such trip up to the
     *     cursor, the last one is shown
     */
    static Optional<TripView> of(
            LedgerTrack track, Trail trail, Reusing now, int cursor, int wanted) {
        Ints trips = track.trips();
        int last = trips.lastUpTo(cursor);
        int place = trips.lastUpTo(Math.min(wanted, cursor));
        if (place < 0 || trips.at(place) != wanted) {
            place = last;
        }
        if (place < 0) {
            return Optional.empty();
        }
        int operation = trips.at(place);
        List<TripView.Moved> moved = new ArrayList<>();
        boolean stale = false;
        for (Event event : track.events(operation)) {
            if (event instanceof ReuseEvent.Tripped tripped) {
                moved.addAll(moved(now, tripped));
                stale |= tripped.stale();
            }
        }
        boolean canary = now.rules().policy().arm().fingerprints();
        return Optional.of(
                new TripView(
                        canary ? "Last canary trip" : "Last failed check",
                        trail.stepOf(operation) - 1,
                        operation,
                        place + 1,
                        last + 1,
                        moved,
                        operation + 1 > cursor
                                ? "not known yet"
                                : cost(now, track.events(operation + 1)),
                        canary ? "Without canary" : "Without the check",
                        stale ? "reuse would have been false-valid" : "reuse would have been right",
                        stale,
                        place > 0 ? Optional.of(trips.at(place - 1)) : Optional.empty(),
                        place < last ? Optional.of(trips.at(place + 1)) : Optional.empty()));
    }

    /** What moved in a trip, what matters first. */
    static List<TripView.Moved> moved(Reusing now, ReuseEvent.Tripped tripped) {
        Values was =
                tripped.record() > 0 && tripped.record() <= now.records().size()
                        ? record(now, tripped.record()).environment()
                        : Values.NONE;
        List<TripView.Moved> moved = new ArrayList<>();
        add(moved, now, was, tripped.declared(), "declared, real", true);
        add(moved, now, was, tripped.undeclared(), "undeclared, real", true);
        add(moved, now, was, tripped.late(), "relevant by now, undeclared, real", true);
        add(moved, now, was, tripped.noise(), "noise", false);
        return moved;
    }

    private static void add(
            List<TripView.Moved> moved,
            Reusing now,
            Values was,
            Names names,
            String words,
            boolean real) {
        for (String name : names.names()) {
            String before = RunWords.value(was, name);
            moved.add(
                    new TripView.Moved(
                            name,
                            "%s to %s, %s"
                                    .formatted(
                                            before,
                                            RunWords.other(now.rules().world(), name, before),
                                            words),
                            real));
        }
    }

    private static String cost(Reusing now, List<Event> act) {
        for (Event event : act) {
            switch (event) {
                case ReuseEvent.Derived derived -> {
                    return "1 derivation, " + spent(now, derived.turns(), derived.tokens());
                }
                case ReuseEvent.CorrectiveDerivation derived -> {
                    return "1 derivation, " + spent(now, derived.turns(), derived.tokens());
                }
                case ReuseEvent.Reused reused -> {
                    return "reused all the same, " + spent(now, reused.turns(), reused.tokens());
                }
                default -> {
                    // the other events of the act cost nothing
                }
            }
        }
        return "not known yet";
    }

    /** What a task took, in the currency that the run weighs in. */
    static String spent(Reusing now, long turns, long tokens) {
        return switch (now.rules().policy().currency()) {
            case TURNS -> Amounts.counted(turns, "turn", "turns");
            case TOKENS -> Amounts.counted(tokens, "token", "tokens");
        };
    }

    /** A record of the run. */
    static KeptRecord record(Reusing now, int number) {
        return now.records().get(number - 1);
    }
}
