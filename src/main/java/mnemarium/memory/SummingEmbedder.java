package mnemarium.memory;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A text as the weighted sum of its tokens' vectors in the order of the text, scaled to length 1,
 * in plain Java. Without weights every token counts once.
 */
public final class SummingEmbedder implements Embedder {

    private final String name;
    private final WordPiece words;
    private final TokenVectors vectors;
    private final float[] weights;
    private final String hash;
    private final AtomicBoolean closed = new AtomicBoolean();

    /** Every token counts once. */
    public SummingEmbedder(String name, WordPiece words, TokenVectors vectors) {
        this(name, words, vectors, ones(words.vocabulary().size()));
    }

    /**
     * Each token counts by its weight.
     *
     * @param weights one for each token of the vocabulary
     */
    public SummingEmbedder(String name, WordPiece words, TokenVectors vectors, float[] weights) {
        if (weights.length != words.vocabulary().size()) {
            throw new IllegalArgumentException(
                    "%d weights for the embedder %s, expected one for each of %d tokens"
                            .formatted(weights.length, name, words.vocabulary().size()));
        }
        this.name = name;
        this.words = words;
        this.vectors = vectors;
        this.weights = weights.clone();
        this.hash =
                new Sha256()
                        .text("sum of tokens, unit length")
                        .text(words.vocabulary().hash())
                        .text(vectors.hash())
                        .text(Arrays.toString(weights))
                        .hex();
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String hash() {
        return hash;
    }

    @Override
    public int dimensions() {
        return vectors.dimensions();
    }

    @Override
    public boolean sameEverywhere() {
        return true;
    }

    @Override
    public float[] embed(String text) {
        if (closed.get()) {
            throw new IllegalStateException(
                    "the embedder " + name + " is closed, expected an open one");
        }
        float[] sum = new float[dimensions()];
        for (int token : words.tokens(text)) {
            vectors.addTo(sum, token, weights[token]);
        }
        return UnitLength.scale(sum);
    }

    @Override
    public void close() {
        closed.set(true);
    }

    private static float[] ones(int count) {
        float[] ones = new float[count];
        Arrays.fill(ones, 1);
        return ones;
    }
}
