package mnemarium.ui.ledger;

import java.util.Arrays;

/**
 * When something happened to each of many things: a reuse to a record, a check, a trip. Each
 * thing's deeds are linked from its newest back, so that a hundred thousand things cost no list
 * each, and what was known at an earlier cursor is found by going back a few links.
 */
final class Deeds {

    private int[] operation = new int[64];
    private int[] previous = new int[64];
    private int[] ordinal = new int[64];
    private int[] last = new int[64];
    private int size;

    /**
     * Adds a deed.
     *
     * @param thing 0 or more
     * @param at its operation, not before the last one added
     */
    void add(int thing, int at) {
        if (size == operation.length) {
            operation = Arrays.copyOf(operation, 2 * size);
            previous = Arrays.copyOf(previous, 2 * size);
            ordinal = Arrays.copyOf(ordinal, 2 * size);
        }
        if (thing >= last.length) {
            last = Arrays.copyOf(last, Math.max(thing + 1, 2 * last.length));
        }
        int before = last[thing] - 1;
        operation[size] = at;
        previous[size] = before;
        ordinal[size] = before < 0 ? 1 : ordinal[before] + 1;
        last[thing] = ++size;
    }

    void clear() {
        size = 0;
        Arrays.fill(last, 0);
    }

    /** The newest deed of a thing up to an operation; -1 if there is none. */
    int newest(int thing, int upTo) {
        int deed = thing < last.length ? last[thing] - 1 : -1;
        while (deed >= 0 && operation[deed] > upTo) {
            deed = previous[deed];
        }
        return deed;
    }

    /** The deed of the same thing before one; -1 if there is none. */
    int before(int deed) {
        return previous[deed];
    }

    /** The operation of a deed. */
    int at(int deed) {
        return operation[deed];
    }

    /** How many deeds of a thing there are up to an operation. */
    int count(int thing, int upTo) {
        int deed = newest(thing, upTo);
        return deed < 0 ? 0 : ordinal[deed];
    }
}
