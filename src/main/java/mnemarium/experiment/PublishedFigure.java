package mnemarium.experiment;

import java.util.Collections;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;

/**
 * A figure of a source, and where the figure found here lies that belongs beside it.
 *
 * @param label "Redundant, +15 ms"
 * @param part name of the part
 * @param arm name of the arm
 * @param at the rung on each axis, by the axis's name; empty for figures over all rungs
 * @param measure name of the measure
 * @param statistic what is taken of the group
 * @param low what was published, or the lower end of it; empty for a claim without a figure
 * @param high its upper end, the same as {@code low} for one figure
 * @param decimals with which it was published
 * @param sort what produced it
 * @param note why it may differ, or what is claimed; may be empty
 * @param source paper and place in it
 */
public record PublishedFigure(
        String label,
        String part,
        String arm,
        Map<String, String> at,
        String measure,
        Statistic statistic,
        OptionalDouble low,
        OptionalDouble high,
        int decimals,
        Sort sort,
        String note,
        String source) {

    /** What is taken of a group. */
    public enum Statistic {
        MEAN,
        TOTAL,
        LEAST,
        GREATEST,
        /** p of the part's test. */
        P_VALUE
    }

    /** What produced a published figure. */
    public enum Sort {
        /** A deterministic simulation or a formula: must be equal. */
        DETERMINISTIC,
        /** A language model: never comparable in kind. */
        LANGUAGE_MODEL,
        /** A measurement on another machine: never comparable in kind. */
        MEASURED,
        /** A sentence without a figure. */
        CLAIM
    }

    public PublishedFigure {
        at = Collections.unmodifiableMap(new TreeMap<>(at));
    }

    /**
     * How a figure is called that has no name of its own: "false valid, ledger-canary, 2 tasks".
     *
     * @param at rungs by the name of their axis, of those the part has
     */
    public static String label(
            Part part, String arm, Map<String, String> at, String measure, Statistic statistic) {
        StringBuilder label = new StringBuilder();
        switch (statistic) {
            case MEAN -> {}
            case TOTAL -> label.append("total ");
            case LEAST -> label.append("least ");
            case GREATEST -> label.append("greatest ");
            case P_VALUE -> label.append("p of ");
        }
        label.append(measure.replace('-', ' ')).append(", ").append(arm);
        for (Axis axis : part.axes()) {
            axis.rungs().stream()
                    .filter(rung -> rung.value().equals(at.get(axis.name())))
                    .findFirst()
                    .ifPresent(rung -> label.append(", ").append(words(axis, rung)));
        }
        return label.toString();
    }

    private static String words(Axis axis, Axis.Rung rung) {
        return axis.unit().isEmpty()
                ? axis.label() + " " + rung.label()
                : rung.label() + " " + axis.unit();
    }
}
