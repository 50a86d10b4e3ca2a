package mnemarium.workbench;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;

/**
 * What takes time, done one after the other on a background thread: whoever asks gets a future and
 * goes on.
 */
final class Errands implements AutoCloseable {

    private final String name;
    private final ExecutorService background;

    /**
     * @param name of whose errands they are; the thread has it too
     */
    Errands(String name) {
        this.name = name;
        this.background =
                Executors.newSingleThreadExecutor(
                        work -> {
                            Thread thread = new Thread(work, name);
                            thread.setDaemon(true);
                            return thread;
                        });
    }

    /** Does some work after all before it; a late one, after the closing, is refused. */
    <T> CompletableFuture<T> run(Callable<T> work) {
        CompletableFuture<T> future = new CompletableFuture<>();
        try {
            background.execute(() -> complete(future, work));
        } catch (RejectedExecutionException closed) {
            future.completeExceptionally(new Refusal("the " + name, "it is closed", "an open one"));
        }
        return future;
    }

    private static <T> void complete(CompletableFuture<T> future, Callable<T> work) {
        try {
            future.complete(work.call());
        } catch (CompletionException e) {
            future.completeExceptionally(e.getCause() == null ? e : e.getCause());
        } catch (Exception e) {
            future.completeExceptionally(e);
        }
    }

    boolean isClosed() {
        return background.isShutdown();
    }

    /** Ends what is under way; twice is fine. */
    @Override
    public void close() {
        background.shutdown();
        try {
            if (!background.awaitTermination(1, TimeUnit.MINUTES)) {
                background.shutdownNow();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
