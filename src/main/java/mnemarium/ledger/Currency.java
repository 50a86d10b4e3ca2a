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

    /** So much of it, for people: {@code 1 turn}, {@code 400 tokens}. */
    public String amount(long number) {
        String one = word().substring(0, word().length() - 1);
        return number + " " + (Math.abs(number) == 1 ? one : word());
    }

    /** The one of a word. */
    public static Optional<Currency> named(String word) {
        return Words.find(Currency.class, word);
    }

    public static List<String> words() {
        return Words.all(Currency.class);
    }
}
