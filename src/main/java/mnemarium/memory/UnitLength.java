package mnemarium.memory;

/** Scaling to length 1, in the defined order of {@link Kernel}: the same bits everywhere. */
public final class UnitLength {

    /** How far from 1 the squared length of a vector may be that is taken as one of length 1. */
    private static final double TOLERANCE = 1e-3;

    private UnitLength() {}

    /** Scales a vector in place to length 1; zeros stay zeros. Returns the same array. */
    public static float[] scale(float[] vector) {
        float length = (float) Math.sqrt(Kernel.dot(vector, vector));
        if (length > 0) {
            for (int i = 0; i < vector.length; i++) {
                vector[i] /= length;
            }
        }
        return vector;
    }

    /** Refuses a vector that has another number of dimensions, or a length other than 1 or 0. */
    static void require(float[] vector, int dimensions) {
        if (vector.length != dimensions) {
            throw new IllegalArgumentException(
                    "the vector has %d dimensions, expected %d"
                            .formatted(vector.length, dimensions));
        }
        float squared = Kernel.dot(vector, vector);
        if (squared != 0 && !(Math.abs(squared - 1) <= TOLERANCE)) {
            throw new IllegalArgumentException(
                    "the vector's squared length is " + squared + ", expected 1 or 0");
        }
    }
}
