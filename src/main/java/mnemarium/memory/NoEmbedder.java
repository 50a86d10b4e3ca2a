package mnemarium.memory;

/** Stands where a run has no working memory: it turns no text into a vector. */
public final class NoEmbedder implements Embedder {

    /** Its name in files and on screen. */
    public static final String NAME = "none";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String hash() {
        return new Sha256().text(NAME).hex();
    }

    @Override
    public int dimensions() {
        return 1;
    }

    @Override
    public boolean sameEverywhere() {
        return true;
    }

    @Override
    public float[] embed(String text) {
        throw new IllegalStateException(
                "a text was to be embedded in a run that has no working memory");
    }

    @Override
    public void close() {
        // holds nothing
    }
}
