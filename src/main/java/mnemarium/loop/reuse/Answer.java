package mnemarium.loop.reuse;

/**
 * An answer.
 *
 * @param value what was answered
 * @param basis where from
 * @param tokens tokens read for it
 * @param turns turns it took: one, and one more for looking it up
 */
public record Answer(String value, Basis basis, int tokens, int turns) {

    /** Where an answer comes from. */
    public enum Basis {
        /** The document that came with the question. */
        DOCUMENT,
        /** A kept value. */
        NOTES,
        /** The world itself, looked up. */
        LOOKUP
    }
}
