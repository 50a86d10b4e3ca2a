package mnemarium.scenario;

import java.util.List;

/**
 * Chance from a seed: SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number
 * Generators", OOPSLA 2014, figure 17). Written out here, because a seed must give the same
 * scenario on every machine and in every later version of Java. Not for more than one thread.
 */
public final class Chance {

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    public Chance(long seed) {
        this.state = seed;
    }

    /** The next 64 bits. */
    public long next() {
        state += GOLDEN_GAMMA;
        long mixed = state;
        mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }

    /**
     * A number from 0 to {@code bound} - 1, each equally likely: the upper 63 bits modulo the
     * bound, drawn again where they lie in the last, incomplete stretch.
     */
    public int below(int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("bound is " + bound + ", expected 1 or more");
        }
        while (true) {
            long bits = next() >>> 1;
            long value = bits % bound;
            // overflows exactly where fewer than bound numbers are left above
            if (bits - value + (bound - 1) >= 0) {
                return (int) value;
            }
        }
    }

    /** One of them, each equally likely. */
    public <T> T oneOf(List<T> choices) {
        return choices.get(below(choices.size()));
    }

    /** Puts them in random order, all orders equally likely (Fisher-Yates, from the end). */
    public void shuffle(List<?> list) {
        for (int last = list.size() - 1; last > 0; last--) {
            swap(list, last, below(last + 1));
        }
    }

    private static <T> void swap(List<T> list, int one, int other) {
        T kept = list.get(one);
        list.set(one, list.get(other));
        list.set(other, kept);
    }

    /** A new, independent chance, so that more draws in one place shift nothing in another. */
    public Chance split() {
        return new Chance(next());
    }
}
