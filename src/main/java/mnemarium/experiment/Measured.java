package mnemarium.experiment;

import java.time.Duration;

/**
 * What playing an experiment took here; measured, so that it lies apart from the results.
 *
 * @param threads that played
 * @param cells played in this session, failed ones among them
 * @param elapsed from the first cell to the last
 */
public record Measured(int threads, long cells, Duration elapsed) {

    public Measured {
        if (threads < 1 || cells < 0 || elapsed.isNegative()) {
            throw new IllegalArgumentException(
                    cells
                            + " cells on "
                            + threads
                            + " threads in "
                            + elapsed
                            + ", expected cells from 0, threads from 1 and no negative time");
        }
    }

    /** Cells a second; 0 where no time was measured. */
    public double cellsPerSecond() {
        return elapsed.isZero() ? 0 : cells / (elapsed.toNanos() / 1e9);
    }
}
