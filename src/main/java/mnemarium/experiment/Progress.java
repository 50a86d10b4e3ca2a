package mnemarium.experiment;

import java.time.Duration;
import java.util.Optional;

/**
 * How far an experiment is.
 *
 * @param cells all of them
 * @param done those played or failed, earlier sessions included
 * @param failed of these, those that failed
 * @param phase what goes on
 * @param left time left, once there is a rate to tell it from
 */
public record Progress(long cells, long done, long failed, Phase phase, Optional<Duration> left) {

    /** What goes on. */
    public enum Phase {
        WAITING,
        RUNNING,
        PAUSED,
        /** Every cell was tried. */
        FINISHED,
        CANCELLED,
        /** It could not go on: a failed write, say. */
        BROKEN
    }
}
