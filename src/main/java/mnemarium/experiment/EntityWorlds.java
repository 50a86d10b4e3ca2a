package mnemarium.experiment;

import mnemarium.scenario.DriftingWorld;
import mnemarium.scenario.DriftingWorld.Thing;
import mnemarium.scenario.OutcomeReuse;
import mnemarium.world.MersenneTwister;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Many things that take turns, each with a record and one drift, as in "The Process Is the Memory",
 * section 6.4: {@code entities} (2) of them, {@code tasks} (20 for each, 200 at least); the drifts
 * are drawn one after another from 2 to the number of tasks, by the seed.
 */
final class EntityWorlds implements Generator {

    private static final int TASKS_EACH = 20;

    private static final int FEWEST_TASKS = 200;

    @Override
    public Set<String> parameters() {
        return Set.of("entities", "tasks");
    }

    @Override
    public OutcomeReuse scenario(Map<String, String> parameters, long seed) {
        Parameters given = new Parameters(parameters);
        int entities = given.whole("entities", 2, 1, DriftingWorld.MOST_ENTITIES);
        int tasks =
                given.whole(
                        "tasks",
                        Math.max(TASKS_EACH * entities, FEWEST_TASKS),
                        1,
                        DriftingWorld.MOST_TASKS);
        MersenneTwister chance = new MersenneTwister(seed);
        List<Thing> things = new ArrayList<>();
        for (int i = 0; i < entities; i++) {
            // the end is drawn too: that thing never drifts
            OptionalInt drift = OptionalInt.of(chance.between(2, Math.max(3, tasks)));
            things.add(
                    new Thing(
                            "entity" + i,
                            List.of(GeneratedWorlds.drifting("state", drift, tasks))));
        }
        return GeneratedWorlds.scenario(
                "generated-entities", entities + " things in turn", tasks, things);
    }
}
