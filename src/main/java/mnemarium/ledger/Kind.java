package mnemarium.ledger;

import java.util.List;
import java.util.Optional;

/** What a record keeps. The first four are the memory, the rest is what selects and checks them. */
public enum Kind {
    /** The result of work in several steps. */
    OUTCOME,
    /** A way to do something, distilled. */
    PROCEDURE,
    /** A choice and why it was made. */
    DECISION,
    /** What was tried and does not work, and why. */
    DEAD_END,
    /** That something is done. */
    COMPLETION,
    /** How to find a value out, instead of the value. */
    VERIFICATION_METHOD,
    /** What was seen. */
    OBSERVATION;

    /** Its name in files and on the command line. */
    public String word() {
        return Words.of(this);
    }

    /** Its name for people. */
    public String title() {
        return word().replace('-', ' ');
    }

    /** The one of a word. */
    public static Optional<Kind> named(String word) {
        return Words.find(Kind.class, word);
    }

    public static List<String> words() {
        return Words.all(Kind.class);
    }
}
