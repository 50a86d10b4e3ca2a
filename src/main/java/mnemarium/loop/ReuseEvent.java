package mnemarium.loop;

import mnemarium.loop.reuse.Reason;
import mnemarium.world.Currency;

/**
 * Events of an agent that keeps the outcome of its work and decides at each task whether to use it
 * again. Records are numbered from 1 in the order of their making; 0 stands for none.
 */
public sealed interface ReuseEvent extends Event {

    /** The two ends that a decision has here. */
    enum Verdict {
        DERIVE,
        REUSE
    }

    /** A narrowed slice is whole again, and nothing counts as harmless any more. */
    record SliceWidened(long at) implements ReuseEvent {}

    /**
     * Earlier false-valid reuses came to light.
     *
     * @param dimensions the dependencies that they had missed
     */
    record MissDetected(long at, Names dimensions) implements ReuseEvent {}

    /**
     * Dependencies are declared from here on, and the task is taken for correcting the record.
     *
     * @param dimensions those that are new among the declared ones
     */
    record DependencyLearned(long at, Names dimensions) implements ReuseEvent {}

    /**
     * The fingerprint of now was compared with the record's.
     *
     * @param slice what the fingerprints cover
     * @param moved in what they differ; none: they are equal
     * @param kept the record's fingerprint over this slice, 16 hexadecimal digits
     * @param now that of the world as it is
     */
    record FingerprintCompared(
            long at, int record, Names slice, Names moved, String kept, String now)
            implements ReuseEvent {}

    /**
     * Declared dependencies were checked one by one against the record.
     *
     * @param declared all that were checked
     * @param failed those whose value has moved
     */
    record DependenciesChecked(long at, int record, Names declared, Names failed)
            implements ReuseEvent {}

    /**
     * A comparison or a check found something moved.
     *
     * @param declared of it, what is declared
     * @param undeclared of it, dependencies that are not declared
     * @param noise of it, what does not matter at this task
     * @param late of it, late dimensions that matter by now and are not declared
     * @param stale whether the record's outcome is wrong by now, so that a reuse would have been
     *     false-valid; the agent does not know it
     */
    record Tripped(
            long at,
            int record,
            Names declared,
            Names undeclared,
            Names noise,
            Names late,
            boolean stale)
            implements ReuseEvent {}

    /**
     * The task is decided. The net of the reuse at hand is derive - verify - recall, in one
     * currency.
     *
     * @param record the record at hand, 0 if there is none
     * @param checks checks that the reuse takes
     * @param derive what deriving costs
     * @param verify what the checks cost
     * @param recall what recalling costs
     * @param net derive - verify - recall; 0 without a record at hand
     * @param currency what all four are counted in
     */
    record Decided(
            long at,
            Verdict verdict,
            Reason reason,
            int record,
            int checks,
            long derive,
            long verify,
            long recall,
            long net,
            Currency currency)
            implements ReuseEvent {}

    /**
     * The outcome was derived.
     *
     * @param at after the time it took
     * @param turns turns of the agent
     * @param tokens tokens
     */
    record Derived(long at, int turns, long tokens) implements ReuseEvent {}

    /** The outcome was derived to correct a record that had proved wrong; as {@link Derived}. */
    record CorrectiveDerivation(long at, int turns, long tokens) implements ReuseEvent {}

    /**
     * The outcome just derived is the record of its scope from here on.
     *
     * @param record its number
     * @param supersedes the record of this scope until now, 0 if there was none
     * @param scope what selects it: the entity, the scope's value
     * @param environment what could be observed when it was derived
     * @param hidden what could not; the agent does not know it
     * @param relevant what of the environment the outcome depends on
     */
    record RecordKept(
            long at,
            int record,
            int supersedes,
            Values scope,
            Values environment,
            Values hidden,
            Names relevant)
            implements ReuseEvent {}

    /** A derivation after a trip gave the same outcome: what had moved was harmless. */
    record DimensionsHarmless(long at, Names dimensions) implements ReuseEvent {}

    /** Dimensions left the slice, having proved harmless often enough. */
    record DimensionsDropped(long at, Names dimensions) implements ReuseEvent {}

    /**
     * The record was reused.
     *
     * @param at after the time it took
     * @param checks checks paid
     * @param turns turns of the checks and the recall
     * @param tokens their tokens
     */
    record Reused(long at, int record, int checks, int turns, long tokens) implements ReuseEvent {}

    /**
     * The reuse was wrong. The agent does not know it yet.
     *
     * @param wrong what could be observed and made it wrong
     * @param hidden what could not
     * @param missed of it, dependencies that will be learned once the miss comes to light; none:
     *     nothing will, as with hidden drift or an arm that does not learn
     * @param surfacesAt the task at which it comes to light, if anything was missed
     */
    record FalseValid(long at, int record, Names wrong, Names hidden, Names missed, int surfacesAt)
            implements ReuseEvent {}
}
