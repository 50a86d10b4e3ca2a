package mnemarium.scenario;

import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Who holds facts of a scenario of kind tenure and keeps them current.
 *
 * @param name see {@link #NAMES}, unique in the scenario
 * @param answersBy what a query needs, such as {@code account_id}, see {@link #IDENTIFIERS}; empty
 *     if it is a maintained text that is searched
 * @param latencyMillis until it answers, 0 to {@link #MOST_MILLIS}
 * @param tokens of one answer, 0 to {@link #MOST_TOKENS}
 * @param changesTold by what it tells that a value changed; empty if it does not
 * @param indexed the day whose texts are searched; only of a maintained text, empty: today's
 */
public record TenureOwner(
        String name,
        Optional<String> answersBy,
        int latencyMillis,
        int tokens,
        Optional<String> changesTold,
        Optional<LocalDate> indexed) {

    public static final int MOST_MILLIS = 60_000;

    public static final int MOST_TOKENS = 1_000_000;

    /** What a name may be, in words: events part names by commas. */
    public static final String NAMES =
            "1 to 60 characters without a comma, on one line, no blank around it";

    /** What an identifier may be, in words. */
    public static final String IDENTIFIERS =
            "one line of at most 100 characters, no blank around it";

    private static final Pattern NAME = Pattern.compile("[^,\\x00-\\x1F\\x7F-\\x9F]{1,60}");
    private static final Pattern IDENTIFIER = Pattern.compile("[^\\x00-\\x1F\\x7F-\\x9F]{1,100}");

    public TenureOwner {
        if (!isName(name)) {
            throw new IllegalArgumentException(
                    "name of an owner is '" + name + "', expected " + NAMES);
        }
        answersBy
                .filter(each -> !isIdentifier(each))
                .ifPresent(
                        each -> {
                            throw new IllegalArgumentException(
                                    "identifier of owner "
                                            + name
                                            + " is '"
                                            + each
                                            + "', expected "
                                            + IDENTIFIERS);
                        });
        Checked.within("latency of owner " + name, latencyMillis, 0, MOST_MILLIS);
        Checked.within("tokens of owner " + name, tokens, 0, MOST_TOKENS);
        changesTold.ifPresent(each -> Tenure.line("change events of owner " + name, each));
        if (answersBy.isPresent() && indexed.isPresent()) {
            throw new IllegalArgumentException(
                    "owner "
                            + name
                            + " answers by "
                            + answersBy.get()
                            + " and is indexed, expected one of the two");
        }
    }

    /** Whether an owner may have this name. */
    public static boolean isName(String name) {
        return NAME.matcher(name).matches() && isTrimmed(name);
    }

    /** Whether this can be what a query of an owner needs. */
    public static boolean isIdentifier(String identifier) {
        return IDENTIFIER.matcher(identifier).matches() && isTrimmed(identifier);
    }

    private static boolean isTrimmed(String text) {
        return !text.isBlank() && text.strip().equals(text);
    }

    /** Whether it is searched, and not asked by identifier. */
    public boolean isText() {
        return answersBy.isEmpty();
    }
}
