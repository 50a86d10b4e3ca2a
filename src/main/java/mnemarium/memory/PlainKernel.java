package mnemarium.memory;

/** The defined order as plain loops: for machines without the vector module, and as the rule. */
final class PlainKernel implements Kernel {

    @Override
    public void dots(float[] rows, int first, int count, float[] query, float[] scores) {
        for (int row = 0; row < count; row++) {
            scores[row] = dot(rows, (first + row) * query.length, query);
        }
    }

    @Override
    public void wholeDots(byte[] rows, int count, short[] query, int[] products) {
        for (int row = 0; row < count; row++) {
            int start = row * query.length;
            int sum = 0;
            for (int i = 0; i < query.length; i++) {
                sum += rows[start + i] * query[i];
            }
            products[row] = sum;
        }
    }

    /** The dot product of two vectors of the same, any, length. */
    static float dot(float[] a, float[] b) {
        int whole = a.length / LANES * LANES;
        if (whole == a.length) {
            return dot(a, 0, b);
        }
        int padded = Kernel.padded(a.length);
        return dot(java.util.Arrays.copyOf(a, padded), 0, java.util.Arrays.copyOf(b, padded));
    }

    /** Lanes 0 to 7 first, then 8 to 15: more than eight at once do not fit into the registers. */
    private static float dot(float[] rows, int start, float[] query) {
        float[] lanes = new float[LANES];
        eight(rows, start, query, 0, lanes);
        eight(rows, start, query, LANES / 2, lanes);
        for (int half = LANES / 2; half > 0; half /= 2) {
            for (int lane = 0; lane < half; lane++) {
                lanes[lane] += lanes[lane + half];
            }
        }
        return lanes[0];
    }

    private static void eight(float[] rows, int start, float[] query, int from, float[] lanes) {
        float a = 0;
        float b = 0;
        float c = 0;
        float d = 0;
        float e = 0;
        float f = 0;
        float g = 0;
        float h = 0;
        for (int i = from; i < query.length; i += LANES) {
            int row = start + i;
            a += rows[row] * query[i];
            b += rows[row + 1] * query[i + 1];
            c += rows[row + 2] * query[i + 2];
            d += rows[row + 3] * query[i + 3];
            e += rows[row + 4] * query[i + 4];
            f += rows[row + 5] * query[i + 5];
            g += rows[row + 6] * query[i + 6];
            h += rows[row + 7] * query[i + 7];
        }
        lanes[from] = a;
        lanes[from + 1] = b;
        lanes[from + 2] = c;
        lanes[from + 3] = d;
        lanes[from + 4] = e;
        lanes[from + 5] = f;
        lanes[from + 6] = g;
        lanes[from + 7] = h;
    }
}
