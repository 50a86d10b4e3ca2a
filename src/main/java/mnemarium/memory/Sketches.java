package mnemarium.memory;

import java.util.Arrays;

/**
 * The sketches of consecutive rows, four dimensions packed into one whole number: column c holds
 * the dimensions 4c to 4c + 3 of all rows, the first in the lowest byte. Of bytes the compiler
 * makes no vector instructions, of shifted whole numbers it does; and the products are exact, so
 * the order of adding does not matter.
 */
final class Sketches {

    private static final int PACKED = 4;

    private final int[][] columns;
    private final float[] scales;
    private double error;
    private double length;

    /** The sketches of some rows. */
    Sketches(Rows rows, int first, int count) {
        columns = new int[rows.stride() / PACKED][count];
        scales = new float[count];
        for (int row = 0; row < count; row++) {
            put(row, Sketch.of(rows.row(first + row)));
        }
    }

    private void put(int row, Sketch sketch) {
        int[] values = sketch.values();
        for (int i = 0; i < values.length; i++) {
            columns[i / PACKED][row] |= (values[i] & 0xff) << (Byte.SIZE * (i % PACKED));
        }
        scales[row] = sketch.scale();
        error = Math.max(error, sketch.error());
        length = Math.max(length, sketch.length());
    }

    float scale(int row) {
        return scales[row];
    }

    /**
     * The products of the first rows with a query, in whole numbers.
     *
     * @param products where the product of row r goes, at place r
     */
    void dots(Sketch query, int count, int[] products) {
        Arrays.fill(products, 0, count, 0);
        for (int column = 0; column < columns.length; column += 2) {
            eight(products, columns[column], columns[column + 1], query.values(), column, count);
        }
    }

    /** Added from left to right on purpose: of "+= (… + …)" no vector instructions are made. */
    private static void eight(
            int[] products, int[] column, int[] next, int[] query, int place, int count) {
        int first = place * PACKED;
        int a = query[first];
        int b = query[first + 1];
        int c = query[first + 2];
        int d = query[first + 3];
        int e = query[first + 4];
        int f = query[first + 5];
        int g = query[first + 6];
        int h = query[first + 7];
        for (int row = 0; row < count; row++) {
            int low = column[row];
            int high = next[row];
            products[row] =
                    products[row]
                            + (low << 24 >> 24) * a
                            + (low << 16 >> 24) * b
                            + (low << 8 >> 24) * c
                            + (low >> 24) * d
                            + (high << 24 >> 24) * e
                            + (high << 16 >> 24) * f
                            + (high << 8 >> 24) * g
                            + (high >> 24) * h;
        }
    }

    /**
     * The most by which the exact cosine of a query with one of these rows can differ from that of
     * the sketches. With q = q' + f and r = r' + e, where q' and r' are the sketches, q·r - q'·r' =
     * q·e + f·r', which is at most |q||e| + |f||r'| (Cauchy and Schwarz); to that comes what single
     * precision rounds away in adding up a row (Higham, Accuracy and Stability of Numerical
     * Algorithms, section 3.1).
     */
    double margin(Sketch query) {
        double queryLength = query.length() + query.error();
        double rowLength = length + error;
        double additions = (double) query.values().length / Kernel.LANES + Kernel.LANES;
        double rounding = additions * 0x1p-23 * queryLength * rowLength;
        return queryLength * error + query.error() * length + rounding;
    }
}
