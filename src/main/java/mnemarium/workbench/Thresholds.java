package mnemarium.workbench;

import mnemarium.memory.Embedder;
import mnemarium.store.Workspace;

import java.util.Optional;

/** Where a calibrated threshold comes from. */
@FunctionalInterface
public interface Thresholds {

    /**
     * A number and its origin.
     *
     * @param value cosine, 0 to 1
     * @param origin in words, such as "shipped calibration"
     */
    record Threshold(double value, String origin) {}

    /** The calibrated threshold of an embedder, if there is one. */
    Optional<Threshold> of(Embedder embedder);

    /** Those that were chosen in a workspace; where none was, the shipped ones. */
    static Thresholds of(Workspace workspace, Thresholds shipped) {
        return embedder ->
                workspace
                        .calibrations()
                        .chosen(embedder.hash())
                        .map(
                                kept ->
                                        new Threshold(
                                                kept.threshold(),
                                                "calibrated here on " + kept.corpus()))
                        .or(() -> shipped.of(embedder));
    }
}
