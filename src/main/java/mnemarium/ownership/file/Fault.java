package mnemarium.ownership.file;

/**
 * What is wrong with a file, and where.
 *
 * @param line 1-based; 0 if the whole file is meant
 * @param place JSON pointer, row or key; empty if the whole file is meant
 * @param found what is there
 * @param expected what should be there
 */
public record Fault(int line, String place, String found, String expected) {}
