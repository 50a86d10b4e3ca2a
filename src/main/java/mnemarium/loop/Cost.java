package mnemarium.loop;

/**
 * What one operation of the memory costs, by part, in nanoseconds of virtual time.
 *
 * @param embedNanos turning the text into a vector
 * @param storeNanos reading or writing the vectors
 * @param addedNanos the latency the dial adds
 * @param overheadNanos fixed overhead; lookups only
 */
public record Cost(long embedNanos, long storeNanos, long addedNanos, long overheadNanos) {
    /** The sum of the parts, in nanoseconds. */
    public long nanos() {
        return embedNanos + storeNanos + addedNanos + overheadNanos;
    }
}
