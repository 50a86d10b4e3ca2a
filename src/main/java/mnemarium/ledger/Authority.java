package mnemarium.ledger;

import java.util.List;
import java.util.Optional;

/**
 * Who says so, the most trusted first. It informs trust and the order of candidates; it never
 * replaces a check, for a user may be wrong too.
 */
public enum Authority {
    USER,
    SYSTEM,
    AGENT_INFERENCE,
    OBSERVATION;

    /** True if it is trusted less than another. */
    public boolean isBelow(Authority other) {
        return compareTo(other) > 0;
    }

    /** Its name in files and on the command line. */
    public String word() {
        return Words.of(this);
    }

    /** Its name for people. */
    public String title() {
        return word().replace('-', ' ');
    }

    /** The one of a word. */
    public static Optional<Authority> named(String word) {
        return Words.find(Authority.class, word);
    }

    public static List<String> words() {
        return Words.all(Authority.class);
    }
}
