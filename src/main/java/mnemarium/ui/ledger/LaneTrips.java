package mnemarium.ui.ledger;

import mnemarium.ui.Ints;

import java.util.BitSet;

/**
 * The tasks at which a comparison found one dimension moved, and whether that mattered; grows with
 * the run. Belongs to the screen thread.
 */
final class LaneTrips {

    private final Ints tasks = new Ints();
    private final BitSet real = new BitSet();

    void add(int task, boolean mattered) {
        real.set(tasks.size(), mattered);
        tasks.add(task);
    }

    /** The index of the first trip at a task or behind it; {@link #count} if there is none. */
    int from(int task) {
        return tasks.lastUpTo(task - 1) + 1;
    }

    int count() {
        return tasks.size();
    }

    int task(int index) {
        return tasks.at(index);
    }

    /** Whether what moved mattered. */
    boolean isReal(int index) {
        return real.get(index);
    }
}
