package mnemarium.memory;

/**
 * Turns a text into a vector whose cosine with another tells how alike the two texts are. Safe for
 * use by many threads at once.
 */
public interface Embedder extends AutoCloseable {

    /** A short name to show and to choose by: {@code static}, {@code minilm}, {@code hashed} … */
    String name();

    /** SHA-256, in lower-case hexadecimal, of everything the vectors depend on. */
    String hash();

    /** The length of every vector. */
    int dimensions();

    /**
     * Whether the vectors have the same bits on every machine. Where they do not, they are an input
     * from outside and travel with the run.
     */
    boolean sameEverywhere();

    /**
     * The vector of a text: of length 1, or all zeros if the text holds no known token.
     *
     * @throws IllegalStateException if this embedder is closed
     */
    float[] embed(String text);

    /** Lets go of the model. A second call does nothing. */
    @Override
    void close();
}
