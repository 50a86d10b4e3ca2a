package mnemarium.loop.reuse;

import mnemarium.world.Costs;
import mnemarium.world.Currency;
import mnemarium.world.Dependency;
import mnemarium.world.Entity;
import mnemarium.world.Hidden;
import mnemarium.world.Late;
import mnemarium.world.MersenneTwister;
import mnemarium.world.Noise;
import mnemarium.world.Slice;
import mnemarium.world.World;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Random worlds and policies with all that a world may have: hidden, late, entities, odd costs. */
final class RichWorlds {

    private final MersenneTwister chance;

    RichWorlds(long seed) {
        this.chance = new MersenneTwister(seed);
    }

    World world() {
        int tasks = chance.between(1, 80);
        boolean hasEntities = chance.below(3) == 0;
        int common = chance.between(hasEntities ? 0 : 1, 4);
        List<Dependency> dependencies = dependencies("dep", common, tasks);
        List<Noise> noise = new ArrayList<>();
        for (int i = chance.below(4); i > 0; i--) {
            noise.add(new Noise("noise" + i, chance.between(-1, 12)));
        }
        List<Late> late = new ArrayList<>();
        for (int i = chance.below(3); i > 0; i--) {
            late.add(new Late("late" + i, chance.between(0, 12), chance.below(tasks + 5)));
        }
        List<Hidden> hidden = new ArrayList<>();
        for (int i = chance.below(3); i > 0; i--) {
            hidden.add(new Hidden("hidden" + i, "a", "b", chance.below(tasks + 5)));
        }
        List<Entity> entities = new ArrayList<>();
        int own = chance.between(1, 2);
        for (int i = hasEntities ? chance.between(1, 4) : 0; i > 0; i--) {
            entities.add(new Entity("entity" + i, dependencies("own", own, tasks)));
        }
        Optional<String> scope =
                common == 0 || (hasEntities && chance.below(2) == 0)
                        ? Optional.empty()
                        : Optional.of(chance.oneOf(dependencies).name());
        Costs costs =
                chance.below(2) == 0
                        ? Costs.DEFAULT
                        : Costs.DEFAULT.withTurns(
                                chance.between(1, 9), chance.below(3), chance.below(3));
        return new World(tasks, dependencies, noise, late, hidden, entities, scope, costs);
    }

    private List<Dependency> dependencies(String prefix, int count, int tasks) {
        List<Dependency> dependencies = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            dependencies.add(
                    new Dependency(
                            prefix + i,
                            "a",
                            chance.below(6) == 0 ? "a" : "b",
                            chance.below(tasks + 5)));
        }
        return dependencies;
    }

    Policy policy(ReuseArm arm, World world) {
        List<String> some = new ArrayList<>(world.environment(0).keySet());
        some.removeIf(_ -> chance.below(3) == 0);
        some.add("no_such_dimension");
        return new Policy(
                arm,
                chance.below(2) == 0 ? Slice.everything() : Slice.of(some),
                chance.below(7),
                chance.between(1, 3),
                chance.below(2) == 0 ? 0 : chance.between(1, 25),
                chance.oneOf(List.of(Currency.values())));
    }
}
