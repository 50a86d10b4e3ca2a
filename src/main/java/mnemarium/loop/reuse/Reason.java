package mnemarium.loop.reuse;

/** Why a task reused the outcome or derived it. */
public enum Reason {
    /** The arm keeps nothing. */
    NOTHING_KEPT(false),
    /** There is no record of this scope. */
    NO_RECORD(false),
    /** A miss came to light and taught a dependency: derived again to correct the record. */
    CORRECTED(false),
    /** Something that was compared or checked has moved. */
    MOVED(false),
    /** All holds, but checking and recalling costs as much as deriving. */
    NOT_WORTH(false),
    /** Reused without a check. */
    UNCHECKED(true),
    /** Reused: all that was compared or checked is as it was. */
    VERIFIED(true),
    /** Reused in good hope: something moved, but nothing that is declared. */
    NOISE_ONLY(true);

    private final boolean reuse;

    Reason(boolean reuse) {
        this.reuse = reuse;
    }

    /** Whether the outcome was reused. */
    public boolean isReuse() {
        return reuse;
    }
}
