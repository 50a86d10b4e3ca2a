package mnemarium.scenario;

import mnemarium.scenario.DriftingWorld.Churning;
import mnemarium.scenario.DriftingWorld.Drifting;
import mnemarium.scenario.DriftingWorld.Hidden;
import mnemarium.scenario.DriftingWorld.Late;
import mnemarium.scenario.DriftingWorld.Thing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a {@link DriftingWorld} checks of its parts. In loops, not streams: an experiment makes a
 * world for each of many seeds.
 */
final class DriftingChecks {

    private DriftingChecks() {}

    static void named(String what, String name) {
        if (!DriftingWorld.isName(name)) {
            throw new IllegalArgumentException(
                    what + " is named '" + name + "', expected " + DriftingWorld.NAMES);
        }
    }

    static void scope(List<Drifting> dependencies, List<Thing> entities, Optional<String> scope) {
        List<String> names = new ArrayList<>();
        for (Drifting each : dependencies) {
            names.add(each.name());
        }
        if (scope.isEmpty() && entities.isEmpty()) {
            throw new IllegalArgumentException(
                    "the world has neither a scope nor entities, expected a dependency as scope");
        }
        if (scope.isPresent() && !names.contains(scope.get())) {
            throw new IllegalArgumentException(
                    "scope is '" + scope.get() + "', expected one of the dependencies " + names);
        }
    }

    static void entities(List<Thing> entities) {
        for (Thing entity : entities) {
            List<String> expected = entities.getFirst().dimensions();
            if (!entity.dimensions().equals(expected)) {
                throw new IllegalArgumentException(
                        "entity '"
                                + entity.name()
                                + "' has the dependencies "
                                + entity.dimensions()
                                + ", expected "
                                + expected
                                + " as '"
                                + entities.getFirst().name()
                                + "' has");
            }
        }
    }

    static void horizon(
            int tasks,
            List<Drifting> dependencies,
            List<Late> late,
            List<Hidden> hidden,
            List<Thing> entities) {
        for (Drifting each : dependencies) {
            task(each.name(), each.drift(), tasks);
        }
        for (Thing entity : entities) {
            for (Drifting each : entity.own()) {
                task(each.name(), each.drift(), tasks);
            }
        }
        for (Hidden each : hidden) {
            task(each.name(), each.drift(), tasks);
        }
        for (Late each : late) {
            task(each.name(), OptionalInt.of(each.relevantFrom()), tasks);
        }
    }

    static void task(String name, OptionalInt task, int tasks) {
        if (task.isPresent()) {
            int found = task.getAsInt();
            if (found < 0 || found >= tasks) {
                Checked.within("task of " + name, found, 0, tasks - 1);
            }
        }
    }

    static List<String> names(
            List<Drifting> dependencies,
            List<Churning> noise,
            List<Late> late,
            List<Hidden> hidden,
            List<Thing> entities) {
        List<String> names = new ArrayList<>();
        for (Drifting each : dependencies) {
            names.add(each.name());
        }
        if (!entities.isEmpty()) {
            names.addAll(entities.getFirst().dimensions());
        }
        for (Churning each : noise) {
            names.add(each.name());
        }
        for (Late each : late) {
            names.add(each.name());
        }
        for (Hidden each : hidden) {
            names.add(each.name());
        }
        return List.copyOf(names);
    }
}
