package mnemarium.loop;

import mnemarium.scenario.Lanes;

/**
 * Events of an agent that has three lanes for its questions: the fact lane (its working memory),
 * the process lane (its ledger) and a live look-up.
 */
public sealed interface LaneEvent extends StepEvent {

    /** Where a question can be sent. */
    enum Lane {
        /** The working memory: what is near a text. */
        FACTS,
        /** The ledger: work that was done, with what it stands on. */
        PROCESS,
        /** The owner of a value, asked now. */
        LIVE
    }

    /** How a lane comes to an answer. */
    enum Ending {
        /** A text was recalled and believed. */
        RECALLED,
        /** A record was verified and used again. */
        REUSED,
        /** The value was looked up. */
        LOOKED_UP,
        /** The work was done anew. */
        DERIVED,
        /** There is no answer. */
        NOTHING
    }

    /** The agent heard a fact. */
    record FactHeard(long at, String key, String text) implements LaneEvent {}

    /**
     * The agent did a piece of work from scratch.
     *
     * @param at after the time it took
     * @param key the work's id
     * @param environment the values it stands on, as they were
     */
    record WorkDone(long at, String key, Values environment, int turns, long tokens)
            implements LaneEvent {}

    /**
     * Work became a record of the ledger.
     *
     * @param record the record's id
     * @param work the work's id
     * @param supersedes the record whose place it takes; empty if none
     * @param environment the values it stands on, as they were
     */
    record WorkKept(
            long at,
            String record,
            String work,
            String supersedes,
            Values environment,
            int deriveTurns,
            long deriveTokens,
            int verifyTurns,
            long verifyTokens,
            int recallTurns,
            long recallTokens)
            implements LaneEvent {}

    /**
     * The ledger's write critic refused a record.
     *
     * @param work the work's id
     * @param reason what it objected to
     */
    record WriteRefused(long at, String work, String reason) implements LaneEvent {}

    /**
     * A text is about to enter the working memory.
     *
     * @param key what it is about: {@code fact port}, {@code work tuning}, {@code value region}
     */
    record NoteMade(long at, String key, String text) implements LaneEvent {}

    /**
     * The selector sent a question to a lane.
     *
     * @param key the question's id
     * @param question as asked
     * @param type what it asks for
     * @param reason why this lane
     */
    record LaneChosen(
            long at, String key, String question, Lanes.Type type, Lane lane, String reason)
            implements LaneEvent {}

    /**
     * The ledger was asked whether work was done and still holds.
     *
     * @param key the question's id
     * @param verdict reuse, hint, needed or derive
     * @param record the record it speaks of; empty if none
     * @param reason why
     * @param passed dependencies that still hold
     * @param failed dependencies that do not
     */
    record LedgerAsked(
            long at,
            String key,
            String verdict,
            String record,
            String reason,
            Names passed,
            Names failed)
            implements LaneEvent {}

    /**
     * A value was looked up.
     *
     * @param name the value's name
     * @param value as it is now
     */
    record ValueLookedUp(long at, String name, String value) implements LaneEvent {}

    /**
     * The question was answered.
     *
     * @param at after the time it took
     * @param key the question's id
     * @param lane where it was sent
     * @param ending how the lane came to the answer
     * @param answer what was answered; empty for nothing
     * @param right whether it is so; the agent does not know
     * @param turns turns of the agent
     * @param tokens tokens
     */
    record LaneAnswered(
            long at,
            String key,
            Lane lane,
            Ending ending,
            String answer,
            boolean right,
            int turns,
            long tokens)
            implements LaneEvent {}

    /** What another lane would have cost, and whether it would have been right; as above. */
    record LaneWeighed(
            long at,
            String key,
            Lane lane,
            Ending ending,
            String answer,
            boolean right,
            int turns,
            long tokens)
            implements LaneEvent {}

    /** The step is complete. */
    record LaneStepDone(long at, String key) implements LaneEvent {}
}
