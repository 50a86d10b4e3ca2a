package mnemarium.statistics;

/** How the probability of a test was found. */
public sealed interface Way {

    /** By counting every case there is. */
    record Exact() implements Way {}

    /**
     * By drawing cases at random, because there are too many to count. The observed case counts as
     * one more, so that a probability is never 0 (Davison and Hinkley, "Bootstrap methods and their
     * application", 1997, section 4.2).
     *
     * @param seed of the streams (SplitMix64) the cases were drawn from, one for each {@value
     *     Draws#BLOCK} of them
     * @param draws how many were drawn, the observed one not among them
     */
    record MonteCarlo(long seed, int draws) implements Way {

        public MonteCarlo {
            if (draws < 1) {
                throw new IllegalArgumentException(
                        "Monte Carlo with " + draws + " draws, expected at least 1");
            }
        }

        /**
         * As many draws as may be made when each touches so many values: 99 999, less where that
         * would touch more than 40 million values, never less than 9 999.
         */
        static MonteCarlo touching(long values, long seed) {
            long affordable = 40_000_000L / Math.max(1, values);
            return new MonteCarlo(seed, Math.clamp(affordable, 9_999, 99_999));
        }
    }

    /** Whether every case was counted. */
    default boolean isExact() {
        return this instanceof Exact;
    }
}
