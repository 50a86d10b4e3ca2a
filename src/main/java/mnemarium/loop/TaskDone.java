package mnemarium.loop;

import mnemarium.loop.ReuseEvent.Verdict;
import mnemarium.loop.reuse.Reason;

/**
 * What one task came to.
 *
 * @param task from 0
 * @param verdict whether the outcome was reused or derived
 * @param reason why
 * @param record the record that was reused or made; 0 for an arm that keeps nothing
 * @param checks checks paid
 * @param turns turns of the agent
 * @param tokens tokens
 * @param falseValid whether the reuse was wrong
 * @param trip what a comparison or check found
 */
public record TaskDone(
        int task,
        Verdict verdict,
        Reason reason,
        int record,
        int checks,
        int turns,
        long tokens,
        boolean falseValid,
        Trip trip) {

    /** What a comparison or check found. */
    public enum Trip {
        /** Nothing moved, or nothing was looked at. */
        NONE,
        /** Something moved, and nothing of it matters. */
        NOISE,
        /** Something moved that matters. */
        REAL
    }

    /** Whether it derived the outcome to correct a record that had proved wrong. */
    public boolean corrective() {
        return reason == Reason.CORRECTED;
    }
}
