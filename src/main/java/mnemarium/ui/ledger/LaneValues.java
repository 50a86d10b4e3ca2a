package mnemarium.ui.ledger;

import mnemarium.world.Dependency;
import mnemarium.world.Dimension;
import mnemarium.world.Hidden;
import mnemarium.world.Late;
import mnemarium.world.Noise;

/**
 * The value of one dimension at each task: as it was where the run has been, as the world has it
 * from there on. A period that was moved in mid-run leaves the past as it was. Asked for by the
 * task, so that a lane is drawn by its visible part. Belongs to the screen thread.
 */
final class LaneValues {

    private final Dimension dimension;
    private final int tasks;
    private final LaneChanges past;
    private final int lived;

    /**
     * A lane whose past was as its dimension has it: what drifts is moved before it drifts, or
     * makes a branch.
     *
     * @param tasks of the world
     */
    LaneValues(Dimension dimension, int tasks) {
        this(dimension, tasks, new LaneChanges(), 0);
    }

    /**
     * A lane with a past of its own.
     *
     * @param tasks of the world
     * @param past the changes that were seen; before the first it had its value of task 0
     * @param lived tasks that have begun
     */
    LaneValues(Dimension dimension, int tasks, LaneChanges past, int lived) {
        this.dimension = dimension;
        this.tasks = tasks;
        this.past = past;
        this.lived = lived;
    }

    /** The value at a task. */
    String at(int task) {
        if (task >= lived) {
            return dimension.value(task);
        }
        int known = past.lastUpTo(task);
        return known < 0 ? dimension.value(0) : past.value(known);
    }

    /** The first task behind this one that has another value; the number of tasks if none has. */
    int change(int task) {
        String now = at(task);
        int next = task;
        while (next < tasks) {
            next = border(next);
            if (next < tasks && !at(next).equals(now)) {
                return next;
            }
        }
        return tasks;
    }

    /** The next task at which the value may be another. */
    private int border(int task) {
        if (task < lived) {
            int next = past.lastUpTo(task) + 1;
            return next < past.count() ? Math.min(past.task(next), lived) : lived;
        }
        int next =
                switch (dimension) {
                    case Dependency dependency -> after(task, dependency.driftTask());
                    case Hidden hidden -> after(task, hidden.driftTask());
                    case Noise noise -> turned(task, noise.period());
                    case Late late -> turned(task, late.period());
                };
        return Math.min(next, tasks);
    }

    private static int after(int task, int drift) {
        return drift > task ? drift : Dimension.NEVER;
    }

    private static int turned(int task, int period) {
        return period <= 0 ? Dimension.NEVER : (task / period + 1) * period;
    }

    /**
     * Whether a task has the dimension's second value: after the drift, or the odd one of noise.
     */
    boolean isSecond(int task) {
        return switch (dimension) {
            case Dependency dependency -> !at(task).equals(dependency.before());
            case Hidden hidden -> !at(task).equals(hidden.before());
            case Noise _, Late _ -> at(task).equals(Noise.ODD);
        };
    }
}
