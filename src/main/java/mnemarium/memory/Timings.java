package mnemarium.memory;

import java.util.Arrays;

/**
 * Measured times of this machine, one operation apart from the other and all of them apart from
 * virtual time.
 *
 * @param embed turning a text into a vector
 * @param write appending the entry
 * @param query searching the entries
 */
public record Timings(Times embed, Times write, Times query) {

    /**
     * A summary of measured times, in nanoseconds. Quantiles are members of the sample: of n sorted
     * times the one at n/2 and the one at 0.99·n, both rounded down and counted from 0.
     */
    public record Times(int count, long p50, long p99, double mean, long max) {

        /** The summary of some times in any order; all zeros if there are none. */
        public static Times of(long[] nanos) {
            if (nanos.length == 0) {
                return new Times(0, 0, 0, 0, 0);
            }
            long[] sorted = nanos.clone();
            Arrays.sort(sorted);
            int count = sorted.length;
            return new Times(
                    count,
                    sorted[count / 2],
                    sorted[Math.min(count - 1, (int) (0.99 * count))],
                    Arrays.stream(sorted).average().orElse(0),
                    sorted[count - 1]);
        }
    }
}
