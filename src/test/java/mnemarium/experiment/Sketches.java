package mnemarium.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Plans and parts made in Java. */
public final class Sketches {

    private Sketches() {}

    /** A plan of these parts. */
    public static Plan plan(Part... parts) {
        return new Plan(
                "sketch",
                "A plan for a test",
                new Plan.Page("Nothing.", List.of(), "Nothing.", "None."),
                List.of(parts),
                List.of());
    }

    /** A part over a shipped scenario. */
    public static Part part(
            String scenario,
            List<String> arms,
            List<Axis> axes,
            String seeds,
            Map<String, String> settings) {
        return part(new Subject.Named(scenario), arms, axes, seeds, settings);
    }

    /** A part over any subject. */
    public static Part part(
            Subject subject,
            List<String> arms,
            List<Axis> axes,
            String seeds,
            Map<String, String> settings) {
        return new Part(
                "part-" + Math.abs(subject.hashCode() % 1000),
                "A part for a test",
                subject,
                arms,
                axes,
                Seeds.of(seeds),
                settings,
                List.of(measure(subject)),
                List.of(Part.View.TABLE),
                List.of());
    }

    /** One that the subject has; a part that nobody plays may measure anything. */
    private static String measure(Subject subject) {
        return switch (subject) {
            case Subject.Named(String scenario) when scenario.equals("alert-triage") -> "redundant";
            case Subject.Named(String scenario) when scenario.equals("default-world") -> "turns";
            default -> "any";
        };
    }

    /** An axis of some values. */
    public static Axis axis(String name, String... values) {
        List<Axis.Rung> rungs = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            rungs.add(new Axis.Rung(values[i], values[i], i));
        }
        return new Axis(name, name, "", Axis.Spacing.EVEN, rungs);
    }
}
