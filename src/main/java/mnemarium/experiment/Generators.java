package mnemarium.experiment;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The names of what {@link Subject.Generated} can make. */
public final class Generators {

    /** Random drifting worlds of one stream of chance; a seed is a schedule's number from 1. */
    public static final String RANDOM_WORLDS = "random-worlds";

    /** Worlds by the drifts of their dependencies, noise and hidden dimensions. */
    public static final String DEPENDENCIES = "dependencies";

    /** Many things, each with a record and one drift, drawn by the seed. */
    public static final String ENTITIES = "entities";

    /** Conversations of generated facts. */
    public static final String FACT_TALK = "fact-talk";

    /**
     * Lookups that a step can afford, by formula: {@code share} β, {@code reasoning} r and {@code
     * cost} c in milliseconds.
     */
    public static final String FRONTIER = "frontier";

    /**
     * Time of a turn over touches of the store, by formula: {@code touches}, {@code cost} of each
     * and {@code reasoning} in milliseconds.
     */
    public static final String TURN_TIME = "turn-time";

    /**
     * Calibration of the match threshold of each arm, an embedder or a control: {@code wordings},
     * {@code seen} or {@code held-out}; a seed is the number of a held-out stream from 1.
     */
    public static final String CALIBRATION = "calibration";

    /** What those take that make no scenario. */
    private static final Map<String, List<String>> PARAMETERS =
            Map.of(
                    FRONTIER, List.of("share", "reasoning", "cost"),
                    TURN_TIME, List.of("touches", "reasoning", "cost"),
                    CALIBRATION, List.of("wordings"));

    private Generators() {}

    /**
     * The maker of scenarios of that name; empty for a formula or a calibration, which make none.
     */
    public static Optional<Generator> named(String name) {
        return switch (name) {
            case RANDOM_WORLDS -> Optional.of(new RandomSchedules());
            case DEPENDENCIES -> Optional.of(new DependencyWorlds());
            case ENTITIES -> Optional.of(new EntityWorlds());
            case FACT_TALK -> Optional.of(new FactTalks());
            default -> Optional.empty();
        };
    }

    /** All of them. */
    public static List<String> names() {
        return List.of(
                RANDOM_WORLDS, DEPENDENCIES, ENTITIES, FACT_TALK, FRONTIER, TURN_TIME, CALIBRATION);
    }

    /** The names of the parameters that one takes; none for a name that is no generator's. */
    public static List<String> parameters(String generator) {
        return named(generator)
                .map(each -> each.parameters().stream().sorted().toList())
                .orElseGet(() -> PARAMETERS.getOrDefault(generator, List.of()));
    }
}
