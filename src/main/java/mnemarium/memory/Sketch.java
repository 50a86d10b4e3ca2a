package mnemarium.memory;

/**
 * A vector, or a chunk of rows, in whole numbers from -127 to 127, each row with its own scale, and
 * how far each row at most lies from what it stands for.
 */
final class Sketch {

    private static final int LARGEST = Byte.MAX_VALUE;

    private final byte[] values;
    private final float[] scales;
    private final double error;
    private final double length;

    private Sketch(byte[] values, float[] scales, double error, double length) {
        this.values = values;
        this.scales = scales;
        this.error = error;
        this.length = length;
    }

    /** The sketch of rows that lie one after the other. */
    static Sketch of(float[] rows, int stride) {
        byte[] values = new byte[rows.length];
        float[] scales = new float[rows.length / stride];
        double error = 0;
        double length = 0;
        for (int row = 0; row < scales.length; row++) {
            int start = row * stride;
            float largest = 0;
            for (int i = start; i < start + stride; i++) {
                largest = Math.max(largest, Math.abs(rows[i]));
            }
            float scale = largest / LARGEST;
            double missed = 0;
            double kept = 0;
            for (int i = start; i < start + stride && scale > 0; i++) {
                values[i] = (byte) Math.round(rows[i] / scale);
                double sketched = (double) values[i] * scale;
                missed += (rows[i] - sketched) * (rows[i] - sketched);
                kept += sketched * sketched;
            }
            scales[row] = scale;
            error = Math.max(error, Math.sqrt(missed));
            length = Math.max(length, Math.sqrt(kept));
        }
        return new Sketch(values, scales, error, length);
    }

    byte[] values() {
        return values;
    }

    /** The same values as {@link Kernel#wholeDots} wants a query. */
    short[] shorts() {
        short[] shorts = new short[values.length];
        for (int i = 0; i < values.length; i++) {
            shorts[i] = values[i];
        }
        return shorts;
    }

    float scale(int row) {
        return scales[row];
    }

    /**
     * The most by which the exact cosine of a query with one of these rows can differ from that of
     * the sketches. With q = q' + f and r = r' + e, where q' and r' are the sketches, q·r - q'·r' =
     * q·e + f·r', which is at most |q||e| + |f||r'| (Cauchy and Schwarz); to that comes what single
     * precision rounds away in adding up a row (Higham, Accuracy and Stability of Numerical
     * Algorithms, section 3.1).
     */
    double margin(Sketch query) {
        double queryLength = query.length + query.error;
        double rowLength = length + error;
        double additions = values.length / (double) scales.length / Kernel.LANES + Kernel.LANES;
        double rounding = additions * 0x1p-23 * queryLength * rowLength;
        return queryLength * error + query.error * length + rounding;
    }
}
