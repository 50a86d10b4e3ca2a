package mnemarium.ledger;

import java.util.List;
import java.util.Optional;

/**
 * How sure its writer was.
 *
 * @param reason why, in one line
 */
public record Confidence(Level level, String reason) {

    public Confidence {
        Checked.line("reason of a confidence", reason, 1000);
    }

    /** The surest first. */
    public enum Level {
        HIGH,
        MEDIUM,
        LOW;

        /** Its name in files and on the command line. */
        public String word() {
            return Words.of(this);
        }

        /** The one of a word. */
        public static Optional<Level> named(String word) {
            return Words.find(Level.class, word);
        }

        public static List<String> words() {
            return Words.all(Level.class);
        }
    }
}
