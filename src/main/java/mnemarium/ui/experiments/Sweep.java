package mnemarium.ui.experiments;

import mnemarium.experiment.Subject;

import java.util.List;
import java.util.Map;

/**
 * What the run at hand has to offer for a plan of one's own.
 *
 * @param subject its scenario: shipped, or a file
 * @param title of the scenario
 * @param arms that the scenario knows
 * @param arm the arm of the run
 * @param seed the seed of the run
 * @param dials that can be swept, with their labels, units and where they stand now
 * @param settings where the other dials stand, if not as in the scenario
 * @param measures names of what can be measured, with their labels
 */
public record Sweep(
        Subject subject,
        String title,
        List<String> arms,
        String arm,
        long seed,
        List<Knob> dials,
        Map<String, String> settings,
        List<Choice> measures) {

    /**
     * A dial.
     *
     * @param least the lower end of its range; empty for words
     * @param now where it stands
     * @param words those that it takes; empty for numbers
     */
    public record Knob(
            String name, String label, String unit, String least, String now, List<String> words) {}

    /** A name and what it is called. */
    public record Choice(String name, String label) {}

    /** Copies the lists. */
    public Sweep {
        arms = List.copyOf(arms);
        dials = List.copyOf(dials);
        settings = Map.copyOf(settings);
        measures = List.copyOf(measures);
    }
}
