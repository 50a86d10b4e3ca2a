package mnemarium.ledger;

/**
 * Something that has to be found out before a record can be used.
 *
 * @param name of a scope dimension or a value
 * @param reason what it is needed for
 */
public record Need(String name, String reason) {}
