package mnemarium.ledger;

import java.util.Optional;

/** A value that a question comes with. */
public record Given(String name, String value, Origin origin) {

    public Given {
        Checked.name("name of a given value", name);
        Checked.line("value of " + name, value, 1000);
    }

    /** Where it came from. */
    public enum Origin {
        /** The question said so. */
        PROVIDED,
        /** It was looked up for the question. */
        FETCHED,
        /** Filled in from the last run: it routes, and ends in a hint. */
        ASSUMED;

        /** Its name in files and on the command line. */
        public String word() {
            return Words.of(this);
        }

        /** The one of a word. */
        public static Optional<Origin> named(String word) {
            return Words.find(Origin.class, word);
        }
    }
}
