package mnemarium.ledger;

import java.util.List;
import java.util.Optional;

/** How closely a dimension of a record's scope must fit the question's value. */
public enum MatchPolicy {
    /** The same text. */
    EXACT,
    /** The same first number of a version; the same text where one of them is no version. */
    SAME_MAJOR,
    /**
     * The same first number, and a second one that is not below the record's: what held for 17.2
     * holds for 17.4, not the other way round.
     */
    COMPATIBLE_MINOR,
    /** Shifts the order of candidates, never admits or refuses one. */
    WEAK,
    /** Only shown. */
    ADVISORY;

    /** True if a record is no candidate where this dimension does not fit. */
    public boolean isStrict() {
        return switch (this) {
            case EXACT, SAME_MAJOR, COMPATIBLE_MINOR -> true;
            case WEAK, ADVISORY -> false;
        };
    }

    /** True if a question's value fits the value of a record. */
    public boolean fits(String recorded, String asked) {
        Optional<Version> was = Version.of(recorded);
        Optional<Version> is = Version.of(asked);
        if (this == EXACT || !isStrict() || was.isEmpty() || is.isEmpty()) {
            return recorded.equals(asked);
        }
        return was.get().major() == is.get().major()
                && (this == SAME_MAJOR || is.get().minor() >= was.get().minor());
    }

    /** What values that fit each other have in common: the key of an index. */
    String key(String value) {
        return switch (this) {
            case SAME_MAJOR, COMPATIBLE_MINOR ->
                    Version.of(value).map(each -> "major " + each.major()).orElse(value);
            case EXACT, WEAK, ADVISORY -> value;
        };
    }

    /** Its name in files and on the command line. */
    public String word() {
        return Words.of(this);
    }

    /** Its name for people. */
    public String title() {
        return switch (this) {
            case EXACT -> "exact";
            case SAME_MAJOR -> "same major version";
            case COMPATIBLE_MINOR -> "compatible minor version";
            case WEAK -> "weak signal";
            case ADVISORY -> "advisory";
        };
    }

    /** The one of a word. */
    public static Optional<MatchPolicy> named(String word) {
        return Words.find(MatchPolicy.class, word);
    }

    public static List<String> words() {
        return Words.all(MatchPolicy.class);
    }
}
