package mnemarium.store;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * The one thread that writes. It gathers what it is asked for into groups of at most {@link #GROUP}
 * entries or {@link #PATIENCE}, whichever comes first, in the order of asking; an entry marked
 * "now" closes its group at once. The queue is bounded: who runs ahead of the disk waits.
 */
final class Writer implements AutoCloseable {

    static final int GROUP = 256;
    static final Duration PATIENCE = Duration.ofMillis(200);

    private static final int WAITING = 16 * GROUP;

    private final Path file;
    private final Transactions transactions;
    private final BlockingQueue<Entry> queue = new ArrayBlockingQueue<>(WAITING);
    private final Thread thread;
    private volatile boolean closing;
    private volatile boolean finished;

    Writer(Path file, Transactions transactions) {
        this.file = file;
        this.transactions = transactions;
        this.thread = Thread.ofPlatform().daemon().name("workspace writer").unstarted(this::work);
    }

    void start() {
        thread.start();
    }

    /** Takes an entry, waiting while the queue is full; fails it if the workspace is closed. */
    void submit(Entry entry) {
        if (closing) {
            entry.fail(closed());
        } else if (Thread.currentThread() == thread) {
            fromWithin(entry);
        } else {
            put(entry);
        }
    }

    /** The writer must not wait for itself. */
    private void fromWithin(Entry entry) {
        if (!queue.offer(entry)) {
            entry.fail(
                    new StoreFault(
                            "a full queue, filled from the thread that empties it",
                            "appends from another thread",
                            file.toString()));
        }
    }

    private void put(Entry entry) {
        boolean queued = queue.offer(entry); // where there is room, also for an interrupted thread
        try {
            while (!queued && !finished) {
                queued = queue.offer(entry, PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
            }
            if (!queued) {
                entry.fail(closed());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            entry.fail(e);
        }
        if (finished) {
            failTheRest(); // it came in after the writer had looked for the last time
        }
    }

    /** Returns when all that was submitted before is decided. */
    void flush() {
        if (Thread.currentThread() == thread) {
            throw new IllegalStateException(
                    "found a wait for the writer on the writer's own thread, expected another one");
        }
        CompletableFuture<Void> reached = new CompletableFuture<>();
        submit(new Entry.Barrier(reached));
        reached.join();
    }

    private void work() {
        try {
            boolean more = true;
            while (more) {
                transactions.keep(gather());
                more = !closing || !queue.isEmpty();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // nobody but the end of the process interrupts it
        } finally {
            finished = true;
            failTheRest();
            transactions.shutDown();
        }
    }

    private List<Entry> gather() throws InterruptedException {
        List<Entry> group = new ArrayList<>();
        Entry entry = queue.take();
        group.add(entry);
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!entry.now() && !closing && group.size() < GROUP) {
            @Nullable Entry next = queue.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS);
            if (next == null) {
                break;
            }
            entry = next;
            group.add(entry);
        }
        queue.drainTo(group, GROUP - group.size());
        return group;
    }

    private void failTheRest() {
        for (@Nullable Entry entry = queue.poll(); entry != null; entry = queue.poll()) {
            entry.fail(closed());
        }
    }

    private StoreFault closed() {
        return new StoreFault("a closed workspace", "an open one", file.toString());
    }

    /** Writes what is still queued, closes the file, ends the thread. */
    @Override
    public void close() {
        if (closing) {
            return;
        }
        closing = true;
        boolean interrupted = Thread.interrupted(); // closing is done in any case
        put(new Entry.Barrier(new CompletableFuture<>())); // wakes the writer
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
