package mnemarium.loop;

/** Events of an agent that triages items. */
public sealed interface TriageEvent extends Event {

    /** What the agent did with an item. */
    enum Action {
        /** Investigated it: expensive. */
        INVESTIGATED,
        /** Closed it without investigating, because an entry of its memory stands for it. */
        CLOSED,
        /** Closed it without asking, because it saw the same incident in this very turn. */
        DISMISSED
    }

    /** What that action was worth, known to the scenario and never to the agent. */
    enum Verdict {
        /** Investigated, and the incident had not been investigated before. */
        FIRST,
        /** Closed, and rightly so. */
        RECOGNISED,
        /** Investigated again: a redundant action. */
        REDUNDANT,
        /** Closed although its incident was never investigated: a guard error. */
        MISSED_INCIDENT,
        /** A duplicate, closed in the name of another incident: a guard error. */
        WRONG_MATCH,
        /** The items have no incident ids: what matched is a suggestion. */
        UNJUDGED
    }

    /**
     * The agent acted on an item.
     *
     * @param key the item
     * @param entry the entry it was closed by, else -1
     */
    record Acted(long at, String key, Action action, int entry) implements TriageEvent {}

    /**
     * The scenario judged that action.
     *
     * @param key the item
     * @param sameAs the item that was investigated before for the same incident, else empty
     * @param guardError the memory was asked and answered wrongly: it named another incident, or
     *     did not find one that it held
     */
    record Judged(long at, String key, Verdict verdict, String sameAs, boolean guardError)
            implements TriageEvent {}
}
