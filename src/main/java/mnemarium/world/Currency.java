package mnemarium.world;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a decision is weighed in: one or the other, never both added up. */
public enum Currency {
    TURNS,
    TOKENS;

    /** Its name in files and dials. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The currency of a name in files and dials. */
    public static Optional<Currency> named(String word) {
        return Arrays.stream(values()).filter(each -> each.word().equals(word)).findFirst();
    }
}
