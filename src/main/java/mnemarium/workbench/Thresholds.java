package mnemarium.workbench;

import mnemarium.memory.Embedder;

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
}
