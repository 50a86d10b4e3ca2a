package mnemarium.memory;

/**
 * One entry found.
 *
 * @param entry its number, counted from 0 in the order of writing
 * @param score its cosine with the query
 */
public record Hit(int entry, float score) {

    /** How far rounding may carry the cosine of a text with itself below 1. */
    private static final double ROUNDING = 1e-6;

    public Hit {
        if (entry < 0) {
            throw new IllegalArgumentException("entry is " + entry + ", expected 0 or more");
        }
    }

    /**
     * Whether the score reaches a threshold. A millionth is forgiven, so that a text matches itself
     * at a threshold of 1.
     */
    public boolean reaches(double threshold) {
        return score >= threshold - ROUNDING;
    }
}
