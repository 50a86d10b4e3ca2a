package mnemarium.workbench;

import mnemarium.memory.Ticker;

import java.util.Optional;

/** How fast a running run goes: so many steps a second, as fast as it can, or in its own time. */
final class Pacing {

    private final Ticker ticker;
    private final Waits waits;
    private double pace = 4;
    private boolean realWait;

    Pacing(Ticker ticker) {
        this.ticker = ticker;
        this.waits = new Waits(ticker);
    }

    /** Steps a second, or {@link LiveRun#UNPACED}. */
    double pace() {
        return pace;
    }

    void pace(double stepsPerSecond) {
        pace = stepsPerSecond;
    }

    /** Whether each operation takes its virtual time for real. */
    boolean realWait() {
        return realWait;
    }

    void realWait(boolean on) {
        realWait = on;
    }

    /** How long the run last waited for real, and how exactly. */
    Optional<Snapshot.Waited> newest() {
        return waits.newest();
    }

    private boolean isUnpaced() {
        return pace == LiveRun.UNPACED;
    }

    /** Whether to wait after an operation. */
    boolean waitsAfter(boolean stepDone) {
        return realWait || (!isUnpaced() && stepDone);
    }

    /**
     * What is left to wait.
     *
     * @param start when the operations began, by the ticker
     * @param virtualNanos how long they took in the run's own time
     * @param stepDone whether they ended a step
     */
    Rest rest(long start, long virtualNanos, boolean stepDone) {
        if (realWait) {
            long park = start + virtualNanos - waits.margin() - ticker.nanos();
            return new Rest(park, () -> waits.spin(start, virtualNanos));
        }
        long wait = isUnpaced() || !stepDone ? 0 : (long) (1e9 / pace);
        return new Rest(start + wait - ticker.nanos(), () -> {});
    }

    /**
     * A rest between operations.
     *
     * @param nanos to be parked; none if it is not more than 0
     * @param end waits out the rest of it exactly
     */
    record Rest(long nanos, Runnable end) {}
}
