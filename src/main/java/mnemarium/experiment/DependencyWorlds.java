package mnemarium.experiment;

import mnemarium.scenario.DriftingWorld;
import mnemarium.scenario.DriftingWorld.Churning;
import mnemarium.scenario.DriftingWorld.Drifting;
import mnemarium.scenario.DriftingWorld.Hidden;
import mnemarium.scenario.OutcomeReuse;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Worlds told by their drifts. {@code tasks} (120); {@code dependencies} (3), of which number i
 * drifts at {@code first-drift} (10) + i × {@code apart} (5), or {@code drifts}, a list of their
 * tasks; {@code periods}, a list of those of noise dimensions, of which {@code noise} says how many
 * there are (all); {@code hidden}, a list of tasks at which hidden dimensions drift. A drift beyond
 * the last task never comes. Draws no chance: a seed changes nothing.
 */
final class DependencyWorlds implements Generator {

    private static final int MOST = DriftingWorld.MOST_DIMENSIONS;

    @Override
    public Set<String> parameters() {
        return Set.of(
                "tasks",
                "dependencies",
                "first-drift",
                "apart",
                "drifts",
                "noise",
                "periods",
                "hidden");
    }

    @Override
    public OutcomeReuse scenario(Map<String, String> parameters, long seed) {
        Parameters given = new Parameters(parameters);
        int tasks = given.whole("tasks", 120, 1, DriftingWorld.MOST_TASKS);
        List<Drifting> dependencies = new ArrayList<>();
        for (OptionalInt drift : drifts(given)) {
            dependencies.add(GeneratedWorlds.drifting("dep" + dependencies.size(), drift, tasks));
        }
        List<Integer> periods = given.list("periods", 0, DriftingWorld.MOST_TASKS);
        int noise = given.whole("noise", periods.size(), 0, MOST);
        if (noise > periods.size()) {
            throw new IllegalArgumentException(
                    "noise is "
                            + noise
                            + ", expected at most "
                            + periods.size()
                            + ", the number of periods");
        }
        List<Churning> churning = new ArrayList<>();
        for (int period : periods.subList(0, noise)) {
            churning.add(new Churning("noise" + churning.size(), period));
        }
        List<Hidden> hidden = new ArrayList<>();
        for (OptionalInt drift : given.tasks("hidden", DriftingWorld.MOST_TASKS)) {
            hidden.add(GeneratedWorlds.hidden("hidden" + hidden.size(), drift, tasks));
        }
        return GeneratedWorlds.scenario(
                "generated-world", "A generated world", tasks, dependencies, churning, hidden);
    }

    private static List<OptionalInt> drifts(Parameters given) {
        boolean hasRule =
                given.has("dependencies") || given.has("first-drift") || given.has("apart");
        if (given.has("drifts")) {
            if (hasRule) {
                throw new IllegalArgumentException(
                        "drifts is given beside dependencies, first-drift or apart, expected one"
                                + " way to tell them");
            }
            List<OptionalInt> drifts = given.tasks("drifts", DriftingWorld.MOST_TASKS);
            if (drifts.isEmpty() || drifts.size() > MOST) {
                throw new IllegalArgumentException(
                        "drifts has " + drifts.size() + " members, expected 1 to " + MOST);
            }
            return drifts;
        }
        int count = given.whole("dependencies", 3, 1, MOST);
        int first = given.whole("first-drift", 10, 0, DriftingWorld.MOST_TASKS);
        int apart = given.whole("apart", 5, 0, DriftingWorld.MOST_TASKS);
        List<OptionalInt> drifts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            drifts.add(OptionalInt.of(first + i * apart));
        }
        return drifts;
    }
}
