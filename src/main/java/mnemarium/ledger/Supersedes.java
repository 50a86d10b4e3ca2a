package mnemarium.ledger;

import java.util.List;
import java.util.Optional;

/**
 * The link from a record to the one whose place it takes.
 *
 * @param record id of the earlier one
 */
public record Supersedes(String record, Because because) {

    public Supersedes {
        Checked.id("superseded record", record);
    }

    /** Why it takes its place. */
    public enum Because {
        /** The same work was done again. */
        REFRESH,
        /** The earlier one was wrong or lacked a dependency. */
        CORRECTION,
        /** It was decided otherwise. */
        REVERSAL;

        /** Its name in files and on the command line. */
        public String word() {
            return Words.of(this);
        }

        /** The one of a word. */
        public static Optional<Because> named(String word) {
            return Words.find(Because.class, word);
        }

        public static List<String> words() {
            return Words.all(Because.class);
        }
    }
}
