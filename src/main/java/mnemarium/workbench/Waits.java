package mnemarium.workbench;

import mnemarium.memory.Ticker;

import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/**
 * Waits for real: parks until shortly before the target, then spins. The margin is what parking
 * overshoots on this machine, measured at the first wait (95th percentile of 40 parks of 1 ms,
 * between 0.2 and 2 ms). Interrupting ends a wait early.
 */
final class Waits {

    private static final int KEPT = 200;
    private static final long MILLI = 1_000_000;

    private final Ticker ticker;
    private final long[] overshoots = new long[KEPT];
    private final long[] targets = new long[KEPT];
    private long count;
    private long margin;
    private Optional<Snapshot.Waited> newest = Optional.empty();

    Waits(Ticker ticker) {
        this.ticker = ticker;
    }

    /** Nanoseconds before a target at which spinning begins. */
    long margin() {
        if (margin == 0) {
            margin = measured();
        }
        return margin;
    }

    private long measured() {
        long[] over = new long[40];
        for (int i = 0; i < over.length; i++) {
            long start = ticker.nanos();
            LockSupport.parkNanos(MILLI);
            over[i] = ticker.nanos() - start - MILLI;
        }
        Arrays.sort(over);
        return Math.clamp(over[(int) (0.95 * over.length)], MILLI / 5, 2 * MILLI);
    }

    /** Spins from now until that much time has passed since the start. */
    void spin(long start, long target) {
        while (ticker.nanos() - start < target) {
            Thread.onSpinWait();
        }
        note(target, ticker.nanos() - start);
    }

    private void note(long target, long actual) {
        int cell = (int) (count % KEPT);
        overshoots[cell] = actual - target;
        targets[cell] = target;
        count++;
        int n = (int) Math.min(count, KEPT);
        long median = quantile(overshoots, n, 0.5);
        long p95 = quantile(overshoots, n, 0.95);
        boolean late = p95 > 0.05 * quantile(targets, n, 0.5);
        newest = Optional.of(new Snapshot.Waited(count, target, actual, median, p95, late));
    }

    private static long quantile(long[] values, int n, double share) {
        long[] sorted = Arrays.copyOf(values, n);
        Arrays.sort(sorted);
        return sorted[Math.min(n - 1, (int) (share * n))];
    }

    Optional<Snapshot.Waited> newest() {
        return newest;
    }
}
