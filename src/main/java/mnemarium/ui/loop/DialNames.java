package mnemarium.ui.loop;

import static java.util.Map.entry;

import mnemarium.scenario.Dial;

import java.util.Locale;
import java.util.Map;

/** How the dials are called on screen. */
final class DialNames {

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
                    entry(Dial.CHARGE, "Which operations the budget is charged for"),
                    entry(
                            Dial.ADMISSION,
                            "When a lookup may be made: only if it fits, or while anything is left"),
                    entry(Dial.TOP_K, "How many entries a lookup brings"),
                    entry(Dial.THRESHOLD, "Similarity from which an entry counts as found"),
                    entry(Dial.WINDOW, "How many messages the agent still sees"),
                    entry(
                            Dial.OWN_TURN_SIGHT,
                            "Whether the agent recognises by itself what it saw in this turn"));

    private DialNames() {}

    /** A dial's name as a label. */
    static String name(Dial dial) {
        return dial.equals(Dial.TOP_K)
                ? "Hits k"
                : dial.label().substring(0, 1).toUpperCase(Locale.ROOT) + dial.label().substring(1);
    }

    /** A dial's unit beside a field; none where the name says it. */
    static String unit(Dial dial) {
        return dial.equals(Dial.TOP_K) || dial.equals(Dial.WINDOW) ? "" : dial.unit();
    }

    /** What a dial does, for its tooltip. */
    static String about(Dial dial) {
        return ABOUT.getOrDefault(dial, dial.range());
    }
}
