package mnemarium.ui.ledger;

import mnemarium.ui.Ints;
import mnemarium.world.Dependency;
import mnemarium.world.Dimension;
import mnemarium.world.Hidden;
import mnemarium.world.Late;
import mnemarium.world.Noise;

import java.util.ArrayList;
import java.util.List;

/**
 * The value of one dimension at each task: as it was where the run has been, as the world has it
 * from there on. A period that was moved in mid-run leaves the past as it was. Asked for by the
 * task, so that a lane is drawn by its visible part. Belongs to the screen thread.
 */
final class LaneValues {

    private final Dimension dimension;
    private final int tasks;
    private final Ints starts = new Ints();
    private final List<String> values = new ArrayList<>();
    private int lived;

    /**
     * A lane that has not been lived.
     *
     * @param tasks of the world
     */
    LaneValues(Dimension dimension, int tasks) {
        this.dimension = dimension;
        this.tasks = tasks;
    }

    /** The same past under another course of the dimension from now on. */
    LaneValues under(Dimension other, int tasksOfTheWorld) {
        LaneValues after = new LaneValues(other, tasksOfTheWorld);
        for (int i = 0; i < starts.size(); i++) {
            after.starts.add(starts.at(i));
            after.values.add(values.get(i));
        }
        after.lived = lived;
        return after;
    }

    /** A task has begun in which the dimension has this value; tasks come in order. */
    void live(int task, String value) {
        lived = task + 1;
        if (values.isEmpty() || !values.getLast().equals(value)) {
            starts.add(task);
            values.add(value);
        }
    }

    /** The value at a task. */
    String at(int task) {
        if (task < lived) {
            int known = starts.lastUpTo(task);
            if (known >= 0) {
                return values.get(known);
            }
        }
        return dimension.value(task);
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
            int known = starts.lastUpTo(task) + 1;
            return known < starts.size() ? starts.at(known) : lived;
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

    /** Whether a task has the dimension's second value: after the drift, or the odd one of noise. */
    boolean isSecond(int task) {
        return switch (dimension) {
            case Dependency dependency ->
                    !at(task).equals(dependency.before());
            case Hidden hidden -> !at(task).equals(hidden.before());
            case Noise _, Late _ -> at(task).equals(Noise.ODD);
        };
    }
}
