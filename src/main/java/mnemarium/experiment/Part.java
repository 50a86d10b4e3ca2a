package mnemarium.experiment;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * One sweep of a plan: arms × rungs × seeds of a subject.
 *
 * @param name lower-case letters, digits and dashes
 * @param title what it shows, one line
 * @param subject what is run
 * @param arms the policies under comparison, the first one is "yours" (drawn in the accent colour)
 * @param axes what is swept: none, one, or two (a heat map)
 * @param seeds the seeds; one that does nothing where the subject draws no chance
 * @param settings what is set alike in all cells: dials, {@code embedder}, parameters of the
 *     subject, by name and in canonical text
 * @param measures names of what is shown, the main one first; see {@link Measure}
 * @param views how it is drawn, the first one at once
 * @param tests which groups are compared
 */
public record Part(
        String name,
        String title,
        Subject subject,
        List<String> arms,
        List<Axis> axes,
        Seeds seeds,
        Map<String, String> settings,
        List<String> measures,
        List<View> views,
        List<Contrast> tests) {

    /** How a part is drawn. */
    public enum View {
        /** The main measure over the first axis, a line for each arm, a dot for each seed. */
        DOSE_RESPONSE,
        /** The main measure over both axes, one arm at a time. */
        HEAT_MAP,
        /** A bar for each arm (and rung), for parts without an axis. */
        BARS,
        /** The figures alone. */
        TABLE
    }

    /**
     * A wish for a test: the main measure of one group against another's. An empty arm means the
     * first arm; an empty rung means the same rung, or none.
     */
    public record Contrast(String arm, String rung, String againstArm, String againstRung) {}

    public Part {
        arms = List.copyOf(arms);
        axes = List.copyOf(axes);
        settings = java.util.Collections.unmodifiableMap(new TreeMap<>(settings));
        measures = List.copyOf(measures);
        views = List.copyOf(views);
        tests = List.copyOf(tests);
        if (arms.isEmpty() || measures.isEmpty() || views.isEmpty()) {
            throw new IllegalArgumentException(
                    "part "
                            + name
                            + " has "
                            + arms.size()
                            + " arms, "
                            + measures.size()
                            + " measures and "
                            + views.size()
                            + " views, expected some of each");
        }
        if (axes.size() > 2) {
            throw new IllegalArgumentException(
                    "part " + name + " has " + axes.size() + " axes, expected two at most");
        }
    }

    /** How many cells it has. */
    public long cells() {
        long cells = Math.multiplyExact((long) arms.size(), (long) seeds.list().size());
        for (Axis axis : axes) {
            cells = Math.multiplyExact(cells, (long) axis.rungs().size());
        }
        return cells;
    }
}
