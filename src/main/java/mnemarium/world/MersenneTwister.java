package mnemarium.world;

import java.util.List;

/**
 * The generator MT19937 (Matsumoto and Nishimura, "Mersenne Twister: A 623-Dimensionally
 * Equidistributed Uniform Pseudo-Random Number Generator", ACM TOMACS 8 (1998) 3; seeding by an
 * array as revised in 2002), and the integers that CPython's {@code random.Random} draws from it.
 * Needed because the published random schedules are those of that generator; other chance in this
 * program comes from SplitMix64. Not for more than one thread.
 */
public final class MersenneTwister {

    private static final int WORDS = 624;
    private static final int SHIFT = 397;
    private static final int TWIST = 0x9908B0DF;

    private final int[] words = new int[WORDS];
    private int next = WORDS;

    /**
     * The stream that CPython has for this integer.
     *
     * @param seed 0 or more
     */
    public MersenneTwister(long seed) {
        this(key(seed));
    }

    /** The stream that {@code init_by_array} has for these words. */
    MersenneTwister(int[] key) {
        words[0] = 19650218;
        for (int i = 1; i < WORDS; i++) {
            words[i] = 1812433253 * (words[i - 1] ^ (words[i - 1] >>> 30)) + i;
        }
        int at = 1;
        int inKey = 0;
        for (int left = Math.max(WORDS, key.length); left > 0; left--) {
            words[at] = (words[at] ^ mixed(at - 1) * 1664525) + key[inKey] + inKey;
            at = following(at);
            inKey = (inKey + 1) % key.length;
        }
        for (int left = WORDS - 1; left > 0; left--) {
            words[at] = (words[at] ^ mixed(at - 1) * 1566083941) - at;
            at = following(at);
        }
        words[0] = 0x80000000;
    }

    private static int[] key(long seed) {
        if (seed < 0) {
            throw new IllegalArgumentException("the seed is " + seed + ", expected 0 or more");
        }
        return seed >>> 32 == 0
                ? new int[] {(int) seed}
                : new int[] {(int) seed, (int) (seed >>> 32)};
    }

    private int mixed(int at) {
        return words[at] ^ (words[at] >>> 30);
    }

    private int following(int at) {
        if (at < WORDS - 1) {
            return at + 1;
        }
        words[0] = words[WORDS - 1];
        return 1;
    }

    /** The next 32 bits. */
    public int next() {
        if (next == WORDS) {
            twist();
            next = 0;
        }
        int word = words[next++];
        word ^= word >>> 11;
        word ^= (word << 7) & 0x9D2C5680;
        word ^= (word << 15) & 0xEFC60000;
        return word ^ (word >>> 18);
    }

    private void twist() {
        for (int i = 0; i < WORDS; i++) {
            int joined = (words[i] & 0x80000000) | (words[(i + 1) % WORDS] & 0x7FFFFFFF);
            words[i] =
                    words[(i + SHIFT) % WORDS] ^ (joined >>> 1) ^ ((joined & 1) == 0 ? 0 : TWIST);
        }
    }

    /** A number from 0 to {@code bound} - 1, as {@code randrange(bound)} draws it. */
    public int below(int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("bound is " + bound + ", expected 1 or more");
        }
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(bound);
        int drawn;
        do {
            drawn = next() >>> (Integer.SIZE - bits);
        } while (drawn >= bound);
        return drawn;
    }

    /** A number from {@code least} to {@code most}, as {@code randint(least, most)} draws it. */
    public int between(int least, int most) {
        if (most < least) {
            throw new IllegalArgumentException(
                    "nothing lies between "
                            + least
                            + " and "
                            + most
                            + ", expected the smaller number first");
        }
        return least + below(Math.addExact(most - least, 1));
    }

    /** One of them, as {@code choice(choices)} draws it. */
    public <T> T oneOf(List<T> choices) {
        return choices.get(below(choices.size()));
    }
}
