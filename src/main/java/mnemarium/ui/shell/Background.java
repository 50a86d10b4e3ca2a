package mnemarium.ui.shell;

import javafx.animation.PauseTransition;
import javafx.util.Duration;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * Work that goes on behind the window. Its end comes back to the screen thread; what takes longer
 * than half a second is named in the status bar until then.
 */
final class Background {
    private static final Duration SILENT = Duration.millis(500);

    private final Runnable changed;
    private final BiConsumer<String, Throwable> wrong;
    private final List<StatusModel.Work> shown = new ArrayList<>();

    /**
     * No work yet.
     *
     * @param changed called when the list of work has changed
     * @param wrong called with the name of the work and what went wrong
     */
    Background(Runnable changed, BiConsumer<String, Throwable> wrong) {
        this.changed = changed;
        this.wrong = wrong;
    }

    /** What is worth naming. */
    List<StatusModel.Work> work() {
        return List.copyOf(shown);
    }

    /**
     * Waits for work without waiting.
     *
     * @param name "Opening trip.yaml"
     * @param done called on the screen thread with what came out
     */
    <T extends @Nullable Object> void await(
            String name, CompletableFuture<T> future, Consumer<? super T> done) {
        await(name, future, done, failure -> wrong.accept(name, failure));
    }

    /**
     * Waits for work whose failure is nobody else's business.
     *
     * @param failed called on the screen thread with what went wrong
     */
    <T extends @Nullable Object> void await(
            String name,
            CompletableFuture<T> future,
            Consumer<? super T> done,
            Consumer<Throwable> failed) {
        StatusModel.Work work = new StatusModel.Work(name, -1, Optional.empty());
        PauseTransition patience = new PauseTransition(SILENT);
        patience.setOnFinished(
                event -> {
                    shown.add(work);
                    changed.run();
                });
        patience.play();
        CompletableFuture<T> shownFuture =
                future.whenComplete(
                        (value, failure) ->
                                Pulse.once(
                                        () -> {
                                            patience.stop();
                                            if (shown.remove(work)) {
                                                changed.run();
                                            }
                                            if (failure == null) {
                                                done.accept(value);
                                            } else {
                                                failed.accept(cause(failure));
                                            }
                                        }));
        assert shownFuture != null;
    }

    private static Throwable cause(Throwable failure) {
        Throwable cause = failure.getCause();
        return failure instanceof CompletionException && cause != null ? cause : failure;
    }
}
