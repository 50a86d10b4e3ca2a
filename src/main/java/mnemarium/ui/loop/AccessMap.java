package mnemarium.ui.loop;

import java.util.List;
import java.util.function.IntFunction;

/**
 * Who touched what, when: steps by entries.
 *
 * @param timeline the steps, and where the cursor stands among them
 * @param entries how many entries there are at the cursor
 * @param column what happened in a lived step; asked only for what is visible
 */
record AccessMap(Timeline timeline, int entries, IntFunction<Column> column) {

    /** Before a run is open. */
    static final AccessMap EMPTY =
            new AccessMap(Timeline.EMPTY, 0, _ -> new Column(false, List.of()));

    /** How an entry was touched. */
    enum Kind {
        WRITTEN,
        HIT,
        LATE,
        /** Read, at or above the threshold, but a better one was taken. */
        ALSO,
        BELOW
    }

    /**
     * One touch.
     *
     * @param score the cosine of a read; 0 for a write
     */
    record Access(int entry, Kind kind, double score) {}

    /**
     * One step.
     *
     * @param skipped whether a lookup of it did not fit the budget
     * @param accesses the entries it touched
     */
    record Column(boolean skipped, List<Access> accesses) {
        public Column {
            accesses = List.copyOf(accesses);
        }
    }
}
