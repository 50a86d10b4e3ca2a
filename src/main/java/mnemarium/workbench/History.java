package mnemarium.workbench;

import mnemarium.loop.Event;
import mnemarium.loop.LogHash;
import mnemarium.loop.Operation;
import mnemarium.loop.Setup;
import mnemarium.loop.State;

import java.util.ArrayList;
import java.util.List;

/**
 * The past of one run: its trail, and any state of it. Every 32nd state is kept, the others are
 * folded from there; so a step back costs at most 31 operations. For one thread.
 */
final class History {

    private static final int EVERY = 32;

    private final Setup setup;
    private Trail trail;
    private final List<State> kept = new ArrayList<>();
    private State head;

    History(Setup setup) {
        this.setup = setup;
        this.trail = Trail.empty(setup.script());
        this.head = State.before(setup);
    }

    Trail trail() {
        return trail;
    }

    State head() {
        return head;
    }

    /** Takes on an operation that was just played. */
    void add(Operation operation) {
        take(operation.events(), operation.after());
    }

    /** Takes on an operation that was read from a journal. */
    void add(List<Event> events) {
        take(events, head.after(events));
    }

    private void take(List<Event> events, State after) {
        trail = trail.plus(events);
        head = after;
        if (trail.newest() % EVERY == 0) {
            kept.add(after);
        }
    }

    /** The state after an operation. */
    State at(int operation) {
        if (operation == trail.newest()) {
            return head;
        }
        State state = kept.get(operation / EVERY);
        for (int i = operation / EVERY * EVERY + 1; i <= operation; i++) {
            state = state.after(trail.operations().get(i).events());
        }
        return state;
    }

    /** Forgets all operations after this one. */
    void cut(int operation) {
        head = at(operation);
        trail = trail.upTo(operation);
        while (kept.size() > operation / EVERY + 1) {
            kept.removeLast();
        }
    }

    /** The canonical lines of each operation so far. */
    List<List<String>> lines() {
        return trail.operations().stream()
                .map(each -> mnemarium.loop.Canonical.lines(each.events()))
                .toList();
    }

    /** The hash of the log so far. */
    String log() {
        LogHash hash = new LogHash();
        lines().forEach(hash::add);
        return hash.hex();
    }

    Setup setup() {
        return setup;
    }
}
