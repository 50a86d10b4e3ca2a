package mnemarium.loop;

/**
 * A policy that decides, step by step, what to do with its memory. It sees the state's step,
 * window, dials and entries, and never the script beyond the current beat. Implementations are
 * stateless: all they know is in the state.
 */
public interface Agent {

    /** What it does next in the current step; asked only while the step is not done. */
    Intent decide(State state);

    /** Whether nothing is left to do in the current step. */
    boolean isDone(State state);

    /** The scripted agent of an arm. */
    static Agent of(Arm arm) {
        return arm.kind().equals("triage") ? new TriageAgent(arm) : new ConversationAgent(arm);
    }
}
