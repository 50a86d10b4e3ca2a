package mnemarium.world.evolving;

/** What a session brings. */
public enum Role {
    /** A document that shows the current value. */
    EVIDENCE,
    /** A document that shows the first value, long after it changed. */
    STALE,
    /** Only a question. */
    QUERY
}
