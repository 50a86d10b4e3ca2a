package mnemarium.world;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A world in which one multi-step outcome is needed at every task, and which drifts under it.
 * Rules: the outcome-reuse simulation of "The Process Is the Memory", section 6.2; entities and
 * late dimensions are generalisations.
 *
 * @param tasks the horizon: tasks are numbered from 0 to {@code tasks} - 1
 * @param dependencies what all entities have in common and the outcome depends on
 * @param noise what can be observed and does not matter
 * @param late what begins to matter
 * @param hidden what matters and cannot be observed
 * @param entities what the tasks are about in turn; empty if there is only one thing
 * @param scope the dependency that selects the record: another value of it is another record, not a
 *     failed check. Empty only where entities alone select the record
 * @param costs what operations cost
 */
public record World(
        int tasks,
        List<Dependency> dependencies,
        List<Noise> noise,
        List<Late> late,
        List<Hidden> hidden,
        List<Entity> entities,
        Optional<String> scope,
        Costs costs) {

    private static final Comparator<Dependency> BY_DRIFT =
            Comparator.comparingInt(Dependency::driftTask).thenComparing(Dependency::name);

    public World {
        dependencies = List.copyOf(dependencies);
        noise = List.copyOf(noise);
        late = List.copyOf(late);
        hidden = List.copyOf(hidden);
        entities = List.copyOf(entities);
        if (tasks < 1) {
            throw new IllegalArgumentException(
                    "the world has " + tasks + " tasks, expected 1 or more");
        }
        if (scope.isEmpty() && entities.isEmpty()) {
            throw new IllegalArgumentException(
                    "the world has neither a scope nor entities, expected the name of a dependency"
                            + " as scope");
        }
        if (scope.isPresent() && !names(dependencies).contains(scope.get())) {
            throw new IllegalArgumentException(
                    "the scope is "
                            + scope.get()
                            + ", expected one of the dependencies "
                            + names(dependencies));
        }
        checkEntities(entities);
        List<String> names = names(dependencies);
        names.addAll(names(noise));
        names.addAll(names(late));
        names.addAll(names(hidden));
        if (!entities.isEmpty()) {
            names.addAll(names(entities.getFirst().own()));
        }
        checkUnique(names, "dimension");
        checkUnique(entities.stream().map(Entity::name).toList(), "entity");
    }

    // loops, not streams: an experiment makes a world for each of many seeds
    private static List<String> names(List<? extends Dimension> dimensions) {
        List<String> names = new ArrayList<>();
        for (Dimension each : dimensions) {
            names.add(each.name());
        }
        return names;
    }

    private static void checkEntities(List<Entity> entities) {
        for (Entity entity : entities) {
            List<String> expected = entities.getFirst().dimensions();
            if (!entity.dimensions().equals(expected)) {
                throw new IllegalArgumentException(
                        "entity "
                                + entity.name()
                                + " has the dependencies "
                                + entity.dimensions()
                                + ", expected "
                                + expected
                                + " as "
                                + entities.getFirst().name()
                                + " has");
            }
        }
    }

    private static void checkUnique(List<String> names, String what) {
        Set<String> seen = new HashSet<>();
        for (String name : names) {
            if (!seen.add(name)) {
                throw new IllegalArgumentException(
                        what + " " + name + " occurs twice, expected each name once");
            }
        }
    }

    /** The entity that a task is about; empty if the world has none. */
    public Optional<Entity> entity(int task) {
        return entities.isEmpty()
                ? Optional.empty()
                : Optional.of(entities.get(task % entities.size()));
    }

    /** What can be observed at a task: value by name, in declaration order. */
    public Map<String, String> environment(int task) {
        Map<String, String> environment = new LinkedHashMap<>();
        dependencies(task).forEach(each -> environment.put(each.name(), each.value(task)));
        noise.forEach(each -> environment.put(each.name(), each.value(task)));
        late.forEach(each -> environment.put(each.name(), each.value(task)));
        return environment;
    }

    /**
     * The right outcome of a task: the values of all that it depends on. A late dimension is a
     * further value from its task on, so that its beginning changes the outcome by itself.
     */
    public List<String> truth(int task) {
        List<String> truth = new ArrayList<>();
        dependencies(task).forEach(each -> truth.add(each.value(task)));
        hidden.forEach(each -> truth.add(each.value(task)));
        late.forEach(each -> truth.add(each.isRelevant(task) ? each.value(task) : ""));
        return truth;
    }

    /** What selects the record of a task: the entity's name and the scope's value. */
    public List<String> scopeKey(int task) {
        List<String> key = new ArrayList<>();
        entity(task).ifPresent(each -> key.add(each.name()));
        scope.ifPresent(name -> key.add(environment(task).getOrDefault(name, "")));
        return key;
    }

    private List<Dependency> dependencies(int task) {
        return Stream.concat(
                        dependencies.stream(),
                        entity(task).stream().flatMap(each -> each.own().stream()))
                .toList();
    }

    /** The names of all dependencies: the complete declaration. */
    public List<String> declared() {
        List<String> declared = names(dependencies);
        if (!entities.isEmpty()) {
            declared.addAll(names(entities.getFirst().own()));
        }
        return List.copyOf(declared);
    }

    /**
     * The complete declaration without the one dependency that drifts last within the horizon; of
     * several that drift then, the last by name. Complete if nothing drifts within the horizon.
     */
    public List<String> underDeclared() {
        Optional<Dependency> last = last(dependencies, Optional.empty());
        for (Entity entity : entities) {
            last = last(entity.own(), last);
        }
        List<String> declared = new ArrayList<>(declared());
        last.ifPresent(each -> declared.remove(each.name()));
        return List.copyOf(declared);
    }

    /** What drifts last within the horizon, of these and of one more. */
    private Optional<Dependency> last(List<Dependency> some, Optional<Dependency> before) {
        Optional<Dependency> last = before;
        for (Dependency each : some) {
            if (each.driftTask() < tasks
                    && (last.isEmpty() || BY_DRIFT.compare(each, last.get()) > 0)) {
                last = Optional.of(each);
            }
        }
        return last;
    }

    /** All dimensions, each name once: dependencies, the entities' own, noise, late, hidden. */
    public List<Dimension> dimensions() {
        List<Dimension> all = new ArrayList<>(dependencies);
        entities.stream().limit(1).forEach(each -> all.addAll(each.own()));
        all.addAll(noise);
        all.addAll(late);
        all.addAll(hidden);
        return all;
    }

    /**
     * The dimensions whose drift or beginning relevance lies beyond the last task without being
     * {@link Dimension#NEVER}: allowed, since a horizon may be cut, but worth a word to who wrote
     * it.
     */
    public List<String> driftsBeyondHorizon() {
        List<String> beyond = new ArrayList<>();
        Stream.concat(
                        dimensions().stream(),
                        entities.stream().skip(1).flatMap(each -> each.own().stream()))
                .forEach(
                        each -> {
                            int at =
                                    switch (each) {
                                        case Dependency dependency -> dependency.driftTask();
                                        case Hidden unseen -> unseen.driftTask();
                                        case Late begins -> begins.relevantFrom();
                                        case Noise _ -> Dimension.NEVER;
                                    };
                            if (at >= tasks
                                    && at != Dimension.NEVER
                                    && !beyond.contains(each.name())) {
                                beyond.add(each.name());
                            }
                        });
        return beyond;
    }
}
