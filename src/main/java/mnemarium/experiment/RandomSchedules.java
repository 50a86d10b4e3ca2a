package mnemarium.experiment;

import mnemarium.scenario.DriftingWorld;
import mnemarium.scenario.DriftingWorld.Churning;
import mnemarium.scenario.DriftingWorld.Drifting;
import mnemarium.scenario.OutcomeReuse;
import mnemarium.world.Costs;
import mnemarium.world.Dependency;
import mnemarium.world.Noise;
import mnemarium.world.RandomWorlds;
import mnemarium.world.World;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The random schedules of "The Process Is the Memory", section 6.4. All come from one {@code
 * stream} of chance (0); a seed is a schedule's number, from 1. {@code tasks} (120) is the horizon.
 * Keeps its place in the stream, so that schedules asked for in order are drawn once.
 */
final class RandomSchedules implements Generator {

    private static final int MOST = 10_000_000;

    private int tasks;
    private int stream = -1;
    private long drawn;
    private RandomWorlds worlds = new RandomWorlds(0, RandomWorlds.FEWEST_TASKS, Costs.DEFAULT);
    private World last = worlds.next();

    @Override
    public Set<String> parameters() {
        return Set.of("tasks", "stream");
    }

    @Override
    public OutcomeReuse scenario(Map<String, String> parameters, long seed) {
        Parameters given = new Parameters(parameters);
        int asked = given.whole("tasks", 120, RandomWorlds.FEWEST_TASKS, DriftingWorld.MOST_TASKS);
        int from = given.whole("stream", 0, 0, Integer.MAX_VALUE);
        if (seed < 1 || seed > MOST) {
            throw new IllegalArgumentException(
                    "schedule " + seed + " is asked for, expected one from 1 to " + MOST);
        }
        World world = world(asked, from, seed);
        List<Drifting> dependencies = new ArrayList<>();
        for (Dependency each : world.dependencies()) {
            OptionalInt drift = OptionalInt.of(each.driftTask());
            dependencies.add(new Drifting(each.name(), each.before(), each.after(), drift));
        }
        List<Churning> noise = new ArrayList<>();
        for (Noise each : world.noise()) {
            noise.add(new Churning(each.name(), each.period()));
        }
        return GeneratedWorlds.scenario(
                "schedule-" + seed,
                "Random schedule " + seed,
                asked,
                dependencies,
                noise,
                List.of());
    }

    private World world(int asked, int from, long number) {
        if (asked != tasks || from != stream || number < drawn) {
            tasks = asked;
            stream = from;
            drawn = 0;
            worlds = new RandomWorlds(from, asked, Costs.DEFAULT);
        }
        if (drawn < number) {
            worlds.skip(number - drawn - 1);
            last = worlds.next();
            drawn = number;
        }
        return last;
    }
}
