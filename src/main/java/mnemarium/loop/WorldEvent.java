package mnemarium.loop;

/** Events of a world that drifts under an agent: the agent sees of them only what it looks at. */
public sealed interface WorldEvent extends Event {

    /** What a dimension is to the outcome. */
    enum Nature {
        /** Can be observed, and the outcome depends on it. */
        DEPENDENCY,
        /** Can be observed, and does not matter. */
        NOISE,
        /** Can be observed, and matters from some task on. */
        LATE,
        /** Matters, and cannot be observed. */
        HIDDEN
    }

    /**
     * A dimension has another value than at the task before; an entity's own, than at the entity's
     * task before.
     *
     * @param dimension its name
     * @param nature what it is to the outcome
     * @param from its value before
     * @param to its value now
     */
    record DimensionMoved(long at, String dimension, Nature nature, String from, String to)
            implements WorldEvent {}

    /**
     * A dimension joined the world, by hand; it acts from here on.
     *
     * @param dimension its name
     * @param joins what it is: {@code noise:7}, {@code late:7@60}, {@code hidden:a>b@60}
     */
    record DimensionJoined(long at, String dimension, String joins) implements WorldEvent {}
}
