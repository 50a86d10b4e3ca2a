package mnemarium.loop;

/** Events of an agent that is asked for values which have changed since its memory kept them. */
public sealed interface TrapEvent extends StepEvent {

    /**
     * The agent was asked for a value.
     *
     * @param key the trap's id
     * @param instruction what the agent was told about its tools
     * @param request what it was asked
     * @param memory the line that its memory holds
     */
    record ValueAsked(long at, String key, String instruction, String request, String memory)
            implements TrapEvent {}

    /**
     * The agent verified the value before it answered.
     *
     * @param at after the time it took
     * @param key the trap's id
     * @param found the value as it is
     * @param turns turns of the agent
     * @param tokens tokens
     */
    record ValueVerified(long at, String key, String found, int turns, long tokens)
            implements TrapEvent {}

    /**
     * The agent answered.
     *
     * @param key the trap's id
     * @param answer what it said
     * @param right whether that is the value as it is
     * @param verified whether it had looked
     * @param turns turns of the whole step
     * @param tokens tokens of the whole step
     */
    record ValueAnswered(
            long at,
            String key,
            String answer,
            boolean right,
            boolean verified,
            int turns,
            long tokens)
            implements TrapEvent {}
}
