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

/** Lays out the worlds that scenarios describe. */
public final class Worlds {

    private Worlds() {}

    static World of(DriftingWorld described) {
        return new World(
                described.tasks(),
                described.dependencies().stream().map(Worlds::dependency).toList(),
                described.noise().stream()
                        .map(each -> new Noise(each.name(), each.period()))
                        .toList(),
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
                        .map(
                                each ->
                                        new Entity(
                                                each.name(),
                                                each.own().stream()
                                                        .map(Worlds::dependency)
                                                        .toList()))
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
