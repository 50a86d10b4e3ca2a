package mnemarium.workbench;

import mnemarium.memory.Embedder;
import mnemarium.memory.NoEmbedder;
import mnemarium.memory.onnx.Models;
import mnemarium.store.TextHash;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Opens embedders by name, each model once; all runs share them. */
public final class Embedders implements AutoCloseable {

    private final Models models;
    private final Map<String, Embedder> open = new ConcurrentHashMap<>();

    public Embedders(Models models) {
        this.models = models;
    }

    /** The models themselves, for tokens. */
    Models models() {
        return models;
    }

    /**
     * A built-in embedder, or a sentence model of the user's.
     *
     * @param name {@code static}, {@code minilm}, {@code hashed}; or the path of an ONNX file with
     *     its {@code vocab.txt} beside it, or both paths with a comma between
     * @throws Refusal if there is no such embedder, or the model cannot be used
     */
    public Embedder open(String name) throws Refusal {
        try {
            return open.computeIfAbsent(name, this::load);
        } catch (IllegalArgumentException e) {
            throw new Refusal(
                    "embedder " + name,
                    e.getMessage() == null ? "no usable model" : e.getMessage(),
                    "one of " + String.join(", ", Models.NAMES) + ", or a sentence model's file");
        }
    }

    private Embedder load(String name) {
        if (name.equals(NoEmbedder.NAME)) {
            return new NoEmbedder();
        }
        if (Models.NAMES.contains(name)) {
            return models.open(name);
        }
        int comma = name.indexOf(',');
        Path model = Path.of(comma < 0 ? name : name.substring(0, comma));
        Path vocabulary =
                comma < 0 ? model.resolveSibling("vocab.txt") : Path.of(name.substring(comma + 1));
        for (Path file : List.of(model, vocabulary)) {
            if (!Files.isRegularFile(file)) {
                throw new IllegalArgumentException("no file " + file);
            }
        }
        return models.open(model, vocabulary);
    }

    /** The same embedder if its vectors are the same everywhere, else one that records them. */
    static Embedder recording(Embedder embedder, Map<TextHash, float[]> known) {
        return embedder.sameEverywhere() || embedder instanceof RecordedEmbedder
                ? embedder
                : new RecordedEmbedder(embedder, known);
    }

    @Override
    public void close() {
        open.values().forEach(Embedder::close);
        models.close();
    }
}
