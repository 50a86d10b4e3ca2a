package mnemarium.workbench;

import mnemarium.experiment.Measure;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A run with what it came to, as the list of all runs shows, searches and groups it.
 *
 * @param run what it is and where it stands
 * @param dials those that stand otherwise than in the scenario, by name, in canonical text
 * @param configuration SHA-256 of all that it depended on but its seed; empty until it has ended
 * @param figures what it came to, the one that is usually looked at first; empty for a run of an
 *     older version of the program that was not opened since
 * @param cell the experiment of which it plays a cell, if it does
 */
public record ListedRun(
        RecentRun run,
        SortedMap<String, String> dials,
        Optional<String> configuration,
        List<Figure> figures,
        Optional<Cell> cell) {

    /** Copies the dials and the figures. */
    public ListedRun {
        dials = Collections.unmodifiableSortedMap(new TreeMap<>(dials));
        figures = List.copyOf(figures);
    }

    /** A figure of a run, and what it measures. */
    public record Figure(Measure measure, double value) {}

    /**
     * A cell of an experiment.
     *
     * @param experiment its id; it may have been deleted
     * @param words the cell in words: "in-loop, +15 ms, seed 3"
     */
    public record Cell(String experiment, String words) {}

    /** Whether it was played to its end: only then it may be put together with others. */
    public boolean hasEnded() {
        return configuration.isPresent();
    }
}
