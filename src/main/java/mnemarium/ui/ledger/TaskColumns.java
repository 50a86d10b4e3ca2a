package mnemarium.ui.ledger;

/**
 * Where the tasks of a world lie side by side: one column each, as wide as fits, never narrower
 * than a bar that can be seen. Timeline, lanes and costs share it, so that a task has the same x in
 * all three. In design pixels.
 *
 * @param tasks in the whole world
 * @param cell width of a column
 * @param room width of the part in view
 * @param offset how much of the row lies before it
 */
record TaskColumns(int tasks, double cell, double room, double offset) {

    /** Width of the names at the left. */
    static final double GUTTER = 112;

    /** Width of the words at the right. */
    static final double RIGHT = 168;

    private static final double NARROWEST = 4;
    private static final double WIDEST = 43;
    private static final double LEAST_ROOM = 40;

    /** The columns at a width of the whole drawing, at the row's start. */
    static TaskColumns at(double width, int tasks) {
        double room = Math.max(LEAST_ROOM, width - GUTTER - RIGHT);
        double cell = tasks == 0 ? WIDEST : Math.clamp(room / tasks, NARROWEST, WIDEST);
        return new TaskColumns(tasks, cell, room, 0);
    }

    /** The same columns, scrolled. */
    TaskColumns from(double otherOffset) {
        return new TaskColumns(tasks, cell, room, otherOffset);
    }

    /** Width of the whole row. */
    double length() {
        return tasks * cell;
    }

    /** Whether the row is longer than the part in view. */
    boolean overflows() {
        return length() > room + 0.5;
    }

    /** Left edge of a task's column in the drawing, be it in view or not. */
    double x(int task) {
        return GUTTER + task * cell - offset;
    }

    /** Middle of a task's column. */
    double middle(int task) {
        return x(task) + cell / 2;
    }

    /** Right end of the row in the drawing, cut to the part in view. */
    double end() {
        return Math.min(x(tasks), GUTTER + room);
    }

    /** The first task in view. */
    int first() {
        return Math.clamp((int) Math.floor(offset / cell), 0, Math.max(0, tasks - 1));
    }

    /** One behind the last task in view. */
    int last() {
        return Math.clamp((int) Math.ceil((offset + room) / cell), 0, tasks);
    }

    /** The task whose column holds a place in the drawing; -1 outside. */
    int taskAt(double x) {
        if (x < GUTTER || x > GUTTER + room) {
            return -1;
        }
        int task = (int) Math.floor((x - GUTTER + offset) / cell);
        return task >= 0 && task < tasks ? task : -1;
    }

    /** The border between two tasks that is nearest to a place: 0 to the number of tasks. */
    int borderAt(double x) {
        double inside = Math.clamp(x, GUTTER, GUTTER + room);
        return Math.clamp(Math.round((inside - GUTTER + offset) / cell), 0, tasks);
    }
}
