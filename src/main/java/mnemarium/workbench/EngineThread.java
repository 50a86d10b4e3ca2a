package mnemarium.workbench;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** The one thread that owns a live run's state: it does what it is given, one after the other. */
final class EngineThread {

    private final ScheduledExecutorService thread;

    EngineThread(String name) {
        this.thread =
                Executors.newSingleThreadScheduledExecutor(
                        work -> {
                            Thread thread = new Thread(work, name);
                            thread.setDaemon(true);
                            return thread;
                        });
    }

    /** Does some work after all before it; after the closing nothing. */
    void execute(Runnable work) {
        try {
            thread.execute(work);
        } catch (RejectedExecutionException closed) {
            // a late click after the run was put away
            return;
        }
    }

    /** Answers once all before is done. */
    <T> CompletableFuture<T> supply(Supplier<T> answer) {
        return CompletableFuture.supplyAsync(answer, thread);
    }

    /**
     * Does some work later.
     *
     * @param nanos from now; at once if it is not more than 0
     * @param work lets nothing be thrown
     */
    @SuppressWarnings("FutureReturnValueIgnored") // the work answers for its own failures
    void schedule(long nanos, Runnable work) {
        thread.schedule(work, Math.max(0, nanos), TimeUnit.NANOSECONDS);
    }

    /**
     * Ends the thread after what it was given so far; what is not done in time is broken off.
     *
     * @param last the last that it does
     * @param seconds how long it may take
     * @return whether this ended it; false if it had been closed before
     */
    boolean close(Runnable last, long seconds) {
        try {
            thread.execute(last);
        } catch (RejectedExecutionException closed) {
            return false;
        }
        thread.shutdown();
        boolean ended = false;
        try {
            ended = thread.awaitTermination(seconds, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (!ended) {
            thread.shutdownNow();
        }
        return true;
    }
}
