package mnemarium.statistics;

/**
 * An interval around an estimate, drawn by the bootstrap.
 *
 * @param estimate of the values themselves, in their unit
 * @param low lower end
 * @param high upper end
 * @param level the share of such intervals that should hold the true value, 0.95 as a rule
 * @param draws how many resamples were drawn
 * @param seed of the stream (SplitMix64) they were drawn from
 * @param fewest the number of values in the smallest group
 * @param constant whether all resamples were equal: the interval is then [x, x] and says nothing
 *     about the spread, only that these values show none
 */
public record Interval(
        double estimate,
        double low,
        double high,
        double level,
        int draws,
        long seed,
        int fewest,
        boolean constant) {

    /** Below so many values in a group an interval is called one of few seeds. */
    public static final int ENOUGH = 8;

    public Interval {
        if (!(low <= high) || !(level > 0 && level < 1) || draws < 1 || fewest < 1) {
            throw new IllegalArgumentException(
                    "interval from "
                            + low
                            + " to "
                            + high
                            + " at level "
                            + level
                            + " with "
                            + draws
                            + " draws of "
                            + fewest
                            + " values, expected from <= to, a level between 0 and 1, draws and values");
        }
    }

    /** Whether a group has so few values that the interval is rough (it tends to be too narrow). */
    public boolean isOfFewSeeds() {
        return fewest < ENOUGH;
    }
}
