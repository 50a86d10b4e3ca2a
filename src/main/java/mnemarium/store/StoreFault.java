package mnemarium.store;

import java.nio.file.Path;

/**
 * The workspace could not keep or give what was asked for: a full disk, a damaged page, a closed
 * workspace. What was acknowledged before stays kept.
 */
public final class StoreFault extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final String found;
    private final String expected;
    private final String where;

    /**
     * @param found what happened
     * @param expected what should have been
     * @param where file, or file and run
     */
    StoreFault(String found, String expected, String where) {
        super(sentence(found, expected, where));
        this.found = found;
        this.expected = expected;
        this.where = where;
    }

    StoreFault(String found, String expected, Path where, Throwable cause) {
        super(sentence(found, expected, where.toString()), cause);
        this.found = found;
        this.expected = expected;
        this.where = where.toString();
    }

    public String found() {
        return found;
    }

    public String expected() {
        return expected;
    }

    public String where() {
        return where;
    }

    private static String sentence(String found, String expected, String where) {
        return "found " + found + ", expected " + expected + " (" + where + ")";
    }
}
