package mnemarium.ui.loop;

import java.util.List;

/**
 * A run as the timeline shows it. Lists may be lazy: the timeline reads only what is visible, and
 * all cells once for the overview of a run that does not fit.
 *
 * @param starts where the turns begin, in the whole scenario
 * @param steps number of steps in the whole scenario, lived or to come
 * @param cells the lived steps, from the first
 * @param cursor index of the step the cursor stands in; -1 before the first
 * @param moves where dials were moved
 * @param turnWord what a turn is called: "Turn", or "Question" where each step stands by itself
 */
record Timeline(
        TurnStarts starts,
        int steps,
        List<TimelineCell> cells,
        int cursor,
        List<MoveMark> moves,
        String turnWord) {

    /** Before a run is open. */
    static final Timeline EMPTY =
            new Timeline(TurnStarts.NONE, 0, List.of(), -1, List.of(), "Turn");

    /** Whether every turn is a single step, so that naming both would say the same twice. */
    boolean hasStepsAlone() {
        return starts.turns() == steps;
    }

    /**
     * A dial that was moved.
     *
     * @param step index of the step begun before the move; -1 before the first
     * @param within whether that step went on after the move
     * @param operation the operation at which it acted: where a click goes
     * @param words "added latency 0 to 15 ms"
     */
    record MoveMark(int step, boolean within, int operation, String words) {

        /**
         * Where it stands: between two cells; in the middle of a cell if its step went on after the
         * move.
         */
        double x(StepColumns columns) {
            if (step < 0) {
                return -5;
            }
            int last = Math.min(step, columns.steps() - 1);
            double x = columns.x(last) + columns.cell();
            if (within) {
                return x - columns.cell() / 2;
            }
            boolean lastOfTurn = last + 1 == columns.end(columns.turn(last));
            return lastOfTurn ? x + columns.gap() / 2 : x;
        }
    }
}
