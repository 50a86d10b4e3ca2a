package mnemarium.ledger;

import java.util.List;

/**
 * Where the value of a dependency came from. There is no third one: what was recalled from a memory
 * may not validate a memory, or stale assumptions would confirm each other.
 */
public enum Source {
    /** It was given with the task. */
    PROVIDED,
    /** It was looked up where it is kept. */
    FETCHED;

    /** Its name in files and on the command line. */
    public String word() {
        return Words.of(this);
    }

    /**
     * The one of a word.
     *
     * @throws IllegalArgumentException saying why there is none
     */
    public static Source of(String word) {
        return Words.find(Source.class, word)
                .orElseThrow(
                        () ->
                                new IllegalArgumentException(
                                        "source of a value is \""
                                                + Checked.shortened(word)
                                                + "\", expected provided or fetched"
                                                + (word.startsWith("recall")
                                                        ? ": memory never validates memory"
                                                        : "")));
    }

    public static List<String> words() {
        return Words.all(Source.class);
    }
}
