package mnemarium.memory.onnx;

import mnemarium.memory.Vocabulary;

import java.nio.file.Path;
import java.util.OptionalInt;

/** Whether a vocabulary is the one that a model was trained with, as far as its size can tell. */
final class ModelCheck {

    /** Some models round their tables up to a multiple of this. */
    private static final int ROUNDING = 128;

    private ModelCheck() {}

    /**
     * Refuses a vocabulary that has more tokens than the model's table has rows, or clearly fewer.
     */
    static void requireFit(GraphFile graph, Vocabulary tokens, Path model, Path vocabulary) {
        OptionalInt rows = graph.rowsLookedUpBy("input_ids");
        if (rows.isEmpty()) {
            return;
        }
        int missing = rows.getAsInt() - tokens.size();
        if (missing < 0 || missing >= ROUNDING) {
            throw new IllegalArgumentException(
                    "%s has %,d tokens, expected the %,d of the embedding table in %s"
                            .formatted(vocabulary, tokens.size(), rows.getAsInt(), model));
        }
    }
}
