package mnemarium.memory.onnx;

import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The sum in plain Java: the twin that ONNX Runtime is checked against, and what is used on a
 * machine for which it has no library.
 */
final class PlainSum implements TokenSum {

    private final short[] table;
    private final int dimensions;
    private final AtomicBoolean closed = new AtomicBoolean();

    PlainSum(short[] table, int dimensions) {
        this.table = table;
        this.dimensions = dimensions;
    }

    @Override
    public float[] of(int[] tokens, int count) {
        if (closed.get()) {
            throw new IllegalStateException("the static embedder is closed, expected an open one");
        }
        int[] sum = new int[dimensions];
        for (int i = 0; i < count; i++) {
            int row = tokens[i] * dimensions;
            for (int j = 0; j < dimensions; j++) {
                sum[j] += table[row + j];
            }
        }
        float[] floats = new float[dimensions];
        for (int j = 0; j < dimensions; j++) {
            floats[j] = sum[j];
        }
        return floats;
    }

    @Override
    public void close() {
        closed.set(true);
    }
}
