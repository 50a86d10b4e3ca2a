package mnemarium.ui.gate;

import mnemarium.experiment.Progress;
import mnemarium.ui.chart.TenureCurves;

import java.util.List;
import java.util.Optional;

/**
 * What is known of the curves over tenure.
 *
 * @param runs of the whole plan
 * @param progress of the newest time it was played; empty if it never was
 * @param curves what came out, in the order of the plan; empty until something is played
 */
public record TenureShown(long runs, Optional<Progress> progress, List<Curve> curves) {

    /** Nothing known yet. */
    public static final TenureShown EMPTY = new TenureShown(0, Optional.empty(), List.of());

    /**
     * One measure of one part.
     *
     * @param part its title
     * @param measure its label
     */
    public record Curve(String part, String measure, TenureCurves chart) {}

    /** Copies the curves. */
    public TenureShown {
        curves = List.copyOf(curves);
    }
}
