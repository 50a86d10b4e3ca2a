package mnemarium.ui;

import java.util.Arrays;

/** A growing list of ascending whole numbers, without a box around each. */
public final class Ints {

    private int[] values = new int[64];
    private int size;

    /** Adds a number that is not smaller than the last. */
    public void add(int value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, size * 2);
        }
        values[size++] = value;
    }

    /** The number at an index. */
    public int at(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("element %d of %d".formatted(index, size));
        }
        return values[index];
    }

    /** How many there are. */
    public int size() {
        return size;
    }

    /** Forgets them all. */
    public void clear() {
        size = 0;
    }

    /** Index of the last value that is at most this one; -1 if all are greater. */
    public int lastUpTo(int value) {
        int low = 0;
        int high = size;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (values[middle] <= value) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low - 1;
    }
}
