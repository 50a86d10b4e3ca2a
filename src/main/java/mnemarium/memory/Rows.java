package mnemarium.memory;

import java.util.Arrays;

/** Vectors in the order of arrival, each padded to whole sixteens. */
final class Rows {

    private final int dimensions;
    private final int stride;
    private final AppendList<float[]> rows = new AppendList<>();

    Rows(int dimensions) {
        if (dimensions < 1) {
            throw new IllegalArgumentException(
                    "a store of " + dimensions + " dimensions, expected 1 or more");
        }
        this.dimensions = dimensions;
        this.stride = Kernel.padded(dimensions);
    }

    int dimensions() {
        return dimensions;
    }

    /** The length of a padded row. */
    int stride() {
        return stride;
    }

    int size() {
        return rows.size();
    }

    int add(float[] vector) {
        UnitLength.require(vector, dimensions);
        return rows.add(Arrays.copyOf(vector, stride));
    }

    /** One row itself, padded, which nobody changes. */
    float[] row(int row) {
        return rows.get(row);
    }

    /** A copy of one row, as it was added. */
    float[] vector(int row) {
        return Arrays.copyOf(rows.get(row), dimensions);
    }

    /** The query, checked and padded; itself where nothing has to be padded. */
    float[] query(float[] query) {
        UnitLength.require(query, dimensions);
        return stride == dimensions ? query : Arrays.copyOf(query, stride);
    }

    void requirePrefix(int prefix) {
        if (prefix < 0 || prefix > size()) {
            throw new IllegalArgumentException(
                    "a prefix of %d rows, expected 0 to %d".formatted(prefix, size()));
        }
    }

    /** Offers the rows from one up to another, that one left out, one by one. */
    void scan(float[] query, int from, int to, Nearest nearest) {
        for (int row = from; row < to; row++) {
            float score = Kernel.dot(row(row), query);
            if (score > nearest.floor()) {
                nearest.offer(row, score);
            }
        }
    }
}
