package mnemarium.ui.ledger;

import mnemarium.ui.chart.Mark;

import java.util.List;
import java.util.Optional;

/**
 * A trip of the canary (or a check that failed), taken apart.
 *
 * @param title "Last canary trip"
 * @param task the task's number
 * @param operation where it happened, for going there
 * @param place its number among the trips so far, from 1
 * @param trips how many there are so far
 * @param moved what moved
 * @param cost what it cost: "1 derivation, 5 turns"
 * @param without what stands before the next: "Without canary"
 * @param otherwise what reuse would have been: "reuse would have been false-valid"
 * @param stale whether that would have been wrong
 * @param earlier the operation of the trip before it, if there is one
 * @param later the operation of the trip after it, if there is one up to the cursor
 */
public record TripView(
        String title,
        int task,
        int operation,
        int place,
        int trips,
        List<Moved> moved,
        String cost,
        String without,
        String otherwise,
        boolean stale,
        Optional<Integer> earlier,
        Optional<Integer> later) {

    public TripView {
        moved = List.copyOf(moved);
    }

    /**
     * A dimension that moved.
     *
     * @param dimension its name
     * @param words "oltp to analytics, declared, real"
     * @param real whether it matters to the outcome
     */
    public record Moved(String dimension, String words, boolean real) {
        Mark mark() {
            return real ? Mark.TRIP : Mark.TRIP_NOISE;
        }
    }

    /** For those who cannot see it. */
    public String text() {
        StringBuilder text = new StringBuilder(title).append(", task ").append(task);
        moved.forEach(
                each ->
                        text.append("; ")
                                .append(each.dimension())
                                .append(' ')
                                .append(each.words()));
        return text.append("; cost ")
                .append(cost)
                .append("; ")
                .append(without)
                .append(": ")
                .append(otherwise)
                .toString();
    }
}
