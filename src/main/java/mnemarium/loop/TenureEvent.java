package mnemarium.loop;

import mnemarium.memory.Hit;

import java.util.List;
import java.util.Locale;

/**
 * Events of an agent that has known its user for long, and has each fact from somewhere: its owner,
 * a memory, earlier conversations, or the user.
 */
public sealed interface TenureEvent extends StepEvent {

    /** Where a fact is had from. */
    enum From {
        /** The working memory. */
        MEMORY,
        /** A cache that its owner can rebuild. */
        CACHE,
        /** The system that holds it. */
        OWNER,
        /** A maintained text. */
        TEXT,
        /** Earlier conversations. */
        TRANSCRIPTS,
        /** The user, who is asked. */
        USER,
        /** Whoever can authorise what is claimed. */
        AUTHORITY;

        /** Its name in events and tables. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** What came of a fact that a question needed. */
    enum Ending {
        /** It is so. */
        RIGHT,
        /** It was so, and is so no more. */
        STALE,
        /** It is so of something else. */
        NEIGHBOUR,
        /** It was put together from a part of what was said. */
        PARTIAL,
        /** It was claimed, and is not so. */
        CLAIMED,
        /** Not had: the owner is out of order. */
        OUTAGE,
        /** Not had: the owner does not answer whoever asks. */
        REFUSED,
        /** Not had: the turn had no time left for it. */
        OVER_BUDGET;

        /** Whether there was an answer at all. */
        public boolean isAnswered() {
            return switch (this) {
                case RIGHT, STALE, NEIGHBOUR, PARTIAL, CLAIMED -> true;
                case OUTAGE, REFUSED, OVER_BUDGET -> false;
            };
        }

        /** Whether there was an answer and it is not so. */
        public boolean isWrong() {
            return isAnswered() && this != RIGHT;
        }
    }

    /** How an owner replies. */
    enum Reply {
        ANSWERED,
        OUT_OF_ORDER,
        REFUSED,
        NO_TIME
    }

    /** What a search comes to. */
    enum Found {
        /** The newest statement among the passages. */
        STATEMENT,
        /** All pieces of it. */
        ALL_PIECES,
        /** Some of its pieces. */
        SOME_PIECES,
        /** Only a statement of something else. */
        NEIGHBOUR,
        /** Nothing that states such a fact. */
        NOTHING,
        /** The turn had no time left for it. */
        NO_TIME
    }

    /**
     * What earlier conversations left: an archive, and what the agent keeps of them. The archive is
     * no event; it is a function of scenario, seed and this number.
     *
     * @param conversations earlier conversations
     * @param from the day of the first of them; empty without any
     * @param passages passages in the archive
     */
    record EarlierTalked(long at, int conversations, String from, int passages)
            implements TenureEvent {}

    /**
     * The user stated a fact.
     *
     * @param fact its id
     * @param day the day of the conversation
     */
    record FactStated(long at, String fact, String day, String text) implements TenureEvent {}

    /**
     * The user asked something.
     *
     * @param key the step's name
     * @param conversation of the run, from 1
     * @param day its day
     * @param needs ids of the facts that it needs
     * @param refused owners that do not answer whoever asks
     */
    record QuestionAsked(
            long at,
            String key,
            int conversation,
            String day,
            String question,
            Names needs,
            Names refused)
            implements TenureEvent {}

    /**
     * The agent turned to somebody for a fact.
     *
     * @param fact its id
     * @param reason why there
     */
    record SourceChosen(long at, String fact, From from, String reason) implements TenureEvent {}

    /**
     * An owner was asked, or a maintained text searched.
     *
     * @param at after the time it took
     * @param owner its name
     * @param value what it answered; empty if it did not
     * @param nanos virtual time it took
     * @param leftNanos what is left of the turn's budget
     */
    record OwnerAsked(
            long at,
            String fact,
            String owner,
            Reply reply,
            String value,
            long nanos,
            int tokens,
            long leftNanos)
            implements TenureEvent {}

    /**
     * A cache was read.
     *
     * @param value what it held; empty if nothing, or nothing that may still be used
     * @param reason why it may or may not be used
     */
    record CacheRead(
            long at,
            String fact,
            String value,
            String reason,
            long nanos,
            int tokens,
            long leftNanos)
            implements TenureEvent {}

    /**
     * Earlier conversations were searched.
     *
     * @param query what was searched for
     * @param dropped passages that are kept no more; the search begins after them
     * @param passages passages up to now
     * @param hits the passages that were read, best first, by their number in the archive
     * @param found what they come to
     * @param passage the passage that counted; -1 if none
     * @param value what it says
     */
    record ArchiveSearched(
            long at,
            String fact,
            String query,
            int dropped,
            int passages,
            List<Hit> hits,
            Found found,
            int passage,
            String value,
            long nanos,
            int tokens,
            long leftNanos)
            implements TenureEvent {}

    /**
     * Somebody was asked for a fact.
     *
     * @param at after the time it took
     * @param value what they said
     * @param turns turns of the agent
     * @param minutes of whoever was asked
     */
    record PersonAsked(long at, String fact, String value, int turns, int minutes, int tokens)
            implements TenureEvent {}

    /**
     * A copy was kept, in the place of an older one.
     *
     * @param value as it was
     * @param day the day of the copy
     * @param inCache whether it lies in a cache; else in the working memory
     * @param entry the memory's entry; -1 in a cache
     */
    record CopyKept(long at, String fact, String value, String day, boolean inCache, int entry)
            implements TenureEvent {}

    /**
     * What came of a fact that the question needed.
     *
     * @param from where it was had from in the end
     * @param value what the agent takes for true; empty if it has nothing
     * @param truth what is so; the agent does not know
     * @param unseen whether its owner would have refused whoever asked
     */
    record FactHad(
            long at,
            String fact,
            From from,
            Ending ending,
            String value,
            String truth,
            boolean unseen,
            int turns,
            int minutes,
            long nanos,
            int tokens)
            implements TenureEvent {}

    /**
     * The question was answered, or not; the step is complete.
     *
     * @param right whether every fact is so
     * @param answer in words
     * @param turns turns of the agent, this one included
     * @param minutes of whoever was asked
     * @param nanos virtual time of reads, look-ups and searches
     * @param tokens tokens of the same, and of asking
     * @param from where its facts were had from, each once
     */
    record QuestionAnswered(
            long at,
            String key,
            Ending ending,
            boolean right,
            String answer,
            int turns,
            int minutes,
            long nanos,
            long tokens,
            Names from)
            implements TenureEvent {}

    /** A step without a question is complete. */
    record TenureStepDone(long at, String key) implements TenureEvent {}
}
