package mnemarium.loop;

/** Events that every kind of run has. */
public sealed interface RunEvent extends Event {

    /**
     * The first event of every run: all that it depends on.
     *
     * @param scenario the scenario's name
     * @param scenarioHash SHA-256 of the scenario's source
     * @param kind the scenario's kind
     * @param arm the policy
     * @param seed the run's seed
     * @param dials where the dials stand at the start, the threshold as a number
     * @param mode what an operation is charged
     * @param embedder the embedder's name
     * @param embedderHash SHA-256 of all that its vectors depend on
     * @param engine version of the engine that began the run
     * @param ledger where the dials of a ledger and its world stand at the start, {@code
     *     name:value} parted by semicolons; empty for a run without
     */
    record RunStarted(
            long at,
            String scenario,
            String scenarioHash,
            String kind,
            Arm arm,
            long seed,
            Dials dials,
            Mode mode,
            String embedder,
            String embedderHash,
            String engine,
            @Added String ledger)
            implements RunEvent {}

    /**
     * A dial was moved; it acts from here on.
     *
     * @param dial its name
     * @param from its value before, as canonical text
     * @param to its value from now on, as canonical text
     */
    record DialMoved(long at, String dial, String from, String to) implements RunEvent {}

    /**
     * A turn began; the budget is whole again.
     *
     * @param turn from 1
     * @param budgetNanos the budget at the turn's start
     */
    record TurnStarted(long at, int turn, long budgetNanos) implements RunEvent {}

    /**
     * A step began: the agent saw something, and reasoned.
     *
     * @param at after the reasoning
     * @param turn from 1
     * @param step from 1, in the run
     * @param stepInTurn from 1
     * @param key what the step is about: an alert, a message, a question
     * @param reasoningNanos how long the agent reasoned
     */
    record StepStarted(long at, int turn, int step, int stepInTurn, String key, long reasoningNanos)
            implements RunEvent {}

    /** Who a message of the context window is from. */
    enum Role {
        /** An item to triage. */
        ALERT,
        /** Somebody who talks to the agent, or in its hearing. */
        SPEAKER,
        /** What a lookup brought. */
        MEMORY,
        /** The agent itself. */
        AGENT
    }

    /**
     * A message joined the context window.
     *
     * @param key what it is about: an alert, a message, a question, a turn
     * @param tokens its length in WordPiece tokens
     */
    record MessageJoined(long at, Role role, String key, int tokens) implements RunEvent {}

    /** The scenario has no further step. */
    record RunEnded(long at) implements RunEvent {}
}
