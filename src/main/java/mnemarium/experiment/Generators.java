package mnemarium.experiment;

import java.util.List;
import java.util.Optional;

/** The names of what {@link Subject.Generated} can make. */
public final class Generators {

    /** Random drifting worlds of one stream of chance; a seed is a schedule's number from 1. */
    public static final String RANDOM_WORLDS = "random-worlds";

    /** Worlds with 1, 2, 3 … dependencies; parameters {@code dependencies}, {@code tasks}, … */
    public static final String DEPENDENCIES = "dependencies";

    /** Many things, each with a record and one drift. */
    public static final String ENTITIES = "entities";

    /** A dimension that begins to matter at a task. */
    public static final String LATE_RELEVANCE = "late-relevance";

    /** Conversations of generated facts. */
    public static final String FACT_TALK = "fact-talk";

    /** Lookups that a step can afford, by formula. */
    public static final String FRONTIER = "frontier";

    /** Time of a turn over touches of the store, by formula. */
    public static final String TURN_TIME = "turn-time";

    /** Calibration of a match threshold. */
    public static final String CALIBRATION = "calibration";

    private Generators() {}

    /**
     * The maker of scenarios of that name; empty for a formula or a calibration, which make none.
     */
    public static Optional<Generator> named(String name) {
        return Optional.empty();
    }

    /** All of them. */
    public static List<String> names() {
        return List.of(
                RANDOM_WORLDS,
                DEPENDENCIES,
                ENTITIES,
                LATE_RELEVANCE,
                FACT_TALK,
                FRONTIER,
                TURN_TIME,
                CALIBRATION);
    }
}
