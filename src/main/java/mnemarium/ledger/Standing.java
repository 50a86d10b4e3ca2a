package mnemarium.ledger;

/** Where a record stands in the current view. */
public enum Standing {
    /** It holds as far as the ledger knows. */
    CURRENT,
    /**
     * It is in the current view beside one that speaks against it: two records took the place of
     * one, or one of lower authority took the place of a higher. The checks decide.
     */
    CONTESTED,
    /** Another one took its place. */
    SUPERSEDED;

    /** Its name in files and on the command line. */
    public String word() {
        return Words.of(this);
    }
}
