package mnemarium.memory.onnx;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * Keeps native memory alive while somebody uses it. Closing makes every later use fail clearly; the
 * memory is freed by whoever leaves last, so nobody waits and nobody reads freed memory.
 */
final class Lifetime {

    private static final int CLOSED = 1 << 30;
    private static final int FREED = 1 << 29;

    private final String what;
    private final Runnable free;
    private final AtomicInteger users = new AtomicInteger();

    Lifetime(String what, Runnable free) {
        this.what = what;
        this.free = free;
    }

    <T> T use(Supplier<T> work) {
        if ((users.incrementAndGet() & CLOSED) != 0) {
            leave();
            throw new IllegalStateException(what + " is closed, expected an open one");
        }
        try {
            return work.get();
        } finally {
            leave();
        }
    }

    void close() {
        users.getAndUpdate(now -> now | CLOSED);
        freeIfUnused();
    }

    private void leave() {
        if (users.decrementAndGet() == CLOSED) {
            freeIfUnused();
        }
    }

    private void freeIfUnused() {
        if (users.compareAndSet(CLOSED, CLOSED | FREED)) {
            free.run();
        }
    }
}
