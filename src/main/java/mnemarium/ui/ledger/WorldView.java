package mnemarium.ui.ledger;

import mnemarium.world.Currency;

import java.util.List;

/**
 * A drifting world and what the run did in it, at the cursor. Lists may be lazy: only what is in
 * view is read.
 *
 * @param title of the scenario
 * @param tasks of the world
 * @param cursor the task the cursor stands in; -1 before the first
 * @param cells the lived tasks from the first, those beyond the cursor too
 * @param lanes one for each dimension
 * @param moves where dials were moved
 * @param cost what costs are shown in
 */
record WorldView(
        String title,
        int tasks,
        int cursor,
        List<TaskCell> cells,
        List<LaneView> lanes,
        List<MoveMark> moves,
        Cost cost) {

    /** Before a run is open. */
    static final WorldView EMPTY =
            new WorldView(
                    "", 0, -1, List.of(), List.of(), List.of(), new Cost(Currency.TURNS, 0, ""));

    /**
     * A dial that was moved; it acted when the next task began.
     *
     * @param task the first task that it acted in, which may still be to come
     * @param words "derive turns 5 to 8"
     */
    record MoveMark(int task, String words) {}

    /**
     * The currency, and what a task costs without memory.
     *
     * @param currency that the bars are in
     * @param noMemory the cost of a derivation
     * @param words "derive 5, reuse 2"
     */
    record Cost(Currency currency, long noMemory, String words) {}
}
