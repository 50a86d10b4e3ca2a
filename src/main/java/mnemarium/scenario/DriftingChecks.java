package mnemarium.scenario;

import mnemarium.scenario.DriftingWorld.Churning;
import mnemarium.scenario.DriftingWorld.Drifting;
import mnemarium.scenario.DriftingWorld.Hidden;
import mnemarium.scenario.DriftingWorld.Late;
import mnemarium.scenario.DriftingWorld.Thing;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** What a {@link DriftingWorld} checks of its parts. */
final class DriftingChecks {

    private DriftingChecks() {}

    static void named(String what, String name) {
        if (!DriftingWorld.isName(name)) {
            throw new IllegalArgumentException(
                    what + " is named '" + name + "', expected " + DriftingWorld.NAMES);
        }
    }

    static void scope(List<Drifting> dependencies, List<Thing> entities, Optional<String> scope) {
        List<String> names = dependencies.stream().map(Drifting::name).toList();
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
        Stream.concat(dependencies.stream(), entities.stream().flatMap(each -> each.own().stream()))
                .forEach(each -> task(each.name(), each.drift(), tasks));
        hidden.forEach(each -> task(each.name(), each.drift(), tasks));
        late.forEach(each -> task(each.name(), OptionalInt.of(each.relevantFrom()), tasks));
    }

    static void task(String name, OptionalInt task, int tasks) {
        task.ifPresent(each -> Checked.within("task of " + name, each, 0, tasks - 1));
    }

    static List<String> names(
            List<Drifting> dependencies,
            List<Churning> noise,
            List<Late> late,
            List<Hidden> hidden,
            List<Thing> entities) {
        return Stream.of(
                        dependencies.stream().map(Drifting::name),
                        entities.stream().limit(1).flatMap(each -> each.dimensions().stream()),
                        noise.stream().map(Churning::name),
                        late.stream().map(Late::name),
                        hidden.stream().map(Hidden::name))
                .flatMap(each -> each)
                .toList();
    }
}
