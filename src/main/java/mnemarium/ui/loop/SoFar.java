package mnemarium.ui.loop;

import mnemarium.ui.chart.Mark;

import java.util.List;
import java.util.Optional;

/**
 * What a run has come to so far.
 *
 * @param figure the one figure: "1"
 * @param words what follows it: "of 12 redundant"
 * @param mark the sign beside it, if it is good or bad
 * @param rows the counts below it
 * @param measured whether times were measured here; else they are simulated
 */
public record SoFar(
        String figure, String words, Optional<Mark> mark, List<Row> rows, boolean measured) {

    /** Before a run is open. */
    public static final SoFar EMPTY = new SoFar("0", "steps", Optional.empty(), List.of(), false);

    public SoFar {
        rows = List.copyOf(rows);
    }

    /**
     * A count.
     *
     * @param id names its label
     * @param name what is counted
     * @param value how many
     * @param mark the sign beside it, if it is not zero and has one
     */
    public record Row(String id, String name, String value, Optional<Mark> mark) {}
}
