package mnemarium.loop.reuse;

/**
 * Hears what happens in each task, in this order: began, looked, moved, widened, missDetected,
 * learned, compared, checked, tripped, decided; then derived, kept, harmless, dropped, or reused,
 * falseValid. Each is told only if it is so. Sets of dimensions are bits of a {@link Layout};
 * nothing is built for a sink that only counts. A sink overrides what it wants to hear.
 */
public interface ReuseSink {

    /** Hears nothing. */
    ReuseSink NONE = new ReuseSink() {};

    /**
     * A task began.
     *
     * @param entity whose outcome is needed; 0 in a world without entities
     */
    default void began(int task, int entity) {}

    /**
     * What the task sees; told of each task.
     *
     * @param key entity and scope, see {@link Layout#key}
     * @param observed the environment
     */
    default void looked(int task, int key, long observed) {}

    /**
     * Dimensions have another value than at the task before; an entity's own, than at its task
     * before.
     *
     * @param observed those that can be observed
     * @param hidden those that cannot
     */
    default void moved(int task, long observed, long hidden) {}

    /** The narrowed slice is whole again, and nothing counts as harmless any more. */
    default void widened(int task) {}

    /**
     * Earlier false-valid reuses came to light.
     *
     * @param dimensions what they had missed; all of it may be declared by now
     */
    default void missDetected(int task, long dimensions) {}

    /**
     * Dimensions joined the declared ones.
     *
     * @param dimensions at least one
     */
    default void learned(int task, long dimensions) {}

    /**
     * The fingerprint of now was compared with the record's.
     *
     * @param slice what it covers
     * @param moved what differs; none: equal
     */
    default void compared(int task, long slice, long moved) {}

    /**
     * Declared dimensions were checked one by one against the record.
     *
     * @param declared all that were checked
     * @param failed those whose value differs
     */
    default void checked(int task, long declared, long failed) {}

    /**
     * A comparison or a check found something moved.
     *
     * @param declared of it, what is declared
     * @param undeclared of it, dependencies that are not declared
     * @param noise of it, what does not matter (late dimensions before their task included)
     * @param late of it, late dimensions that matter by now and are not declared
     * @param stale whether the record's outcome is wrong by now, so that a reuse would have been
     *     false-valid; the arm does not know it
     */
    default void tripped(
            int task, long declared, long undeclared, long noise, long late, boolean stale) {}

    /**
     * The task is decided.
     *
     * @param net derive - verify - recall of the reuse that was at hand, in the policy's currency;
     *     0 where none was
     */
    default void decided(int task, Reason reason, long net) {}

    /** The outcome was derived. */
    default void derived(int task, int turns) {}

    /**
     * The outcome just derived is the record of its scope from now on.
     *
     * @param key entity and scope, see {@link Layout#key}
     * @param observed the environment
     * @param relevant what of it the outcome depends on
     * @param hidden the hidden dimensions
     */
    default void kept(int task, int key, long observed, long relevant, long hidden) {}

    /** A derivation after a trip gave the same outcome: what moved was harmless. */
    default void harmless(int task, long dimensions) {}

    /** Dimensions left the slice, having proved harmless often enough. */
    default void dropped(int task, long dimensions) {}

    /**
     * The record was reused.
     *
     * @param derivedAt the task that derived it
     * @param checks checks paid
     * @param turns turns of the checks and the recall
     */
    default void reused(int task, int derivedAt, int checks, int turns) {}

    /**
     * The reuse was wrong; the arm does not know it yet.
     *
     * @param wrong observable dimensions that made it wrong: they matter and moved since the
     *     derivation, or began to matter
     * @param wrongHidden hidden dimensions that made it wrong
     * @param missed undeclared dependencies that moved since; none: nothing will be learned, as
     *     with hidden drift or an arm that does not learn
     * @param surfacesAt the task at which it comes to light, if anything was missed
     */
    default void falseValid(
            int task, int derivedAt, long wrong, long wrongHidden, long missed, int surfacesAt) {}
}
