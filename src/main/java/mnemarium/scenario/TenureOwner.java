package mnemarium.scenario;

import java.time.LocalDate;
import java.util.Optional;

/**
 * Who holds facts of a scenario of kind tenure and keeps them current.
 *
 * @param name on one line, unique in the scenario
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

    public TenureOwner {
        Tenure.line("name of an owner", name);
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

    /** Whether it is searched, and not asked by identifier. */
    public boolean isText() {
        return answersBy.isEmpty();
    }
}
