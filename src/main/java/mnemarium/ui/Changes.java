package mnemarium.ui;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * What can be undone, on one stack: dials, settings, deletions. Stepping is not here; the run goes
 * back by itself. Lives on the screen thread.
 */
public final class Changes {
    private static final int KEPT = 200;

    private final Deque<Change> done = new ArrayDeque<>();
    private final Deque<Change> undone = new ArrayDeque<>();

    /**
     * One change that was made.
     *
     * @param what it did, as a sentence part: "dark theme"
     * @param undo takes it back
     * @param redo makes it again
     */
    public record Change(String what, Runnable undo, Runnable redo) {}

    /** Makes a change and remembers it; what was undone before cannot be made again. */
    public void make(String what, Runnable redo, Runnable undo) {
        redo.run();
        made(what, redo, undo);
    }

    /** Remembers a change that is made already. */
    public void made(String what, Runnable redo, Runnable undo) {
        done.push(new Change(what, undo, redo));
        undone.clear();
        if (done.size() > KEPT) {
            done.removeLast();
        }
    }

    /** Takes the newest change back and answers what it was; empty if there is none. */
    public Optional<String> undo() {
        return move(done, undone, Change::undo);
    }

    /** Makes the newest undone change again and answers what it was; empty if there is none. */
    public Optional<String> redo() {
        return move(undone, done, Change::redo);
    }

    /** What undoing would take back. */
    public Optional<String> undoable() {
        return Optional.ofNullable(done.peek()).map(Change::what);
    }

    /** What redoing would make again. */
    public Optional<String> redoable() {
        return Optional.ofNullable(undone.peek()).map(Change::what);
    }

    private static Optional<String> move(
            Deque<Change> from,
            Deque<Change> to,
            java.util.function.Function<Change, Runnable> direction) {
        Change change = from.poll();
        if (change == null) {
            return Optional.empty();
        }
        to.push(change);
        direction.apply(change).run();
        return Optional.of(change.what());
    }
}
