package mnemarium.ledger.file;

/**
 * What is wrong with a text that should be a record, and where.
 *
 * @param line 1-based; 0 if the whole text is meant
 * @param path place in the object, such as {@code dependencies[1].check.path}; empty if the whole
 *     line is meant
 */
public record Flaw(int line, String path, String found, String expected) {

    /** For people: place, found, expected. */
    public String sentence() {
        String place = line == 0 ? "" : "line " + line;
        String where = path.isEmpty() ? place : place.isEmpty() ? path : place + ", " + path;
        return (where.isEmpty() ? "" : where + ": ") + "found " + found + ", expected " + expected;
    }
}
