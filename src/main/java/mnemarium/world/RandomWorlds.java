package mnemarium.world;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The random schedules behind "two hundred randomized drift schedules" of "The Process Is the
 * Memory", section 6.4: one stream of chance for all of them, drawn in the order of the original,
 * so that the same seed gives the same schedules. Each has one to five dependencies, up to three
 * noise dimensions, nothing hidden. Not for more than one thread.
 */
public final class RandomWorlds {

    /** The fewest tasks with room for a drift between the fifth and the fifth-last. */
    public static final int FEWEST_TASKS = 10;

    private static final List<Integer> PERIODS = List.of(2, 3, 5, 7, 10, 20);

    private final MersenneTwister chance;
    private final int tasks;
    private final Costs costs;

    /**
     * A stream of random worlds.
     *
     * @param seed 0 or more
     * @param tasks the horizon of each, {@link #FEWEST_TASKS} or more
     */
    public RandomWorlds(long seed, int tasks, Costs costs) {
        if (tasks < FEWEST_TASKS) {
            throw new IllegalArgumentException(
                    "random worlds of "
                            + tasks
                            + " tasks, expected "
                            + FEWEST_TASKS
                            + " or more, for a drift between task 5 and the fifth-last");
        }
        this.chance = new MersenneTwister(seed);
        this.tasks = tasks;
        this.costs = costs;
    }

    /** The next world of the stream. */
    public World next() {
        // the order of these draws is the generator's definition
        int dependencies = chance.between(1, 5);
        int noises = chance.between(0, 3);
        List<Dependency> drifting = new ArrayList<>();
        for (int i = 0; i < dependencies; i++) {
            drifting.add(new Dependency("dep" + i, "a", "b", chance.between(5, tasks - 5)));
        }
        List<Noise> churning = new ArrayList<>();
        for (int i = 0; i < noises; i++) {
            churning.add(new Noise("noise" + i, chance.oneOf(PERIODS)));
        }
        return new World(
                tasks,
                drifting,
                churning,
                List.of(),
                List.of(),
                List.of(),
                Optional.of("dep0"),
                costs);
    }

    /** Passes over the next worlds of the stream, without making them. */
    public void skip(long count) {
        for (long i = 0; i < count; i++) {
            int dependencies = chance.between(1, 5);
            int noises = chance.between(0, 3);
            for (int j = 0; j < dependencies; j++) {
                chance.between(5, tasks - 5);
            }
            for (int j = 0; j < noises; j++) {
                chance.oneOf(PERIODS);
            }
        }
    }

    /** The next worlds of the stream. */
    public List<World> next(int count) {
        List<World> worlds = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            worlds.add(next());
        }
        return worlds;
    }
}
