package mnemarium.ui.ledger;

import mnemarium.ui.Figures;

/**
 * A drift on its way to another task, not handed on yet.
 *
 * @param lane which lane's
 * @param from the task it is at; the number of tasks if it never comes
 * @param to the task it would go to; the number of tasks for never
 * @param tasks of the world
 * @param cursor the task at the cursor; -1 before the first
 */
record DriftDrag(int lane, int from, int to, int tasks, int cursor) {

    /** The task from which the run would go on as a branch: what lies before it stays as it is. */
    int branch() {
        return Math.clamp(Math.min(from, to), 0, Math.max(0, cursor));
    }

    /** The same, on its way to another task. */
    DriftDrag going(int task) {
        return new DriftDrag(lane, from, Math.clamp(task, 0, tasks), tasks, cursor);
    }

    /**
     * "task 45; makes a branch from task 31", "never"; nothing of a branch before the first task.
     */
    String words() {
        String where = to >= tasks ? "never" : "task " + Figures.count(to);
        if (to == from) {
            return where;
        }
        return cursor < 0 ? where : where + "; makes a branch from task " + Figures.count(branch());
    }
}
