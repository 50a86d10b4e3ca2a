package mnemarium.memory;

/** A vector in whole numbers from -127 to 127 and a scale, which is what one of them stands for. */
final class Sketch {

    private static final int LARGEST = Byte.MAX_VALUE;

    private final int[] values;
    private final float scale;
    private final double error;
    private final double length;

    private Sketch(int[] values, float scale, double error, double length) {
        this.values = values;
        this.scale = scale;
        this.error = error;
        this.length = length;
    }

    static Sketch of(float[] vector) {
        float largest = 0;
        for (float number : vector) {
            largest = Math.max(largest, Math.abs(number));
        }
        int[] values = new int[vector.length];
        float scale = largest / LARGEST;
        double missed = 0;
        double kept = 0;
        for (int i = 0; i < vector.length && scale > 0; i++) {
            values[i] = Math.round(vector[i] / scale);
            double sketched = (double) values[i] * scale;
            missed += (vector[i] - sketched) * (vector[i] - sketched);
            kept += sketched * sketched;
        }
        return new Sketch(values, scale, Math.sqrt(missed), Math.sqrt(kept));
    }

    int[] values() {
        return values;
    }

    float scale() {
        return scale;
    }

    /** How far the sketch lies from the vector. */
    double error() {
        return error;
    }

    /** How long the sketch is. */
    double length() {
        return length;
    }
}
