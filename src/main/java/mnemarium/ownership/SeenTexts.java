package mnemarium.ownership;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;

/**
 * Counts equal texts of any number of items in 16 bytes each: by the first 64 bits of their
 * SHA-256. Among ten million texts the chance that two different ones are taken for equal is 3 in a
 * million. Not for more than one thread.
 */
final class SeenTexts {

    private static final int FIRST_SIZE = 1 << 12;

    private final MessageDigest digest = sha256();
    private long[] keys = new long[FIRST_SIZE];
    private int[] counts = new int[FIRST_SIZE];
    private int[] firsts = new int[FIRST_SIZE];
    private int size;

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("found no SHA-256, expected it in every Java", e);
        }
    }

    /** Counts a text, and tells whether it is the first of its kind. */
    boolean add(String text, int index) {
        if (size * 2 >= keys.length) {
            grow();
        }
        int slot = slot(key(text));
        if (counts[slot] == 0) {
            keys[slot] = key(text);
            firsts[slot] = index;
            size++;
        }
        return ++counts[slot] == 1;
    }

    int count(String text) {
        return counts[slot(key(text))];
    }

    /** The index with which the first of a text's kind was added. */
    int first(String text) {
        return firsts[slot(key(text))];
    }

    private long key(String text) {
        byte[] hash = digest.digest(text.getBytes(StandardCharsets.UTF_8));
        long key = 0;
        for (int i = 0; i < 8; i++) {
            key = (key << 8) | (hash[i] & 0xFF);
        }
        return key;
    }

    private int slot(long key) {
        int slot = (int) (key & (keys.length - 1));
        while (counts[slot] != 0 && keys[slot] != key) {
            slot = (slot + 1) & (keys.length - 1);
        }
        return slot;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldCounts = counts;
        int[] oldFirsts = firsts;
        keys = new long[oldKeys.length * 2];
        counts = new int[keys.length];
        firsts = new int[keys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldCounts[i] != 0) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                counts[slot] = oldCounts[i];
                firsts[slot] = oldFirsts[i];
            }
        }
    }

    /** How many different texts there are. */
    int size() {
        return size;
    }

    /** How many texts were counted more than once. */
    int repeated() {
        return (int) Arrays.stream(counts).filter(count -> count > 1).count();
    }
}
