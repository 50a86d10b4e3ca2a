package mnemarium.memory;

import org.jspecify.annotations.Nullable;

/**
 * From a piece of a character array to the number of a token, without making a string of the piece.
 * The hash is that of {@link String#hashCode}, which grows by one character at a time, so a caller
 * who looks for the longest token that begins somewhere reads each character once.
 */
final class TokenTable {

    private final @Nullable String[] tokens;
    private final int[] ids;
    private final int mask;
    private int longest;

    TokenTable(int capacity) {
        int slots = Integer.highestOneBit(Math.max(capacity, 1)) * 4;
        this.tokens = new String[slots];
        this.ids = new int[slots];
        this.mask = slots - 1;
    }

    /** Adds a token; of two equal tokens the first keeps its number. */
    void put(String token, int id) {
        int slot = slot(token.hashCode());
        for (String there = tokens[slot]; there != null; there = tokens[slot]) {
            if (there.equals(token)) {
                return;
            }
            slot = (slot + 1) & mask;
        }
        tokens[slot] = token;
        ids[slot] = id;
        longest = Math.max(longest, token.length());
    }

    /** The length of the longest token, in characters. */
    int longest() {
        return longest;
    }

    /** The number of a token, or -1. */
    int find(String token) {
        return find(token.toCharArray(), 0, token.length(), token.hashCode());
    }

    /** The number of the token that stands in {@code text} from {@code start} on, or -1. */
    int find(char[] text, int start, int length, int hash) {
        int slot = slot(hash);
        for (String there = tokens[slot]; there != null; there = tokens[slot]) {
            if (there.length() == length && equal(there, text, start)) {
                return ids[slot];
            }
            slot = (slot + 1) & mask;
        }
        return -1;
    }

    private int slot(int hash) {
        return (((hash ^ (hash >>> 15)) * 0x9E3779B1) >>> 7) & mask;
    }

    private static boolean equal(String token, char[] text, int start) {
        for (int i = 0; i < token.length(); i++) {
            if (token.charAt(i) != text[start + i]) {
                return false;
            }
        }
        return true;
    }
}
