package mnemarium.cli;

import mnemarium.experiment.Findings;
import mnemarium.experiment.Plan;
import mnemarium.scenario.Source;
import mnemarium.workbench.Refusal;
import mnemarium.workbench.RunOptions;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Draws the window without a display. Whoever starts the program hands it in. */
public interface Pictures {

    /**
     * A picture of the window that is wanted.
     *
     * @param source the scenario that is open in it
     * @param options arm, seed, dials and embedder of its run
     * @param steps how many steps the run has taken, 0 or more
     * @param place the word of a place, one of {@link #places}
     * @param plan the plan that is played and shown in the place of experiments, if any
     * @param seeds of other runs of the scenario, played to their end before under every arm
     * @param isCompared whether the run stands beside the same run with the scenario's own dials
     * @param width of the window, in pixels at a scale of 1
     * @param height of the window, in pixels at a scale of 1
     * @param dark dark colours instead of light ones
     * @param scale size of the texts, 1 to 2
     */
    record Wish(
            Source source,
            RunOptions options,
            int steps,
            String place,
            Optional<Plan> plan,
            List<Long> seeds,
            boolean isCompared,
            int width,
            int height,
            boolean dark,
            double scale) {}

    /** The words of the places that can be drawn; asking starts nothing. */
    List<String> places();

    /**
     * The picture as a PNG file's bytes.
     *
     * @throws Refusal if the run cannot be opened
     */
    byte[] png(Wish wish) throws Refusal;

    /**
     * The charts of what was found in an experiment, by the name of a file without its ending. The
     * same findings give the same SVG.
     */
    Map<String, Chart> charts(Findings findings);

    /**
     * A chart as a file.
     *
     * @param svg an SVG file's text
     * @param png makes a PNG file's bytes
     */
    record Chart(String svg, Supplier<byte[]> png) {}
}
