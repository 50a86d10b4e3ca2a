package mnemarium.loop;

/** Events of an agent that has to decide what was decided before. */
public sealed interface DecisionEvent extends StepEvent {

    /**
     * The agent was asked to decide.
     *
     * @param key the decision's id
     * @param instruction what the agent was told about its tools
     * @param question what there is to decide
     * @param history the line of history it was given; empty if none
     */
    record DecisionAsked(long at, String key, String instruction, String question, String history)
            implements DecisionEvent {}

    /**
     * The agent investigated the question anew.
     *
     * @param at after the time it took
     * @param key the decision's id
     * @param found what it came to
     * @param turns turns of the agent
     * @param tokens tokens
     */
    record Investigated(long at, String key, String found, int turns, long tokens)
            implements DecisionEvent {}

    /**
     * The agent decided.
     *
     * @param key the decision's id
     * @param choice what it chose
     * @param consistent whether that was chosen before
     * @param investigated whether it investigated first
     * @param turns turns of the whole step
     * @param tokens tokens of the whole step
     */
    record DecisionMade(
            long at,
            String key,
            String choice,
            boolean consistent,
            boolean investigated,
            int turns,
            long tokens)
            implements DecisionEvent {}
}
