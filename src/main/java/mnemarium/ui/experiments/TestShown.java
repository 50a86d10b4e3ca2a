package mnemarium.ui.experiments;

import mnemarium.ui.chart.Partitions;

import java.util.List;
import java.util.Optional;

/**
 * A test as it is shown.
 *
 * @param words what is compared: "in-loop, +110 ms against +0 ms"
 * @param extreme how many partitions are as extreme: "2"
 * @param partitions of how many: "of 252"
 * @param p the probability: "0.0079"
 * @param way how it was found: "two-sided permutation"
 * @param picture the differences of all partitions; empty where there are none to draw
 * @param note what is special about it: whether p can be smaller at all; may be empty
 * @param facts difference, effect size, trend
 */
record TestShown(
        String words,
        String extreme,
        String partitions,
        String p,
        String way,
        Optional<Partitions> picture,
        String note,
        List<Fact> facts) {

    /** Copies the facts. */
    TestShown {
        facts = List.copyOf(facts);
    }

    /**
     * A line below the test.
     *
     * @param under how the figure was made; may be empty
     */
    record Fact(String label, String figure, String under) {}

    /** All of it in words, for the text twin. */
    String text() {
        StringBuilder text = new StringBuilder(words).append(": ");
        text.append(extreme).append(' ').append(partitions).append(", p ").append(p);
        text.append(", ").append(way).append('.');
        if (!note.isEmpty()) {
            text.append(' ').append(note);
        }
        for (Fact fact : facts) {
            text.append('\n').append(fact.label()).append(": ").append(fact.figure());
            text.append(fact.under().isEmpty() ? "." : " (" + fact.under() + ").");
        }
        return text.toString();
    }
}
