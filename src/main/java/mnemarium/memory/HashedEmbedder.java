package mnemarium.memory;

/**
 * The control without meaning: the sum of one random direction per token, scaled to length 1. Two
 * texts are alike for it only as far as they share tokens. What it matches as well as another
 * embedder does was matched by words, not by meaning.
 */
public final class HashedEmbedder implements Embedder {

    private final SummingEmbedder sum;

    public HashedEmbedder(WordPiece words) {
        sum = new SummingEmbedder("hashed", words, new HashedTokens(words.vocabulary()));
    }

    @Override
    public String name() {
        return sum.name();
    }

    @Override
    public String hash() {
        return sum.hash();
    }

    @Override
    public int dimensions() {
        return sum.dimensions();
    }

    @Override
    public boolean sameEverywhere() {
        return true;
    }

    @Override
    public float[] embed(String text) {
        return sum.embed(text);
    }

    @Override
    public void close() {
        sum.close();
    }
}
