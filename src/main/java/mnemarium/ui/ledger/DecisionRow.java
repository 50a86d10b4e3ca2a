package mnemarium.ui.ledger;

import java.util.List;

/** A row of the decision card. */
public sealed interface DecisionRow {

    /** The word at its left: "Route", "Rank", "Checks", "Net", "Verdict", "Why". */
    String label();

    /** Lines of words, the first the most important. */
    record Lines(String label, List<DecisionLine> lines) implements DecisionRow {
        public Lines {
            lines = List.copyOf(lines);
        }

        Lines(String label, DecisionLine... lines) {
            this(label, List.of(lines));
        }
    }

    /** What the reuse saves, as a drawing. */
    record Net(String label, Waterfall waterfall) implements DecisionRow {}

    /**
     * How it ended.
     *
     * @param word in the chip: "Reuse R-04"
     * @param verdict which of the ends
     * @param cost "2 turns"
     * @param answer "answer right"; "" while it is not known
     * @param tone of the answer
     * @param note what else is to be said; "" for nothing
     */
    record Verdict(
            String label,
            String word,
            End verdict,
            String cost,
            String answer,
            Tone tone,
            String note)
            implements DecisionRow {}

    /** The ends of a decision. */
    enum End {
        REUSE,
        HINT,
        DERIVE,
        /** Things are missing before it can be decided. */
        NEEDED
    }
}
