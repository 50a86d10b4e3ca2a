package mnemarium.ui.experiments;

import mnemarium.experiment.Axis;
import mnemarium.experiment.Axis.Rung;
import mnemarium.experiment.Axis.Spacing;
import mnemarium.experiment.Part;
import mnemarium.experiment.Plan;
import mnemarium.experiment.Seeds;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes a plan of one's own: a dial of the run at hand is swept. */
final class SweepDraft {
    private static final int MANY_RUNGS = 5;

    private SweepDraft() {}

    /** Rungs to begin with: where the dial stands, and some above. */
    static String rungs(Sweep.Knob knob) {
        if (!knob.words().isEmpty()) {
            return String.join(", ", knob.words());
        }
        try {
            BigDecimal now = new BigDecimal(knob.now());
            BigDecimal step = now.signum() == 0 ? BigDecimal.TEN : now.abs();
            List<String> rungs = new ArrayList<>();
            BigDecimal least =
                    knob.least().isEmpty() ? BigDecimal.ZERO : new BigDecimal(knob.least());
            for (int i = 0; i < MANY_RUNGS; i++) {
                BigDecimal rung = now.add(step.multiply(BigDecimal.valueOf(i)));
                rungs.add(plain(rung.max(least)));
            }
            return String.join(", ", rungs);
        } catch (NumberFormatException e) {
            // a dial that stands at a word: its number is for the person to say
            return knob.now();
        }
    }

    private static String plain(BigDecimal number) {
        return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
    }

    /**
     * The plan.
     *
     * @throws IllegalArgumentException with what was found and expected
     */
    static Plan plan(
            Sweep sweep,
            String name,
            Sweep.Knob knob,
            String rungs,
            List<String> arms,
            String seeds,
            String measure) {
        if (!name.matches("[a-z0-9][a-z0-9-]{0,79}")) {
            throw new IllegalArgumentException(
                    "name is '"
                            + name
                            + "', expected lower-case letters, digits and dashes, such as "
                            + "my-sweep");
        }
        boolean isNumbers = knob.words().isEmpty();
        Axis shape =
                new Axis(
                        knob.name(),
                        knob.label(),
                        knob.unit(),
                        isNumbers ? Spacing.LINEAR : Spacing.EVEN,
                        List.of(new Rung(knob.now(), knob.now(), 0)));
        Axis axis = PartDraft.axis(shape, rungs);
        List<Rung> placed = new ArrayList<>();
        for (Rung rung : axis.rungs()) {
            double at = isNumbers ? new BigDecimal(rung.value()).doubleValue() : placed.size();
            placed.add(new Rung(rung.value(), rung.value(), at));
        }
        placed.sort(java.util.Comparator.comparingDouble(Rung::at));
        if (arms.isEmpty()) {
            throw new IllegalArgumentException("no arm is ticked, expected at least one");
        }
        List<String> ordered = new ArrayList<>(arms);
        if (ordered.remove(sweep.arm())) {
            ordered.addFirst(sweep.arm());
        }
        Map<String, String> settings = new LinkedHashMap<>(sweep.settings());
        settings.remove(knob.name());
        List<String> measures = new ArrayList<>(List.of(measure));
        Part part =
                new Part(
                        name,
                        "Sweep of " + knob.label(),
                        sweep.subject(),
                        ordered,
                        List.of(
                                new Axis(
                                        axis.name(),
                                        axis.label(),
                                        axis.unit(),
                                        axis.spacing(),
                                        placed)),
                        Seeds.of(seeds),
                        settings,
                        measures,
                        List.of(Part.View.DOSE_RESPONSE, Part.View.TABLE),
                        placed.size() < 2 || Seeds.of(seeds).list().size() < 2
                                ? List.of()
                                : List.of(
                                        new Part.Contrast(
                                                "",
                                                placed.getLast().value(),
                                                "",
                                                placed.getFirst().value())));
        return new Plan(
                name,
                sweep.title() + " over " + knob.label(),
                new Plan.Page(
                        "A sweep of "
                                + knob.label()
                                + " in "
                                + sweep.title()
                                + ", made from the run at hand (seed "
                                + sweep.seed()
                                + ").",
                        List.of("Run it with more seeds, and watch the intervals close."),
                        "How far the measure moves from rung to rung, and whether that is more"
                                + " than its interval.",
                        "Your own."),
                List.of(part),
                List.of());
    }
}
