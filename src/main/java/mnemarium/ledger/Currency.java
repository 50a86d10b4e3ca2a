package mnemarium.ledger;

import java.util.List;
import java.util.Optional;

/** What a decision is weighed in: one or the other, never both added up. */
public enum Currency {
    TURNS,
    TOKENS;

    /** Its name in files and on the command line. */
    public String word() {
        return Words.of(this);
    }

    /** Its name for people. */
    public String title() {
        return word().replace('-', ' ');
    }

    /** The one of a word. */
    public static Optional<Currency> named(String word) {
        return Words.find(Currency.class, word);
    }

    public static List<String> words() {
        return Words.all(Currency.class);
    }
}
