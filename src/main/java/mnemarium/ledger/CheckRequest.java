package mnemarium.ledger;

import java.time.Duration;

/**
 * A check that is to be run: what to look at and what to hold it against. Two dependencies that ask
 * for the same are answered once.
 *
 * @param expected the value at derivation
 */
public record CheckRequest(Check check, Comparison comparison, String expected, Duration timeOut) {

    /** For people: {@code file-hash notes.md equals 9e1d44b7…}. */
    public String sentence() {
        return check.word()
                + " "
                + Checked.shortened(check.target())
                + " "
                + comparison.title()
                + " "
                + Checked.shown(expected);
    }
}
