package mnemarium.ui.ledger;

import java.util.OptionalInt;

/**
 * One dimension of the world over all tasks.
 *
 * @param name of the dimension; of an entity's own, "entity.dimension"
 * @param words what it is: "declared, scope", "noise, period 10"
 * @param nature how it is drawn
 * @param values its value at each task
 * @param trips the tasks at which its having moved was noticed
 * @param drift what can be dragged
 */
record LaneView(
        String name, String words, Nature nature, LaneValues values, LaneTrips trips, Drift drift) {

    /** How much a dimension matters and who sees it. */
    enum Nature {
        /** The outcome depends on it and the agent knows. */
        DECLARED,
        /** The outcome depends on it and the agent does not know. */
        UNDECLARED,
        /** Matters not. */
        NOISE,
        /** Begins to matter. */
        LATE,
        /** Matters and cannot be seen. */
        HIDDEN
    }

    /** What of a dimension can be moved to another task. */
    sealed interface Drift {

        /** Nothing: noise has no drift. */
        record None() implements Drift {}

        /**
         * A drift, or the task from which it matters.
         *
         * @param task the first task that sees it; empty if it never comes
         * @param dial the part of the dial's name behind the dot
         */
        record At(OptionalInt task, String dial) implements Drift {}
    }
}
