package mnemarium.memory;

import java.util.List;

/**
 * Vectors of one length, kept in the order of arrival and never changed. Scores are exact cosines
 * in the one defined order of {@link Kernel}. Safe for use by many threads at once: a reader sees
 * all rows below some size.
 */
public interface VectorStore {

    /** The length of every vector. */
    int dimensions();

    /** How many rows there are. */
    int size();

    /**
     * Appends a vector of length 1, or of zeros, and returns its row, counted from 0.
     *
     * @throws IllegalArgumentException if it has another number of dimensions or another length
     */
    int add(float[] vector);

    /** A copy of one row. */
    float[] vector(int row);

    /** The exact cosine of one row with a vector of length 1. */
    float similarity(int row, float[] query);

    /**
     * The {@code k} rows nearest to the query among the first {@code prefix} rows, best first, of
     * equal scores the older first. Fewer if there are fewer rows.
     */
    List<Hit> nearest(float[] query, int k, int prefix);
}
