package mnemarium.loop;

/** Events of an agent that talks. */
public sealed interface ConversationEvent extends Event {

    /** Where the agent had a fact from when it needed it. */
    enum Known {
        /** Among the hits of the recall made for this question, or for its turn. */
        MEMORY,
        /** In the context window: its message, or notes that restate it. */
        WINDOW,
        /** Missed: it was never written to the memory. */
        NOT_WRITTEN,
        /** Missed: it lies in the memory, and the recall did not bring it (or was skipped). */
        NOT_RECALLED,
        /** Missed: the recall brought it below the threshold, so it was not used. */
        NOT_USED,
        /** Missed: the gate refused to write it, since something else serves it. */
        KEPT_OUT;

        /** The agent had the fact. */
        public boolean isRecalled() {
            return this == MEMORY || this == WINDOW;
        }
    }

    /**
     * A fact that a question needs was there, or not.
     *
     * @param key the question
     * @param fact the fact
     * @param known where it was had from, or why it was missed
     */
    record FactNeeded(long at, String key, String fact, Known known) implements ConversationEvent {}

    /**
     * The agent replied.
     *
     * @param key the question it answers, or the turn
     * @param contextTokens what it had to read: all tokens in the context window
     * @param replyTokens what it wrote
     * @param restated how many facts its notes restate
     */
    record Replied(long at, String key, int contextTokens, int replyTokens, int restated)
            implements ConversationEvent {}
}
