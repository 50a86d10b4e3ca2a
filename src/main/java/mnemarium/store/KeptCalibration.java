package mnemarium.store;

import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * A threshold that was calibrated on this machine.
 *
 * @param embedderHash hash of all that the embedder's vectors depend on
 * @param embedder its name
 * @param corpus what it was calibrated on
 * @param threshold cosine, 0 to 1
 * @param report all that was measured, as JSON
 * @param made whole milliseconds
 */
public record KeptCalibration(
        String embedderHash,
        String embedder,
        String corpus,
        double threshold,
        String report,
        Instant made) {

    public KeptCalibration {
        if (!(threshold >= 0 && threshold <= 1)) {
            throw new IllegalArgumentException(
                    "threshold of "
                            + embedder
                            + " on "
                            + corpus
                            + " is "
                            + threshold
                            + ", expected 0 to 1");
        }
        made = made.truncatedTo(ChronoUnit.MILLIS);
    }
}
