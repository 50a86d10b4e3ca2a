package mnemarium.ui.loop;

/**
 * Where the steps of a run lie side by side: one column each, a gap between turns. Finding the
 * steps in a range of pixels takes the logarithm of the number of turns, so that a run of any
 * length is drawn by its visible part.
 *
 * @param starts where the turns begin
 * @param steps how many steps there are in all turns
 * @param cell width of a column
 * @param gap between the last column of a turn and the first of the next
 */
record StepColumns(TurnStarts starts, int steps, double cell, double gap) {

    StepColumns {
        if (!(cell > 0) || gap < 0) {
            throw new IllegalArgumentException(
                    "a column is %s wide with a gap of %s, expected more than 0 and at least 0"
                            .formatted(cell, gap));
        }
    }

    /**
     * The columns of a run, as wide as fits.
     *
     * @param room for all of them
     * @param narrowest width of a column, even if they are then wider than the room
     * @param widest width of a column
     */
    static StepColumns fitting(
            Timeline timeline, double room, double narrowest, double widest, double gap) {
        double gaps = Math.max(0, timeline.starts().turns() - 1) * gap;
        double cell =
                timeline.steps() == 0
                        ? widest
                        : Math.clamp((room - gaps) / timeline.steps(), narrowest, widest);
        return new StepColumns(timeline.starts(), timeline.steps(), cell, gap);
    }

    /** How many turns there are. */
    int turns() {
        return starts.turns();
    }

    /** The turn (from 0) that a step belongs to. */
    int turn(int step) {
        return starts.turn(step);
    }

    /** First step of a turn. */
    int first(int turn) {
        return starts.first(turn);
    }

    /** One behind the last step of a turn. */
    int end(int turn) {
        return turn + 1 < turns() ? first(turn + 1) : steps;
    }

    /** Left edge of a step's column. */
    double x(int step) {
        return step * cell + turn(step) * gap;
    }

    /** Left edge of a turn. */
    double turnX(int turn) {
        return first(turn) * cell + turn * gap;
    }

    /** Width of a turn. */
    double turnWidth(int turn) {
        return (end(turn) - first(turn)) * cell;
    }

    /** Width of all. */
    double width() {
        return steps * cell + Math.max(0, turns() - 1) * gap;
    }

    /** The turn at a place; in a gap, the turn before it. */
    int turnAt(double x) {
        int low = 0;
        int high = turns() - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (turnX(middle) <= x) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    /** The step whose column holds a place, or -1 in a gap and outside. */
    int stepAt(double x) {
        if (steps == 0 || x < 0 || x >= width()) {
            return -1;
        }
        int turn = turnAt(x);
        int inTurn = (int) Math.floor((x - turnX(turn)) / cell);
        int step = first(turn) + inTurn;
        return step < end(turn) ? step : -1;
    }
}
