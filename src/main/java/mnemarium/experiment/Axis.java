package mnemarium.experiment;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What is swept.
 *
 * @param name a dial's name, {@code embedder}, {@code scenario}, or a parameter of the subject
 * @param label as it stands at the axis: "added latency per memory operation"
 * @param unit "ms", or empty
 * @param spacing how the rungs lie on the axis
 * @param rungs in the order in which they are drawn, at least one, no value twice
 */
public record Axis(String name, String label, String unit, Spacing spacing, List<Rung> rungs) {

    /** How the rungs of an axis lie. */
    public enum Spacing {
        /** By their number. */
        LINEAR,
        /** By ln(1 + number), as the dial of the latency does. */
        FROM_ONE,
        /** By the logarithm of their number, all of them above 0. */
        LOGARITHMIC,
        /** Side by side, as words. */
        EVEN
    }

    /**
     * One value of what is swept.
     *
     * @param value in canonical text, as the dial or parameter takes it
     * @param label as it stands at the axis: "+15"
     * @param at where it lies; its place in the list for words
     */
    public record Rung(String value, String label, double at) {}

    public Axis {
        rungs = List.copyOf(rungs);
        Set<String> values = new HashSet<>();
        for (Rung rung : rungs) {
            if (!values.add(rung.value())) {
                throw new IllegalArgumentException(
                        "found the rung "
                                + rung.value()
                                + " of "
                                + name
                                + " twice, expected each once");
            }
        }
        if (rungs.isEmpty()) {
            throw new IllegalArgumentException(
                    "found no rung of " + name + ", expected at least one");
        }
    }

    /** Its label with its unit behind it, unless it has none or the label names it. */
    public String title() {
        boolean isSaid = unit.isEmpty() || (" " + label + " ").contains(" " + unit + " ");
        return isSaid ? label : label + ", " + unit;
    }
}
