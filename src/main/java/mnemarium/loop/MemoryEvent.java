package mnemarium.loop;

import mnemarium.memory.Hit;

import java.util.List;

/** Events of the working memory: every read and every write, and every read that was not made. */
public sealed interface MemoryEvent extends Event {

    /** The two ways to read. */
    enum Lookup {
        /** The nearest entries. */
        RECALL,
        /** The nearest entry, if it is near enough: "have I done this already?". */
        MATCH
    }

    /** How a lookup that was made ended. */
    enum Ending {
        /** The best entry reaches the threshold. */
        HIT,
        /** No entry reaches the threshold. */
        MISS,
        /** It was made, and took more than was left of the budget. */
        LATE
    }

    /**
     * A lookup was made.
     *
     * @param at after it
     * @param key what was asked about
     * @param entries how many entries the memory held
     * @param hits the nearest entries, best first, at most as many as the dial top-k says
     * @param threshold what a score must reach
     * @param ending hit, miss or late
     * @param matched the nearest entry if it reaches the threshold, else -1
     * @param cost what it was charged
     * @param leftNanos what is left of the turn's budget after it; below zero when overdrawn
     */
    record LookupMade(
            long at,
            Lookup lookup,
            String key,
            int entries,
            List<Hit> hits,
            double threshold,
            Ending ending,
            int matched,
            Cost cost,
            long leftNanos)
            implements MemoryEvent {
        public LookupMade {
            hits = List.copyOf(hits);
        }
    }

    /**
     * A lookup was not made, since it did not fit the budget: unchecked, not a miss.
     *
     * @param needed what it would have cost
     * @param leftNanos what is left of the turn's budget
     */
    record LookupSkipped(long at, Lookup lookup, String key, Cost needed, long leftNanos)
            implements MemoryEvent {}

    /**
     * A text was compared with entries that an earlier lookup of this turn brought; free of charge.
     *
     * @param key what was compared
     * @param entry the nearest of those entries, -1 if there are none
     * @param score its cosine with the text, 0 if there are none
     * @param threshold what a score must reach
     * @param matched the entry if it reaches the threshold, else -1
     */
    record Compared(long at, String key, int entry, float score, double threshold, int matched)
            implements MemoryEvent {}

    /**
     * An entry was written. A write is always kept.
     *
     * @param at after it
     * @param entry its number, from 0
     * @param key what it was made from: an alert, a fact
     * @param cost what it took; charged to the budget only under the rule "lookups and writes"
     * @param leftNanos what is left of the turn's budget after it; below zero when overdrawn
     */
    record Remembered(long at, int entry, String key, Cost cost, long leftNanos)
            implements MemoryEvent {}
}
