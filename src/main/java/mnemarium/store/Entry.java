package mnemarium.store;

import org.jdbi.v3.core.Handle;

import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/**
 * What the writer is asked to do. Its future completes on the writer's thread, after the commit.
 */
sealed interface Entry {

    /** True if it may not wait for a group to fill. */
    boolean now();

    /** One operation of one run; completes with the operation's number. */
    record Append(
            String run, int operation, String text, boolean now, CompletableFuture<Integer> kept)
            implements Entry {}

    /** A change of anything else. If it fails, the rest of its group is kept all the same. */
    record Change(Consumer<Handle> work, boolean now, CompletableFuture<Void> done)
            implements Entry {}

    /** Completes when all that was asked for before is decided, whether kept or not. */
    record Barrier(CompletableFuture<Void> reached) implements Entry {
        @Override
        public boolean now() {
            return true;
        }
    }

    /** It was not kept. */
    default void fail(Throwable cause) {
        switch (this) {
            case Append append -> append.kept().completeExceptionally(cause);
            case Change change -> change.done().completeExceptionally(cause);
            case Barrier barrier -> barrier.reached().complete(null);
        }
    }

    /** It would now survive a kill of the process. */
    default void acknowledge() {
        switch (this) {
            case Append append -> append.kept().complete(append.operation());
            case Change change -> change.done().complete(null);
            case Barrier barrier -> barrier.reached().complete(null);
        }
    }
}
