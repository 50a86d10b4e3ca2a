package mnemarium.probe;

import java.time.Duration;
import java.util.function.LongSupplier;

/** The moment at which a check is given up. Asked between the parts of its work. */
final class Deadline {

    private final LongSupplier nanos;
    private final long start;
    private final Duration patience;

    /**
     * @param nanos a clock that only moves on, nanoseconds
     */
    Deadline(LongSupplier nanos, Duration patience) {
        this.nanos = nanos;
        this.start = nanos.getAsLong();
        this.patience = patience;
    }

    void check(String where) throws Unknowable {
        if (nanos.getAsLong() - start > patience.toNanos()) {
            throw new Unknowable(
                    "found no end of it after "
                            + patience.toMillis()
                            + " ms, expected one by then ("
                            + where
                            + ")");
        }
    }
}
