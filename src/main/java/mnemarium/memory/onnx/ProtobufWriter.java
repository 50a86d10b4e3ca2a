package mnemarium.memory.onnx;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Writes one message in the wire format of Protocol Buffers: as much of it as ONNX files need. */
final class ProtobufWriter {

    private static final int VARINT = 0;
    private static final int BYTES = 2;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    ProtobufWriter number(int field, long value) {
        varint(((long) field << 3) | VARINT);
        varint(value);
        return this;
    }

    ProtobufWriter text(int field, String value) {
        return bytes(field, value.getBytes(StandardCharsets.UTF_8));
    }

    ProtobufWriter message(int field, ProtobufWriter value) {
        return bytes(field, value.toBytes());
    }

    ProtobufWriter bytes(int field, byte[] value) {
        varint(((long) field << 3) | BYTES);
        varint(value.length);
        out.writeBytes(value);
        return this;
    }

    byte[] toBytes() {
        return out.toByteArray();
    }

    private void varint(long value) {
        long rest = value;
        while ((rest & ~0x7FL) != 0) {
            out.write((int) (rest & 0x7F) | 0x80);
            rest >>>= 7;
        }
        out.write((int) rest);
    }
}
