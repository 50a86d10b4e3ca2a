package mnemarium.memory.onnx;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A real, if very small, sentence model: one random row per token, nothing learnt. */
final class TinyModel {

    static final int TOKENS = 60;
    static final int WIDTH = 300;

    private TinyModel() {}

    static Path write(Path folder) throws IOException {
        return write(folder, "input_ids", "last_hidden_state");
    }

    /** A model with an input and an output of these names. */
    static Path write(Path folder, String input, String output) throws IOException {
        ByteBuffer rows =
                ByteBuffer.allocate(TOKENS * WIDTH * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        Random chance = new Random(7);
        while (rows.hasRemaining()) {
            rows.putFloat((float) chance.nextGaussian());
        }
        ProtobufWriter table =
                new ProtobufWriter()
                        .number(1, TOKENS)
                        .number(1, WIDTH)
                        .number(2, 1)
                        .text(8, "word_embeddings")
                        .bytes(9, rows.array());
        ProtobufWriter gather =
                new ProtobufWriter()
                        .text(1, "word_embeddings")
                        .text(1, input)
                        .text(2, output)
                        .text(4, "Gather");
        ProtobufWriter graph =
                new ProtobufWriter()
                        .message(1, gather)
                        .text(2, "tiny")
                        .message(5, table)
                        .message(11, value(input, 7, "batch", "length"))
                        .message(12, value(output, 1, "batch", "length", "width"));
        ProtobufWriter model =
                new ProtobufWriter()
                        .number(1, 8)
                        .message(7, graph)
                        .message(8, new ProtobufWriter().text(1, "").number(2, 13));
        return Files.write(folder.resolve("tiny.onnx"), model.toBytes());
    }

    static Path vocabulary(Path folder, int tokens) throws IOException {
        List<String> lines = new ArrayList<>(List.of("[PAD]", "[UNK]", "[CLS]", "[SEP]", "the"));
        for (int i = lines.size(); i < tokens; i++) {
            lines.add("word" + i);
        }
        return Files.write(folder.resolve("vocab.txt"), lines);
    }

    private static ProtobufWriter value(String name, int type, String... lengths) {
        ProtobufWriter shape = new ProtobufWriter();
        for (String length : lengths) {
            shape.message(1, new ProtobufWriter().text(2, length));
        }
        ProtobufWriter tensor = new ProtobufWriter().number(1, type).message(2, shape);
        return new ProtobufWriter()
                .text(1, name)
                .message(2, new ProtobufWriter().message(1, tensor));
    }
}
