package mnemarium.loop.reuse;

import mnemarium.world.Currency;
import mnemarium.world.Slice;

/**
 * An arm and its settings; each arm reads only its own.
 *
 * @param arm the arm
 * @param slice what the fingerprint covers: canary, tiered, narrowing
 * @param detectionLag tasks until a false-valid reuse comes to light: learn, tiered. 0 is the same
 *     as 1, because what has come to light is read at the start of a task
 * @param confirmations how often a dimension must prove harmless before it leaves the slice, 1 or
 *     more: narrowing
 * @param widenEvery tasks after which the slice is whole again; 0: never: narrowing
 * @param currency what the net of a reuse is weighed in: all that weigh it
 */
public record Policy(
        ReuseArm arm,
        Slice slice,
        int detectionLag,
        int confirmations,
        int widenEvery,
        Currency currency) {

    /** Tasks until a false-valid reuse comes to light, where nothing else is said. */
    public static final int DETECTION_LAG = 2;

    public Policy {
        if (detectionLag < 0) {
            throw new IllegalArgumentException(
                    "detection lag is " + detectionLag + " tasks, expected 0 or more");
        }
        if (confirmations < 1) {
            throw new IllegalArgumentException(
                    "confirmations is " + confirmations + ", expected 1 or more");
        }
        if (widenEvery < 0) {
            throw new IllegalArgumentException(
                    "widen-every is " + widenEvery + " tasks, expected 0 (never) or more");
        }
    }

    /** An arm with the settings of the published runs, in turns. */
    public static Policy of(ReuseArm arm) {
        return new Policy(arm, Slice.everything(), DETECTION_LAG, 1, 0, Currency.TURNS);
    }

    /** The same settings under another arm. */
    public Policy under(ReuseArm other) {
        return new Policy(other, slice, detectionLag, confirmations, widenEvery, currency);
    }

    /** The same policy with another slice. */
    public Policy over(Slice other) {
        return new Policy(arm, other, detectionLag, confirmations, widenEvery, currency);
    }

    /** The same policy with another detection lag. */
    public Policy detectingAfter(int tasks) {
        return new Policy(arm, slice, tasks, confirmations, widenEvery, currency);
    }

    /** The same policy with other settings of the narrowing canary. */
    public Policy narrowing(int afterConfirmations, int widenedEvery) {
        return new Policy(arm, slice, detectionLag, afterConfirmations, widenedEvery, currency);
    }

    /** The same policy weighed in another currency. */
    public Policy in(Currency other) {
        return new Policy(arm, slice, detectionLag, confirmations, widenEvery, other);
    }
}
