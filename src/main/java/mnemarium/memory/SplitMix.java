package mnemarium.memory;

/**
 * SplitMix64 (Steele, Lea and Flood 2014): a stream of pseudo-random numbers from a seed, the same
 * on every machine.
 */
final class SplitMix {

    private long state;

    SplitMix(long seed) {
        state = seed;
    }

    long next() {
        state += 0x9E3779B97F4A7C15L;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /** At least 0 and below 1. */
    double fraction() {
        return (next() >>> 11) * 0x1.0p-53;
    }

    /**
     * Fills an array with independent numbers of the standard normal distribution, by the polar
     * method of Marsaglia. {@link StrictMath}, since {@link Math#log} may differ in its last bit
     * between machines.
     */
    float[] gaussians(float[] into) {
        for (int i = 0; i < into.length; i += 2) {
            double x;
            double y;
            double square;
            do {
                x = 2 * fraction() - 1;
                y = 2 * fraction() - 1;
                square = x * x + y * y;
            } while (square >= 1 || square == 0);
            double scale = StrictMath.sqrt(-2 * StrictMath.log(square) / square);
            into[i] = (float) (x * scale);
            if (i + 1 < into.length) {
                into[i + 1] = (float) (y * scale);
            }
        }
        return into;
    }
}
