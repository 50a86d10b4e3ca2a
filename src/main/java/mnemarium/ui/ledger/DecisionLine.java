package mnemarium.ui.ledger;

import mnemarium.ui.chart.Mark;

import java.util.Optional;

/**
 * One line of a decision.
 *
 * @param mark the sign before the words
 * @param words what is said
 * @param figure what stands at the right, in the face of figures; "" for nothing
 * @param record the record that a click on the line selects, "" for none
 * @param tone what the words mean
 */
public record DecisionLine(
        Optional<Mark> mark, String words, String figure, String record, Tone tone) {

    /** Plain words. */
    static DecisionLine of(String words, String figure) {
        return new DecisionLine(Optional.empty(), words, figure, "", Tone.PLAIN);
    }

    /** Words beside the point. */
    static DecisionLine quiet(String words) {
        return new DecisionLine(Optional.empty(), words, "", "", Tone.QUIET);
    }

    /** Words behind a sign. */
    static DecisionLine marked(Mark mark, String words, String figure) {
        return new DecisionLine(Optional.of(mark), words, figure, "", Tone.PLAIN);
    }

    /** The same, about a record. */
    DecisionLine about(String id) {
        return new DecisionLine(mark, words, figure, id, tone);
    }

    /** The same in another tone. */
    DecisionLine in(Tone other) {
        return new DecisionLine(mark, words, figure, record, other);
    }
}
