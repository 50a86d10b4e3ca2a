package mnemarium.memory.onnx;

import mnemarium.memory.Embedder;
import mnemarium.memory.HashedEmbedder;
import mnemarium.memory.Vocabulary;
import mnemarium.memory.WordPiece;

import java.util.List;

/** Opens embedders by name or from files. The only place that opens model files. */
public final class Models implements AutoCloseable {

    /** The built-in embedders. */
    public static final List<String> NAMES = List.of("static", "minilm", "hashed");

    private final WordPiece words = new WordPiece(Vocabulary.shipped());

    /**
     * A built-in embedder.
     *
     * @throws IllegalArgumentException if there is none of this name
     */
    public Embedder open(String name) {
        return switch (name) {
            case "hashed" -> new HashedEmbedder(words);
            default ->
                    throw new IllegalArgumentException(
                            "an embedder \"" + name + "\", expected one of " + NAMES);
        };
    }

    /** Counts tokens everywhere: MiniLM's vocabulary. */
    public WordPiece wordPiece() {
        return words;
    }

    @Override
    public void close() {}
}
