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

    /** A cell in words: "Turn 2, step 3: m4 read, hit 0.981". */
    String words(int step, int entry) {
        StepColumns columns = new StepColumns(timeline.starts(), timeline.steps(), 1, 0);
        int turn = columns.turn(step);
        String place =
                "Turn %s, step %d: "
                        .formatted(Words.count(turn + 1L), step - columns.first(turn) + 1);
        Column at = column.apply(step);
        String touched =
                at.accesses().stream()
                        .filter(access -> access.entry() == entry)
                        .map(Access::words)
                        .reduce((one, other) -> one + ", " + other)
                        .orElse("untouched");
        String skipped = at.skipped() ? "; its lookup was skipped" : "";
        return entry < 0
                ? place + timeline.cells().get(step).words()
                : place + "m" + (entry + 1) + " " + touched + skipped;
    }

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
    record Access(int entry, Kind kind, double score) {

        private String words() {
            return switch (kind) {
                case WRITTEN -> "written";
                case HIT -> "read, hit " + Words.similarity(score);
                case LATE -> "read, late " + Words.similarity(score);
                case ALSO -> "read, a better one was taken " + Words.similarity(score);
                case BELOW -> "read, below threshold " + Words.similarity(score);
            };
        }
    }

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
