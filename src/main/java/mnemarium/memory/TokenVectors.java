package mnemarium.memory;

/** One vector for each token of a vocabulary; a text is the sum of its tokens' vectors. */
public interface TokenVectors {

    /** The length of every vector. */
    int dimensions();

    /** SHA-256 of everything the vectors depend on. */
    String hash();

    /** Adds the vector of one token, times a weight, to a sum; the unknown token adds nothing. */
    void addTo(float[] sum, int token, float weight);
}
