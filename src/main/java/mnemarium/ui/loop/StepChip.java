package mnemarium.ui.loop;

/**
 * One operation of a step, in the step's header.
 *
 * @param word what it is: "match", "act", "remember", "no write"
 * @param state how it ended
 * @param operation its number in the run, or -1 if it has not happened
 * @param here whether the cursor stands right after it
 */
public record StepChip(String word, State state, int operation, boolean here) {

    /** How an operation ended, or that it has not. */
    public enum State {
        DONE,
        SKIPPED,
        LATE,
        /** It is still to come, or does not come in this step. */
        ABSENT
    }
}
