package mnemarium.loop;

import java.util.List;

/**
 * All that a run is after some number of operations: a fold of its events, and nothing else.
 * Immutable; what only grows is shared with the states before it.
 *
 * @param setup what the run depends on
 * @param operation operations done, the run's start not counted
 * @param events events so far
 * @param beat index of the current step in the script, -1 before the first
 * @param soFar what happened in the current step
 * @param clockNanos virtual time since the run's start
 * @param leftNanos what is left of the current turn's budget; below zero when overdrawn
 * @param dials where the dials stand
 * @param memory the entries of the working memory
 * @param messages all messages so far; the last {@code dials.window()} are still seen
 * @param counts what was counted
 * @param situation where the scenario stands
 * @param ended whether the scenario has no further step
 */
public record State(
        Setup setup,
        int operation,
        int events,
        int beat,
        StepSoFar soFar,
        long clockNanos,
        long leftNanos,
        Dials dials,
        Prefix<Memo> memory,
        Prefix<ContextMessage> messages,
        Counts counts,
        Situation situation,
        boolean ended) {

    /** A run before its first event. */
    public static State before(Setup setup) {
        Situation situation =
                switch (setup.arm().kind()) {
                    case "triage" -> new Situation.Triaging(Prefix.empty(), List.of());
                    case "conversation" -> new Situation.Talking(Prefix.empty(), Prefix.empty());
                    default -> throw new IllegalArgumentException("no kind " + setup.arm().kind());
                };
        return new State(
                setup,
                -1,
                0,
                -1,
                StepSoFar.NOTHING,
                0,
                0,
                setup.dials(),
                Prefix.empty(),
                Prefix.empty(),
                Counts.NONE,
                situation,
                false);
    }

    /** The state after one more operation with these events. */
    public State after(List<Event> operationEvents) {
        Fold fold = new Fold(this);
        for (Event event : operationEvents) {
            fold.apply(event);
        }
        return fold.state();
    }

    /** The current turn, from 1; 0 before the first. */
    public int turn() {
        return beat < 0 ? 0 : setup.script().beats().get(beat).turn();
    }

    /** Steps begun so far. */
    public int step() {
        return beat + 1;
    }

    /** The messages that the agent still sees, oldest first. */
    public List<ContextMessage> window() {
        int from = Math.max(0, messages.size() - dials.window());
        return messages.subList(from, messages.size());
    }

    /** The tokens in the context window. */
    public int windowTokens() {
        int tokens = 0;
        for (ContextMessage message : window()) {
            tokens += message.tokens();
        }
        return tokens;
    }
}
