package mnemarium.memory.onnx;

import mnemarium.memory.Embedder;
import mnemarium.memory.UnitLength;
import mnemarium.memory.WordPiece;

/**
 * A text as the sum of one learnt vector per token, scaled to length 1 (as Model2Vec, Minish Lab
 * 2024). The same bits on every machine: the sum is exact and the scaling has a defined order.
 */
final class StaticEmbedder implements Embedder {

    private final WordPiece words;
    private final TokenSum sum;
    private final int dimensions;
    private final String hash;

    StaticEmbedder(WordPiece words, TokenSum sum, int dimensions, String hash) {
        this.words = words;
        this.sum = sum;
        this.dimensions = dimensions;
        this.hash = hash;
    }

    @Override
    public String name() {
        return "static";
    }

    @Override
    public String hash() {
        return hash;
    }

    @Override
    public int dimensions() {
        return dimensions;
    }

    @Override
    public boolean sameEverywhere() {
        return true;
    }

    @Override
    public float[] embed(String text) {
        int[] tokens = words.tokens(text);
        return UnitLength.scale(sum.of(tokens, Math.min(tokens.length, StaticFile.LONGEST)));
    }

    @Override
    public void close() {
        sum.close();
    }
}
