package mnemarium.ownership;

import java.util.Locale;
import java.util.Optional;

/**
 * Which items of an audit are asked for: those that meet all of it.
 *
 * @param about what is the matter with them
 * @param verdict the gate's answer; empty for any
 * @param field that they are copies of; empty for any
 * @param words a text that stands in the beginning of id, subject and text, whatever its case;
 *     empty for any
 */
public record FindingFilter(
        About about, Optional<GateVerdict> verdict, String field, String words) {

    /** What is the matter with an item. */
    public enum About {
        /** Whatever it is. */
        ANYTHING,
        /** Somebody else holds it. */
        COPY,
        /** It says that somebody may do something. */
        AUTHORITY,
        /** It nearly repeats another of its subject, or may contradict it. */
        NEAR,
        /** Its own date is past. */
        EXPIRED,
        /** The export does not say where it came from. */
        SOURCELESS,
        /** An earlier one of its subject says the same. */
        REPEAT,
        /** No rule found a field. */
        UNMATCHED
    }

    public FindingFilter {
        words = words.strip().toLowerCase(Locale.ROOT);
    }

    /** All of them. */
    public static FindingFilter everything() {
        return new FindingFilter(About.ANYTHING, Optional.empty(), "", "");
    }
}
