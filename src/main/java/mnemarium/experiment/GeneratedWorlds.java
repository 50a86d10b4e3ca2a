package mnemarium.experiment;

import mnemarium.scenario.DriftingWorld;
import mnemarium.scenario.DriftingWorld.Charges;
import mnemarium.scenario.DriftingWorld.Churning;
import mnemarium.scenario.DriftingWorld.Drifting;
import mnemarium.scenario.DriftingWorld.Hidden;
import mnemarium.scenario.DriftingWorld.Thing;
import mnemarium.scenario.OutcomeReuse;
import mnemarium.scenario.Work;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** What the generators of drifting worlds have in common: names, values, and the work itself. */
final class GeneratedWorlds {

    /** Values of generated dimensions before and after their drift. */
    static final String BEFORE = "a";

    static final String AFTER = "b";

    private static final Work WORK =
            new Work(
                    "An outcome worth keeping",
                    "Worked out in several turns from all that it depends on.");

    private GeneratedWorlds() {}

    /** A dependency; a drift beyond the horizon is none. */
    static Drifting drifting(String name, OptionalInt drift, int tasks) {
        return new Drifting(name, BEFORE, AFTER, within(drift, tasks));
    }

    static Hidden hidden(String name, OptionalInt drift, int tasks) {
        return new Hidden(name, BEFORE, AFTER, within(drift, tasks));
    }

    private static OptionalInt within(OptionalInt drift, int tasks) {
        return drift.isPresent() && drift.getAsInt() < tasks ? drift : OptionalInt.empty();
    }

    /** A scenario in which {@code dep0} selects the record. */
    static OutcomeReuse scenario(
            String name,
            String title,
            int tasks,
            List<Drifting> dependencies,
            List<Churning> noise,
            List<Hidden> hidden) {
        return of(
                name,
                title,
                new DriftingWorld(
                        tasks,
                        dependencies,
                        noise,
                        List.of(),
                        hidden,
                        List.of(),
                        Optional.of(dependencies.getFirst().name()),
                        Charges.DEFAULT));
    }

    /** A scenario in which things take turns, and each has its own record. */
    static OutcomeReuse scenario(String name, String title, int tasks, List<Thing> things) {
        return of(
                name,
                title,
                new DriftingWorld(
                        tasks,
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of(),
                        things,
                        Optional.empty(),
                        Charges.DEFAULT));
    }

    private static OutcomeReuse of(String name, String title, DriftingWorld world) {
        return new OutcomeReuse(
                name,
                title,
                "A generated world: what it is made from stands in the plan of its experiment.",
                "ledger-canary",
                Map.of(),
                WORK,
                world);
    }
}
