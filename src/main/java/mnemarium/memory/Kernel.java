package mnemarium.memory;

import java.util.Arrays;

/**
 * Dot products in one defined order, so that every machine finds the same bits. Lane j of 16 adds
 * up a[16i + j] · b[16i + j] for i = 0, 1, …, each product rounded before it is added (never a
 * fused multiply-add); then lane j takes lane j + 8 for j below 8, lane j + 4 for j below 4, lane j
 * + 2 for j below 2, and lane 1 is added to lane 0. Vectors are padded with zeros to whole
 * sixteens.
 *
 * <p>This is the order as plain loops over two vectors: the rule, and quick enough for a few of
 * them. Of many rows {@link LaneSums} finds the same bits.
 */
final class Kernel {

    /** Lanes of the defined order. */
    static final int LANES = 16;

    private Kernel() {}

    /** The length that a vector of so many dimensions has once it is padded. */
    static int padded(int dimensions) {
        return (dimensions + LANES - 1) / LANES * LANES;
    }

    /** The dot product of two vectors of the same, any, length. */
    static float dot(float[] a, float[] b) {
        int padded = padded(a.length);
        return padded == a.length
                ? whole(a, b)
                : whole(Arrays.copyOf(a, padded), Arrays.copyOf(b, padded));
    }

    /** Lane 0 and lane 1 of the last step. Eight lanes at once: more do not fit in registers. */
    private static float whole(float[] row, float[] query) {
        return eight(row, query, 0) + eight(row, query, 1);
    }

    /** What the even lanes come to, from place 0; or the odd ones, from place 1. */
    private static float eight(float[] row, float[] query, int from) {
        float a = 0;
        float b = 0;
        float c = 0;
        float d = 0;
        float e = 0;
        float f = 0;
        float g = 0;
        float h = 0;
        for (int i = from; i < query.length; i += LANES) {
            a += row[i] * query[i];
            b += row[i + 2] * query[i + 2];
            c += row[i + 4] * query[i + 4];
            d += row[i + 6] * query[i + 6];
            e += row[i + 8] * query[i + 8];
            f += row[i + 10] * query[i + 10];
            g += row[i + 12] * query[i + 12];
            h += row[i + 14] * query[i + 14];
        }
        return ((a + e) + (c + g)) + ((b + f) + (d + h));
    }
}
