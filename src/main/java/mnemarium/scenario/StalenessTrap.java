package mnemarium.scenario;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An agent is asked for values that have changed since its memory kept them, and may look each one
 * up. The question is which form of memory makes it look. A scripted agent plays it; the figures of
 * the language model lie beside, as published.
 *
 * @param daysAgo how long ago the dated form says that a value was observed, 0 to {@link
 *     #MOST_DAYS}
 * @param traps what is asked for, one each step, at least one and {@link #MOST_TRAPS} at most
 * @param published what a language model did, if it is known
 */
public record StalenessTrap(
        String name,
        String title,
        String about,
        String arm,
        Map<Dial, String> dials,
        int daysAgo,
        List<Trap> traps,
        Optional<Published> published)
        implements WithoutMemory {

    public static final String KIND = "staleness-trap";

    /** The dials that mean something here. */
    public static final List<Dial> OFFERED =
            List.of(Dial.REASONING_TIME, Dial.CHECK_TURNS, Dial.CHECK_TOKENS, Dial.PRESSURE);

    /**
     * The forms a memory can take: the value, the value with its date, how to look it up, nothing.
     */
    public static final List<String> ARMS = List.of("none", "bare", "dated", "method");

    /** What is measured. */
    public static final List<String> MEASURES = List.of("accuracy", "verify-rate");

    public static final int MOST_DAYS = 36_500;

    public static final int MOST_TRAPS = 1_000;

    /**
     * A value that was kept and has changed.
     *
     * @param id unique in the scenario
     * @param subject what the value is of, as a noun: {@code the major version of Postgres}
     * @param stored what the memory holds
     * @param current what is true
     */
    public record Trap(String id, String subject, String stored, String current) {

        public Trap {
            Checked.filled("id of a trap", id);
            Checked.filled("subject of trap '" + id + "'", subject);
            Checked.filled("stored value of trap '" + id + "'", stored);
            Checked.filled("current value of trap '" + id + "'", current);
        }
    }

    public StalenessTrap {
        Checked.name(name);
        Checked.filled("title", title);
        Checked.oneOf("arm", arm, ARMS);
        dials = Checked.dials(dials, OFFERED);
        Checked.within("days ago", daysAgo, 0, MOST_DAYS);
        traps = List.copyOf(traps);
        Checked.within("number of traps", traps.size(), 1, MOST_TRAPS);
        Checked.once("trap", traps.stream().map(Trap::id).toList());
        published.ifPresent(each -> each.check(ARMS, MEASURES));
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public List<String> arms() {
        return ARMS;
    }

    @Override
    public List<Dial> dialsOffered() {
        return OFFERED;
    }
}
