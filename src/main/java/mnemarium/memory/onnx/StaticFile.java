package mnemarium.memory.onnx;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;

/**
 * The ONNX file of a static embedder: a table with one row of 16-bit whole numbers per token, and a
 * graph that picks the rows of a text's tokens and adds them up. All rows share one scale, which
 * falls away when the sum is scaled to length 1, so the file does not hold it. The sum is exact
 * whatever the order of adding, for up to {@value #LONGEST} tokens: 512 · 32767 is below 2²⁴, the
 * last whole number up to which single precision misses none.
 */
final class StaticFile {

    /** Tokens of a text that count; later ones are left out. */
    static final int LONGEST = 512;

    static final String TOKENS = "tokens";
    static final String SUM = "sum";

    private static final String TABLE = "table";
    private static final int FLOAT = 1;
    private static final int INT16 = 5;
    private static final int INT32 = 6;
    private static final int INT64 = 7;

    private StaticFile() {}

    /** The bytes of the file for a table of some rows, one after the other. */
    static byte[] write(short[] table, int dimensions, Map<String, String> about) {
        byte[] raw = new byte[table.length * Short.BYTES];
        ByteBuffer.wrap(raw).order(ByteOrder.LITTLE_ENDIAN).asShortBuffer().put(table);
        byte[] axis = new byte[Long.BYTES];
        ProtobufWriter graph =
                new ProtobufWriter()
                        .message(
                                1,
                                node("Gather", "rows", TABLE, TOKENS)
                                        .message(5, attribute("axis", 0)))
                        .message(
                                1,
                                node("Cast", "floats", "rows").message(5, attribute("to", FLOAT)))
                        .message(
                                1,
                                node("ReduceSum", SUM, "floats", "axes")
                                        .message(5, attribute("keepdims", 0)))
                        .text(2, "static")
                        .message(
                                5, tensor(TABLE, INT16, raw, table.length / dimensions, dimensions))
                        .message(5, tensor("axes", INT64, axis, 1))
                        .message(11, value(TOKENS, INT32, new ProtobufWriter().text(2, "count")))
                        .message(12, value(SUM, FLOAT, new ProtobufWriter().number(1, dimensions)));
        ProtobufWriter model =
                new ProtobufWriter()
                        .number(1, 8)
                        .text(2, "mnemarium")
                        .message(7, graph)
                        .message(8, new ProtobufWriter().text(1, "").number(2, 13));
        about.forEach(
                (key, text) -> model.message(14, new ProtobufWriter().text(1, key).text(2, text)));
        return model.toBytes();
    }

    /** The table of such a file. */
    static short[] table(byte[] file) {
        ProtobufReader model = new ProtobufReader(ByteBuffer.wrap(file));
        while (model.next()) {
            if (model.field() == 7) {
                ProtobufReader graph = model.message();
                while (graph.next()) {
                    if (graph.field() == 5) {
                        ByteBuffer raw = rawTable(graph.message());
                        if (raw.hasRemaining()) {
                            short[] table = new short[raw.remaining() / Short.BYTES];
                            raw.order(ByteOrder.LITTLE_ENDIAN).asShortBuffer().get(table);
                            return table;
                        }
                    }
                }
            }
        }
        throw new IllegalArgumentException(
                "the ONNX file has no initializer \"table\", expected a static embedder");
    }

    private static ByteBuffer rawTable(ProtobufReader tensor) {
        boolean named = false;
        ByteBuffer raw = ByteBuffer.allocate(0);
        while (tensor.next()) {
            if (tensor.field() == 8) {
                named = tensor.text().equals(TABLE);
            } else if (tensor.field() == 9) {
                raw = tensor.bytes();
            }
        }
        return named ? raw : ByteBuffer.allocate(0);
    }

    private static ProtobufWriter node(String operator, String output, String... inputs) {
        ProtobufWriter node = new ProtobufWriter();
        for (String input : inputs) {
            node.text(1, input);
        }
        return node.text(2, output).text(3, output).text(4, operator);
    }

    private static ProtobufWriter attribute(String name, int value) {
        return new ProtobufWriter().text(1, name).number(3, value).number(20, 2);
    }

    private static ProtobufWriter tensor(String name, int type, byte[] raw, long... shape) {
        ProtobufWriter tensor = new ProtobufWriter();
        for (long length : shape) {
            tensor.number(1, length);
        }
        return tensor.number(2, type).text(8, name).bytes(9, raw);
    }

    private static ProtobufWriter value(String name, int type, ProtobufWriter length) {
        ProtobufWriter shape = new ProtobufWriter().message(1, length);
        ProtobufWriter tensor = new ProtobufWriter().number(1, type).message(2, shape);
        return new ProtobufWriter()
                .text(1, name)
                .message(2, new ProtobufWriter().message(1, tensor));
    }
}
