package mnemarium.store;

import java.util.function.Supplier;

/**
 * Reads and writes with the thread's interrupt put aside for as long: Java closes a file under a
 * thread that touches it while interrupted, and the workspace's file is open for all threads.
 */
final class Uninterrupted {

    private Uninterrupted() {}

    static <T> T call(Supplier<T> work) {
        boolean interrupted = Thread.interrupted();
        try {
            return work.get();
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
