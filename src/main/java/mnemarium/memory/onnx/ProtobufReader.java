package mnemarium.memory.onnx;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * Reads the fields of one message in the wire format of Protocol Buffers, one after the other,
 * without copying what nobody asks for. Anything that is not such a message ends in an {@link
 * IllegalArgumentException}.
 */
final class ProtobufReader {

    private final ByteBuffer in;
    private int field;
    private long number;
    private ByteBuffer bytes = ByteBuffer.allocate(0);

    ProtobufReader(ByteBuffer message) {
        in = message.slice();
    }

    /** Goes to the next field; false at the end. */
    boolean next() {
        if (!in.hasRemaining()) {
            return false;
        }
        long tag = varint();
        field = (int) (tag >>> 3);
        number = 0;
        bytes = ByteBuffer.allocate(0);
        switch ((int) (tag & 7)) {
            case 0 -> number = varint();
            case 1 -> skip(8);
            case 2 -> bytes = skip(varint());
            case 5 -> skip(4);
            default -> throw broken();
        }
        if (field == 0) {
            throw broken();
        }
        return true;
    }

    /** The number of this field. */
    int field() {
        return field;
    }

    /** This field's value, if it is a whole number. */
    long number() {
        return number;
    }

    /** This field's value, if it is of several bytes. */
    ByteBuffer bytes() {
        return bytes.slice();
    }

    /** This field's value, if it is a message. */
    ProtobufReader message() {
        return new ProtobufReader(bytes);
    }

    /** This field's value, if it is a text. */
    String text() {
        return StandardCharsets.UTF_8.decode(bytes()).toString();
    }

    private ByteBuffer skip(long length) {
        if (length < 0 || length > in.remaining()) {
            throw broken();
        }
        ByteBuffer skipped = in.slice(in.position(), (int) length);
        in.position(in.position() + (int) length);
        return skipped;
    }

    private long varint() {
        long value = 0;
        for (int shift = 0; shift < 64 && in.hasRemaining(); shift += 7) {
            byte b = in.get();
            value |= (long) (b & 0x7F) << shift;
            if (b >= 0) {
                return value;
            }
        }
        throw broken();
    }

    private static IllegalArgumentException broken() {
        return new IllegalArgumentException("the bytes are not those of an ONNX file");
    }
}
