package mnemarium.statistics;

/**
 * SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA
 * 2014): a stream of pseudo-random numbers from a seed, the same on every machine and in every
 * version of Java. The memory has one of its own: rooms of the ground floor do not see each other.
 */
final class SplitMix {

    private static final long STEP = 0x9E3779B97F4A7C15L;

    private long state;

    SplitMix(long seed) {
        state = seed;
    }

    /** The stream of a seed from behind its first so many numbers. */
    static SplitMix behind(long numbers, long seed) {
        return new SplitMix(seed + STEP * numbers);
    }

    /**
     * One of many streams of a seed: by its number, so that whoever draws from it need not wait for
     * those before it.
     */
    static SplitMix of(long seed, int number) {
        return new SplitMix(mixed(mixed(seed) + number));
    }

    long next() {
        state += STEP;
        return mixed(state);
    }

    private static long mixed(long state) {
        long z = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /**
     * A whole number from 0 to bound − 1: the upper half of the 128-bit product. The most and the
     * least likely differ by less than 2^-32 of their chance, since a bound is an int.
     */
    int below(int bound) {
        return (int) Math.unsignedMultiplyHigh(next(), bound);
    }

    /**
     * Puts a random choice of so many values, without replacement, at the front of the array.
     *
     * @return their sum
     */
    long choose(int many, long[] values) {
        long sum = 0;
        // as below() does it, with the state at hand: this is run some hundred million times
        long now = state;
        for (int i = 0; i < many; i++) {
            now += STEP;
            int j = i + (int) Math.unsignedMultiplyHigh(mixed(now), values.length - i);
            long chosen = values[j];
            values[j] = values[i];
            values[i] = chosen;
            sum += chosen;
        }
        state = now;
        return sum;
    }
}
