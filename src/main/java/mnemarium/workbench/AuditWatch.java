package mnemarium.workbench;

import mnemarium.workbench.AuditProgress.Phase;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Tells how far an audit is, now and then, and stops it when it was cancelled.
 *
 * @param progress told on the thread that audits
 * @param cancelled asked often
 */
record AuditWatch(Consumer<AuditProgress> progress, BooleanSupplier cancelled) {

    /** Items between two words about progress. */
    private static final int STRIDE = 500;

    /**
     * Tells if enough items have passed.
     *
     * @param share done, 0 to 1
     * @throws CancellationException if it was cancelled
     */
    void tell(Phase phase, long items, double share) {
        if (items % STRIDE == 0) {
            say(phase, items, share);
        }
    }

    void tell(Phase phase, long items, long done, long all) {
        tell(phase, items, all == 0 ? 1 : done / (double) all);
    }

    /** One item may meet many others: each is a moment to stop, few are worth a word. */
    void compared(long items, long done, long all) {
        if (done % STRIDE == 0) {
            say(Phase.COMPARING, items, done / (double) all);
        } else {
            stopIfCancelled();
        }
    }

    private void stopIfCancelled() {
        if (cancelled.getAsBoolean()) {
            throw new CancellationException("the audit was cancelled");
        }
    }

    /** Tells at once. */
    void say(Phase phase, long items, double share) {
        stopIfCancelled();
        progress.accept(new AuditProgress(phase, items, share));
    }
}
