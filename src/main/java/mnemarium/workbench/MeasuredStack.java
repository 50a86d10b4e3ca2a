package mnemarium.workbench;

import mnemarium.experiment.MemoryStack;

import java.util.Arrays;

/**
 * What memory operations cost on this machine: real texts, a real embedder, a real store.
 *
 * @param embedder its name
 * @param entries how many entries the store had
 * @param rounds how many lookups were timed, after as many to warm up
 * @param embed the times to turn a query into a vector
 * @param store the times to search the entries
 * @param whole both together, lookup by lookup
 */
public record MeasuredStack(
        String embedder, int entries, int rounds, Spread embed, Spread store, Spread whole) {

    /**
     * Where measured times lie, in nanoseconds; members of the sample.
     *
     * @param low a twentieth is faster
     * @param median half are faster
     * @param high a twentieth is slower
     */
    public record Spread(long low, long median, long high) {

        /**
         * The spread of some times in any order.
         *
         * @throws IllegalArgumentException if there are none
         */
        public static Spread of(long[] nanos) {
            if (nanos.length == 0) {
                throw new IllegalArgumentException("found no times, expected at least one");
            }
            long[] sorted = nanos.clone();
            Arrays.sort(sorted);
            int last = sorted.length - 1;
            return new Spread(
                    sorted[last / 20], sorted[last / 2], sorted[(int) Math.ceil(last * 0.95)]);
        }
    }

    /** The medians as a stack. */
    public MemoryStack stack() {
        return new MemoryStack(
                "%s, %d entries".formatted(embedder, entries),
                embed.median() / 1e6,
                store.median() / 1e6);
    }
}
