package mnemarium.workbench;

import mnemarium.loop.Canonical;
import mnemarium.loop.Operation;
import mnemarium.loop.State;

import java.util.concurrent.CompletableFuture;

/**
 * How the run on the bench is kept: under which card, as far as which operation, and where it
 * stands. Owned by the engine thread.
 */
final class Keeping {

    private final Prepared prepared;
    private final RunKeeper keeper;
    private RunCard card;
    private int savedTo;

    /**
     * @param savedTo the newest operation that is kept already
     */
    Keeping(Prepared prepared, RunCard card, int savedTo, RunKeeper keeper) {
        this.prepared = prepared;
        this.card = card;
        this.savedTo = savedTo;
        this.keeper = keeper;
    }

    RunCard card() {
        return card;
    }

    /** The run's id. */
    String id() {
        return card.id();
    }

    /** The newest operation that is known to be kept. */
    int savedTo() {
        return savedTo;
    }

    /**
     * Keeps an operation that was just played.
     *
     * @param number of the operation
     * @param now whether it may not wait for others
     */
    CompletableFuture<Integer> append(int number, Operation operation, boolean now) {
        return keeper.journal()
                .append(card.id(), number, Canonical.lines(operation.events()), now)
                .toCompletableFuture();
    }

    /** An operation, and with it all before it, was acknowledged. */
    void saved(int operation) {
        savedTo = Math.max(savedTo, operation);
    }

    /** Keeps the moves that have not acted yet. */
    void pending(PendingMoves moves) {
        keeper.pending(card.id(), moves.moves());
    }

    /** From here on a branch is kept, which has the operations up to this one from its parent. */
    void branch(int operation, String name) {
        card = keeper.branch(card, prepared.source(), operation, name);
        savedTo = operation;
    }

    /** Keeps where the run stands, and the vectors it needed that are not the same everywhere. */
    void stand(Course course) {
        State state = course.head();
        keeper.standing(card.id(), course.trail(), state, course.hash(state));
        if (prepared.embedder() instanceof RecordedEmbedder recorded) {
            keeper.vectors(recorded.hash(), recorded.takeFresh());
        }
    }
}
