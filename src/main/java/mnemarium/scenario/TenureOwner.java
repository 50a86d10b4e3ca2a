package mnemarium.scenario;

import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Who holds facts of a scenario of kind tenure and keeps them current.
 *
 * @param name see {@link #NAMES}, unique in the scenario
 * @param answersBy what a query needs, such as {@code account_id}; empty if it is a maintained text
 *     that is searched
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
    public static final String NAMES = "1 to 60 characters without a comma, on one line";

    private static final Pattern NAME = Pattern.compile("[^,\\x00-\\x1F]{1,60}");

    public TenureOwner {
        if (!isName(name)) {
            throw new IllegalArgumentException(
                    "name of an owner is '" + name + "', expected " + NAMES);
        }
        answersBy.ifPresent(each -> Tenure.line("identifier of owner " + name, each));
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
        return !name.isBlank() && NAME.matcher(name).matches();
    }

    /** Whether it is searched, and not asked by identifier. */
    public boolean isText() {
        return answersBy.isEmpty();
    }
}
