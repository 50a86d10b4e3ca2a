package mnemarium.ui.ledger;

import mnemarium.ui.Ints;

import java.util.ArrayList;
import java.util.List;

/** When one dimension was seen to change, and to what; grows with the run. */
final class LaneChanges {

    private final Ints tasks = new Ints();
    private final List<String> values = new ArrayList<>();

    void add(int task, String value) {
        tasks.add(task);
        values.add(value);
    }

    int count() {
        return values.size();
    }

    int task(int index) {
        return tasks.at(index);
    }

    String value(int index) {
        return values.get(index);
    }

    /** Index of the newest change up to a task; -1 if there is none. */
    int lastUpTo(int task) {
        return tasks.lastUpTo(task);
    }
}
