package mnemarium.ui.shell;

import javafx.application.Platform;

import org.jspecify.annotations.Nullable;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * Carries the newest of many values to the screen thread. However fast values are offered, at most
 * one showing is pending, and it takes the newest: the screen follows at its own rate and the
 * engine never waits. The only class that calls {@link Platform#runLater}.
 *
 * @param <T> an immutable value
 */
public final class Pulse<T> {
    private final AtomicReference<@Nullable T> newest = new AtomicReference<>();
    private final Consumer<? super T> show;

    /**
     * A pulse that shows on the screen thread.
     *
     * @param show called on the screen thread with the newest value
     */
    public Pulse(Consumer<? super T> show) {
        this.show = show;
    }

    /** Runs a piece of work once on the screen thread, after what is pending there. */
    public static void once(Runnable work) {
        Platform.runLater(work);
    }

    /** Offers a value, from any thread. A value not yet shown is replaced. */
    public void offer(T value) {
        if (newest.getAndSet(value) == null) {
            Platform.runLater(this::beat);
        }
    }

    private void beat() {
        T value = newest.getAndSet(null);
        if (value != null) {
            show.accept(value);
        }
    }
}
