package mnemarium.ui.loop;

import mnemarium.scenario.Dial;

import java.util.Locale;

/** How the dials are called on screen. */
final class DialNames {

    private DialNames() {}

    /** A dial's name as a label. */
    static String name(Dial dial) {
        return switch (dial) {
            case TOP_K -> "Hits k";
            case STORE_LATENCY,
                    EMBED_LATENCY,
                    ADDED_LATENCY,
                    REASONING_TIME,
                    BUDGET,
                    OVERHEAD,
                    CHARGE,
                    ADMISSION,
                    THRESHOLD,
                    WINDOW,
                    OWN_TURN_SIGHT ->
                    dial.label().substring(0, 1).toUpperCase(Locale.ROOT)
                            + dial.label().substring(1);
        };
    }

    /** A dial's unit beside a field; none where the name says it. */
    static String unit(Dial dial) {
        return dial == Dial.TOP_K || dial == Dial.WINDOW ? "" : dial.unit();
    }

    /** What a dial does, for its tooltip. */
    static String about(Dial dial) {
        return switch (dial) {
            case ADDED_LATENCY -> "Latency added to each read and write of the memory";
            case STORE_LATENCY -> "Time the store itself takes for a read or a write";
            case EMBED_LATENCY -> "Time to turn a text into a vector";
            case REASONING_TIME -> "How long the agent reasons in each step";
            case BUDGET -> "Memory time a turn may spend; a move counts from the next turn on";
            case OVERHEAD -> "Fixed overhead of each lookup";
            case CHARGE -> "Which operations the budget is charged for";
            case ADMISSION ->
                    "When a lookup may be made: only if it fits, or while anything is left";
            case TOP_K -> "How many entries a lookup brings";
            case THRESHOLD -> "Similarity from which an entry counts as found";
            case WINDOW -> "How many messages the agent still sees";
            case OWN_TURN_SIGHT ->
                    "Whether the agent recognises by itself what it saw in this turn";
        };
    }
}
