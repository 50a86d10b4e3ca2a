package mnemarium.ui.loop;

import java.util.Arrays;

/** A growing list of ascending whole numbers, without a box around each. */
final class Ints {

    private int[] values = new int[64];
    private int size;

    void add(int value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, size * 2);
        }
        values[size++] = value;
    }

    int at(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("element %d of %d".formatted(index, size));
        }
        return values[index];
    }

    int size() {
        return size;
    }

    void clear() {
        size = 0;
    }

    /** Index of the last value that is at most this one; -1 if all are greater. */
    int lastUpTo(int value) {
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
