package mnemarium.loop;

import java.util.List;

/** Where the world of a run stands: one record per kind of scenario. */
public sealed interface Situation {

    /**
     * A triage.
     *
     * @param handled what was done with each item so far, by order of arrival
     * @param turnHits the entries that this turn's recall brought; per-turn arm only
     */
    record Triaging(Prefix<Handled> handled, List<Integer> turnHits) implements Situation {
        public Triaging {
            turnHits = List.copyOf(turnHits);
        }
    }

    /**
     * What was done with an item.
     *
     * @param action what the agent did
     * @param verdict what it was worth
     */
    record Handled(TriageEvent.Action action, TriageEvent.Verdict verdict) {}

    /**
     * A conversation.
     *
     * @param findings each fact that a question needed, in order
     * @param contexts what each reply had to read, in order
     */
    record Talking(Prefix<Finding> findings, Prefix<Context> contexts) implements Situation {}

    /** A fact that a question needed, and where it was had from or why it was missed. */
    record Finding(String question, String fact, ConversationEvent.Known known) {}

    /** Tokens that one reply had to read, and those it wrote. */
    record Context(int turn, int contextTokens, int replyTokens) {}
}
