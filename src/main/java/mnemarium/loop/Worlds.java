package mnemarium.loop;

import mnemarium.scenario.DriftingWorld;
import mnemarium.scenario.Evolving;
import mnemarium.world.Cost;
import mnemarium.world.Costs;
import mnemarium.world.Dependency;
import mnemarium.world.Dimension;
import mnemarium.world.Entity;
import mnemarium.world.Hidden;
import mnemarium.world.Late;
import mnemarium.world.Noise;
import mnemarium.world.World;
import mnemarium.world.evolving.Behaviour;
import mnemarium.world.evolving.Change;
import mnemarium.world.evolving.EvolvingWorld;
import mnemarium.world.evolving.Subject;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Lays out the worlds that scenarios describe. */
public final class Worlds {

    private Worlds() {}

    static World of(DriftingWorld described) {
        return new World(
                described.tasks(),
                dependencies(described.dependencies()),
                noise(described.noise()),
                described.late().stream()
                        .map(each -> new Late(each.name(), each.period(), each.relevantFrom()))
                        .toList(),
                described.hidden().stream()
                        .map(
                                each ->
                                        new Hidden(
                                                each.name(),
                                                each.before(),
                                                each.after(),
                                                each.drift().orElse(Dimension.NEVER)))
                        .toList(),
                described.entities().stream()
                        .map(each -> new Entity(each.name(), dependencies(each.own())))
                        .toList(),
                described.scope(),
                new Costs(
                        cost(described.charges().derive()),
                        cost(described.charges().check()),
                        cost(described.charges().recall()),
                        described.charges().dollarsPerMillionTokens()));
    }

    /** The evolving world that a scenario describes. */
    public static EvolvingWorld of(Evolving described) {
        return new EvolvingWorld(
                described.subjects().stream().map(Worlds::subject).toList(), described.sessions());
    }

    private static Subject subject(Evolving.Subject described) {
        return new Subject(
                described.name(),
                described.aspect(),
                switch (described.manner()) {
                    case STABLE -> Behaviour.STABLE;
                    case BY_VALUE -> Behaviour.BY_VALUE;
                    case COEXISTING -> Behaviour.COEXISTING;
                    case SILENT -> Behaviour.SILENT;
                },
                described.values().stream()
                        .map(each -> new Change(each.day(), each.value()))
                        .toList(),
                described.retired());
    }

    // loops: an experiment lays out a world for each of many seeds
    private static List<Dependency> dependencies(List<DriftingWorld.Drifting> described) {
        List<Dependency> dependencies = new ArrayList<>();
        for (DriftingWorld.Drifting each : described) {
            dependencies.add(dependency(each));
        }
        return dependencies;
    }

    private static List<Noise> noise(List<DriftingWorld.Churning> described) {
        List<Noise> noise = new ArrayList<>();
        for (DriftingWorld.Churning each : described) {
            noise.add(new Noise(each.name(), each.period()));
        }
        return noise;
    }

    private static Dependency dependency(DriftingWorld.Drifting described) {
        return new Dependency(
                described.name(),
                described.before(),
                described.after(),
                described.drift().orElse(Dimension.NEVER));
    }

    private static Cost cost(DriftingWorld.Charge charge) {
        return new Cost(
                charge.turns(),
                charge.tokens(),
                Duration.ofNanos(charge.seconds().movePointRight(9).longValueExact()));
    }
}
