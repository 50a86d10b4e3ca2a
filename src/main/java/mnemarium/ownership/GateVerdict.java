package mnemarium.ownership;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The gate's answer to what somebody proposes to write to a memory. */
public enum GateVerdict {
    /** A system of record is asked each time; memory holds nothing. */
    LOOK_UP,
    /** As look up, through a cache that the source can rebuild; memory holds nothing. */
    CACHE,
    /** A maintained text is searched each time; memory holds nothing. */
    RETRIEVE,
    /** What is kept of earlier conversations is searched each time; memory holds nothing. */
    SEARCH,
    /** Memory is the owner, with all that owning takes. */
    REMEMBER,
    /** Nothing is stored; whoever knows is asked when it matters. */
    ASK_AGAIN,
    /** A claim of authority: to be confirmed by whoever can give it, never taken from memory. */
    NEVER_BELIEVE,
    /** An agent's own work, no fact about the world: the write critic judges it. */
    OWN_WORK,
    /** A write that does not say what it is; it passes and is counted. */
    UNCLASSIFIED;

    /** Its name in files, events and on the command line: {@code look-up}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Its name for people: {@code look up}. */
    public String title() {
        return word().replace('-', ' ');
    }

    /** Whether the gate lets the write through to memory. */
    public boolean isWritten() {
        return switch (this) {
            case REMEMBER, OWN_WORK, UNCLASSIFIED -> true;
            case LOOK_UP, CACHE, RETRIEVE, SEARCH, ASK_AGAIN, NEVER_BELIEVE -> false;
        };
    }

    /** Whether somebody else holds the fact and keeps it current, so that a record is a copy. */
    public boolean isOwnedElsewhere() {
        return switch (this) {
            case LOOK_UP, CACHE, RETRIEVE -> true;
            case SEARCH, REMEMBER, ASK_AGAIN, NEVER_BELIEVE, OWN_WORK, UNCLASSIFIED -> false;
        };
    }

    /** The one of a word. */
    public static Optional<GateVerdict> named(String word) {
        return Stream.of(values()).filter(each -> each.word().equals(word)).findFirst();
    }

    public static List<String> words() {
        return Stream.of(values()).map(GateVerdict::word).toList();
    }
}
