package mnemarium.world;

import java.util.List;

/**
 * One of several things whose outcomes are derived in turn: task t is about entity t mod n. Each
 * entity has its own values of the same dependencies, and its own record of the outcome.
 *
 * @param name its name
 * @param own its own dependencies; all entities of a world name the same ones in the same order
 */
public record Entity(String name, List<Dependency> own) {

    public Entity {
        Names.check("entity", name);
        own = List.copyOf(own);
        if (own.isEmpty()) {
            throw new IllegalArgumentException(
                    "entity " + name + " has no dependency of its own, expected at least one");
        }
    }

    /** The names of its own dependencies. */
    public List<String> dimensions() {
        return own.stream().map(Dependency::name).toList();
    }
}
