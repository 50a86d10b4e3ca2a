package mnemarium.store;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Vectors as bytes: 32-bit floats, little-endian, every bit kept. */
final class Floats {

    private Floats() {}

    static byte[] bytes(float[] vector) {
        ByteBuffer bytes =
                ByteBuffer.allocate(vector.length * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        bytes.asFloatBuffer().put(vector);
        return bytes.array();
    }

    static float[] floats(byte[] bytes) {
        if (bytes.length == 0 || bytes.length % Float.BYTES != 0) {
            throw new IllegalArgumentException(
                    "vector has " + bytes.length + " bytes, expected a positive multiple of 4");
        }
        float[] vector = new float[bytes.length / Float.BYTES];
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asFloatBuffer().get(vector);
        return vector;
    }
}
