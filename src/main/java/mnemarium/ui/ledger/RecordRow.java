package mnemarium.ui.ledger;

/**
 * A record as a row of a table.
 *
 * @param id "R-04"
 * @param kind "outcome"
 * @param title one line
 * @param scope where it holds, in few words: "18"
 * @param written when: the task, or the day
 * @param reuses how often it was reused
 * @param standing whether it is still looked at
 * @param successor the record that superseded it; "" if none did
 */
public record RecordRow(
        String id,
        String kind,
        String title,
        String scope,
        String written,
        long reuses,
        Standing standing,
        String successor) {

    /** Whether a question may still be led to a record. */
    public enum Standing {
        CURRENT,
        /** Another record speaks against it; the checks decide. */
        CONTESTED,
        SUPERSEDED,
        /** The world is in another scope. */
        OUT_OF_SCOPE
    }

    /** The standing in words: "superseded by R-04". */
    public String state() {
        return switch (standing) {
            case CURRENT -> "current";
            case CONTESTED -> "contested";
            case SUPERSEDED -> "superseded by " + successor;
            case OUT_OF_SCOPE -> "out of scope";
        };
    }
}
