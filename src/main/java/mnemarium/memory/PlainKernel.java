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

    private static float dot(float[] rows, int start, float[] query) {
        float[] lanes = new float[LANES];
        for (int i = 0; i < query.length; i += LANES) {
            for (int lane = 0; lane < LANES; lane++) {
                lanes[lane] += rows[start + i + lane] * query[i + lane];
            }
        }
        for (int half = LANES / 2; half > 0; half /= 2) {
            for (int lane = 0; lane < half; lane++) {
                lanes[lane] += lanes[lane + half];
            }
        }
        return lanes[0];
    }
}
