package mnemarium.ledger;

/**
 * One thing that is wrong with a record that was to be written.
 *
 * @param field of the record, such as {@code evidence}
 */
public record Objection(String field, String found, String expected) {

    /** For people. */
    public String sentence() {
        return field + ": found " + found + ", expected " + expected;
    }
}
