package mnemarium.world;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A change that a hand makes to a world: what the drift editor does, and what an event records. */
public sealed interface Edit {

    /**
     * A drift, or the beginning relevance of a late dimension, moves to another task.
     *
     * @param dimension its name; of an entity's own dependency, {@code entity.dependency}
     * @param task the first task that sees the new value; {@link Dimension#NEVER} for none
     */
    record Drift(String dimension, int task) implements Edit {}

    /**
     * Noise, or a late dimension, churns with another period.
     *
     * @param dimension its name
     * @param tasks tasks between two changes; 0: none
     */
    record Period(String dimension, int tasks) implements Edit {}

    /** A dimension joins the world, as the last of its kind. */
    record Joins(Dimension dimension) implements Edit {}

    /**
     * The world after the edit.
     *
     * @throws IllegalArgumentException if the world has no such dimension, or the edited world
     *     would be refused
     */
    default World on(World world) {
        return switch (this) {
            case Drift drift -> drifted(world, drift);
            case Period period -> churned(world, period);
            case Joins joins -> joined(world, joins.dimension());
        };
    }

    private static World drifted(World world, Drift edit) {
        Function<Dependency, Dependency> moved = each -> each.driftingAt(edit.task());
        World after =
                new World(
                        world.tasks(),
                        replace(world.dependencies(), edit.dimension(), moved),
                        world.noise(),
                        replace(
                                world.late(),
                                edit.dimension(),
                                each -> each.relevantFrom(edit.task())),
                        replace(
                                world.hidden(),
                                edit.dimension(),
                                each -> each.driftingAt(edit.task())),
                        world.entities().stream()
                                .map(each -> drifted(each, edit.dimension(), moved))
                                .toList(),
                        world.scope(),
                        world.costs());
        boolean isThere =
                world.dimensions().stream()
                                .anyMatch(
                                        each ->
                                                each.name().equals(edit.dimension())
                                                        && !(each instanceof Noise)
                                                        && !isOwn(world, each))
                        || world.entities().stream()
                                .anyMatch(
                                        entity ->
                                                entity.dimensions().stream()
                                                        .map(own -> entity.name() + "." + own)
                                                        .anyMatch(edit.dimension()::equals));
        return found(isThere, after, "dimension that drifts", edit.dimension());
    }

    private static boolean isOwn(World world, Dimension dimension) {
        return world.entities().stream()
                .limit(1)
                .anyMatch(entity -> entity.dimensions().contains(dimension.name()));
    }

    private static Entity drifted(
            Entity entity, String dimension, Function<Dependency, Dependency> moved) {
        String prefix = entity.name() + ".";
        return dimension.startsWith(prefix)
                ? new Entity(
                        entity.name(),
                        replace(entity.own(), dimension.substring(prefix.length()), moved))
                : entity;
    }

    private static World churned(World world, Period edit) {
        World after =
                new World(
                        world.tasks(),
                        world.dependencies(),
                        replace(
                                world.noise(),
                                edit.dimension(),
                                each -> each.churningEvery(edit.tasks())),
                        replace(
                                world.late(),
                                edit.dimension(),
                                each -> each.churningEvery(edit.tasks())),
                        world.hidden(),
                        world.entities(),
                        world.scope(),
                        world.costs());
        boolean isThere =
                world.noise().stream().anyMatch(each -> each.name().equals(edit.dimension()))
                        || world.late().stream()
                                .anyMatch(each -> each.name().equals(edit.dimension()));
        return found(isThere, after, "dimension that churns", edit.dimension());
    }

    private static World joined(World world, Dimension dimension) {
        return new World(
                world.tasks(),
                plus(world.dependencies(), dimension, Dependency.class),
                plus(world.noise(), dimension, Noise.class),
                plus(world.late(), dimension, Late.class),
                plus(world.hidden(), dimension, Hidden.class),
                world.entities(),
                world.scope(),
                world.costs());
    }

    private static <T extends Dimension> List<T> replace(
            List<T> dimensions, String name, Function<T, T> change) {
        return dimensions.stream()
                .map(each -> each.name().equals(name) ? change.apply(each) : each)
                .toList();
    }

    private static <T extends Dimension> List<T> plus(
            List<T> dimensions, Dimension added, Class<T> kind) {
        List<T> longer = new ArrayList<>(dimensions);
        if (kind.isInstance(added)) {
            longer.add(kind.cast(added));
        }
        return longer;
    }

    private static World found(boolean isThere, World after, String what, String name) {
        if (!isThere) {
            throw new IllegalArgumentException(
                    "the world has no "
                            + what
                            + " named "
                            + name
                            + ", expected one of "
                            + after.dimensions().stream().map(Dimension::name).toList());
        }
        return after;
    }
}
