package mnemarium.ui;

import static java.util.Map.entry;

import mnemarium.scenario.Dial;

import java.util.Locale;
import java.util.Map;

/** How the dials are called on screen. */
public final class DialNames {

    private static final Map<Dial, String> ABOUT =
            Map.ofEntries(
                    entry(Dial.ADDED_LATENCY, "Latency added to each read and write of the memory"),
                    entry(Dial.STORE_LATENCY, "Time the store itself takes for a read or a write"),
                    entry(Dial.EMBED_LATENCY, "Time to turn a text into a vector"),
                    entry(Dial.REASONING_TIME, "How long the agent reasons in each step"),
                    entry(
                            Dial.BUDGET,
                            "Memory time a turn may spend; a move counts from the next turn on"),
                    entry(Dial.OVERHEAD, "Fixed overhead of each lookup"),
                    entry(
                            Dial.BUDGET_SHARE,
                            "The share of the end-to-end time that memory may take"),
                    entry(Dial.CHARGE, "Which operations the budget is charged for"),
                    entry(
                            Dial.ADMISSION,
                            "When a lookup may be made: only if it fits, or while anything is"
                                    + " left"),
                    entry(Dial.TOP_K, "How many entries a lookup brings"),
                    entry(Dial.THRESHOLD, "Similarity from which an entry counts as found"),
                    entry(Dial.WINDOW, "How many messages the agent still sees"),
                    entry(
                            Dial.OWN_TURN_SIGHT,
                            "Whether the agent recognises by itself what it saw in this turn"),
                    entry(
                            Dial.GATE,
                            "Whether the write gate stands before the writes of the memory"),
                    entry(Dial.DERIVE_TURNS, "Turns that producing the outcome takes"),
                    entry(Dial.CHECK_TURNS, "Turns of one check, or of one fingerprint compared"),
                    entry(Dial.RECALL_TURNS, "Turns that bringing a kept outcome takes"),
                    entry(Dial.DERIVE_TOKENS, "Tokens that producing the outcome takes"),
                    entry(Dial.CHECK_TOKENS, "Tokens of one check, or of one fingerprint compared"),
                    entry(Dial.RECALL_TOKENS, "Tokens that bringing a kept outcome takes"),
                    entry(Dial.VERIFY_BUDGET, "What checking may cost in one decision"),
                    entry(Dial.CANDIDATE_BUDGET, "How many records one decision may look at"),
                    entry(
                            Dial.DETECTION_LAG,
                            "Tasks until a false-valid reuse comes to light; 0 is the same as 1"),
                    entry(
                            Dial.CONFIRMATIONS,
                            "How often a dimension must prove harmless before it leaves the"
                                    + " slice"),
                    entry(
                            Dial.WIDEN_EVERY,
                            "Tasks after which the slice is whole again; 0 is never"),
                    entry(Dial.CURRENCY, "What the net of a reuse is weighed in"),
                    entry(
                            Dial.TENURE,
                            "Earlier conversations that a search looks through; 2 400 fill eighteen"
                                    + " months"),
                    entry(
                            Dial.EXPIRY,
                            "Days for which memory-with-expiry trusts a copy, or never: it does not"
                                    + " expire"),
                    entry(
                            Dial.LOOKUP_LATENCY,
                            "What a look-up takes, whoever the owner; owners: as each says"),
                    entry(
                            Dial.TURN_BUDGET,
                            "What reads, look-ups and searches of a question may take together"),
                    entry(Dial.OUTAGE, "Share of days on which an owner is out of order"),
                    entry(Dial.TRANSCRIPTS_KEPT, "Months for which a conversation can be searched"),
                    entry(Dial.SLICE, "The dimensions that a fingerprint covers"));

    private DialNames() {}

    /** A dial's name as a label. */
    public static String name(Dial dial) {
        if (dial.isPeriod()) {
            return "Churn of " + dial.dimension().orElseThrow();
        }
        if (dial.equals(Dial.GATE)) {
            return "Write gate";
        }
        return dial.equals(Dial.TOP_K)
                ? "Hits k"
                : dial.label().substring(0, 1).toUpperCase(Locale.ROOT) + dial.label().substring(1);
    }

    /** A dial's unit beside a field, as its value has it; none where the name says it. */
    public static String unit(Dial dial, String value) {
        if (dial.equals(Dial.OUTAGE)) {
            return "of days";
        }
        boolean named = dial.equals(Dial.TOP_K) || dial.equals(Dial.WINDOW);
        String unit = named || dial.words().contains(value) ? "" : dial.unit();
        return value.equals("1") && unit.endsWith("s") && unit.length() > 2
                ? unit.substring(0, unit.length() - 1)
                : unit;
    }

    /** What the ids of its controls are made of: its name without dots, which selectors misread. */
    public static String id(Dial dial) {
        return dial.dial().replace('.', '-');
    }

    /** What a dial does, for its tooltip. */
    public static String about(Dial dial) {
        return dial.isPeriod()
                ? "Tasks between two changes of " + dial.dimension().orElseThrow() + "; 0 is never"
                : ABOUT.getOrDefault(dial, dial.range());
    }
}
