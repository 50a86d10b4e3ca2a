package mnemarium.ledger;

/**
 * What a decision turned out to be.
 *
 * @param decision its id
 * @param atNanos virtual time when it was known, nanoseconds
 * @param wasRight false if the world showed otherwise
 * @param note how it came out, in one line
 */
public record LaterOutcome(String decision, long atNanos, boolean wasRight, String note) {

    public LaterOutcome {
        Checked.id("decision", decision);
        Checked.notNegative("time of an outcome", atNanos);
        Checked.line("note of an outcome", note, 2000);
    }
}
