package mnemarium.ui.ledger;

import mnemarium.loop.Rules;
import mnemarium.loop.Situation;
import mnemarium.scenario.Dial;
import mnemarium.ui.Figures;
import mnemarium.workbench.Snapshot;
import mnemarium.world.Currency;
import mnemarium.world.Dependency;
import mnemarium.world.Dimension;
import mnemarium.world.Entity;
import mnemarium.world.Hidden;
import mnemarium.world.Late;
import mnemarium.world.Noise;
import mnemarium.world.World;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Derives the world's lanes and tasks from a run at its cursor. */
final class WorldViews {

    private final Snapshot snapshot;
    private final Rules rules;
    private final World world;
    private final TaskTrack track;
    private final Declared declared;
    private final int lived;

    private WorldViews(Snapshot snapshot, Situation.Reusing reusing, TaskTrack track) {
        this.snapshot = snapshot;
        this.track = track;
        rules = Standing.rules(snapshot, reusing);
        world = rules.world();
        declared = Declared.of(reusing);
        lived = track.cells().size();
    }

    static WorldView of(Snapshot snapshot, Situation.Reusing reusing, TaskTrack track) {
        return new WorldViews(snapshot, reusing, track).view();
    }

    private WorldView view() {
        int cursor = snapshot.step() - 1;
        return new WorldView(
                snapshot.run().setup().scenario().title(),
                world.tasks(),
                cursor,
                track.cells(),
                lanes(),
                track.moves().stream()
                        .map(move -> new WorldView.MoveMark(move.task(), words(move)))
                        .toList(),
                cost(cursor));
    }

    private List<LaneView> lanes() {
        List<LaneView> lanes = new ArrayList<>();
        world.dependencies().forEach(each -> lanes.add(lane(each.name(), each)));
        for (Entity entity : world.entities()) {
            entity.own().forEach(each -> lanes.add(lane(entity.name() + "." + each.name(), each)));
        }
        world.late().forEach(each -> lanes.add(lane(each.name(), each)));
        world.hidden().forEach(each -> lanes.add(lane(each.name(), each)));
        world.noise().forEach(each -> lanes.add(lane(each.name(), each)));
        return lanes;
    }

    private LaneView lane(String name, Dimension dimension) {
        LaneValues drifting = new LaneValues(dimension, world.tasks());
        return switch (dimension) {
            case Dependency dependency ->
                    lane(
                            name,
                            declared.words(dependency.name())
                                    + (world.scope().filter(name::equals).isPresent()
                                            ? ", scope"
                                            : ""),
                            declared.has(dependency.name())
                                    ? LaneView.Nature.DECLARED
                                    : LaneView.Nature.UNDECLARED,
                            drifting,
                            at(name, dependency.driftTask()));
            case Hidden hidden ->
                    lane(
                            name,
                            "hidden",
                            LaneView.Nature.HIDDEN,
                            drifting,
                            at(name, hidden.driftTask()));
            case Noise noise ->
                    lane(
                            name,
                            // of what left the slice, that it did is the word that must not be cut
                            declared.dropped().contains(name)
                                    ? "dropped, " + period(noise.period())
                                    : "noise, " + period(noise.period()) + declared.slice(name),
                            LaneView.Nature.NOISE,
                            churning(noise),
                            new LaneView.Drift.None());
            case Late late ->
                    lane(
                            name,
                            "late, " + period(late.period()) + declared.slice(name),
                            LaneView.Nature.LATE,
                            churning(late),
                            at(name, late.relevantFrom()));
        };
    }

    private LaneView lane(
            String name,
            String words,
            LaneView.Nature nature,
            LaneValues values,
            LaneView.Drift drift) {
        return new LaneView(name, words, nature, values, track.trips(name), drift);
    }

    private LaneValues churning(Dimension dimension) {
        return new LaneValues(dimension, world.tasks(), track.changes(dimension.name()), lived);
    }

    private static String period(int tasks) {
        return tasks <= 0 ? "constant" : "period " + Figures.count(tasks);
    }

    private LaneView.Drift at(String name, int task) {
        return new LaneView.Drift.At(
                task >= world.tasks() ? OptionalInt.empty() : OptionalInt.of(task), name);
    }

    private static String words(TaskTrack.DialMove move) {
        return move.from().isEmpty()
                ? move.dial() + " joins: " + move.to()
                : Dial.named(move.dial()).map(Dial::label).orElse(move.dial())
                        + " "
                        + move.from()
                        + " to "
                        + move.to();
    }

    private WorldView.Cost cost(int cursor) {
        Currency currency = rules.policy().currency();
        long derive = world.costs().derive().in(currency);
        StringBuilder words = new StringBuilder("derive ").append(Figures.count(derive));
        for (int task = Math.min(cursor, lived - 1); task >= 0; task--) {
            TaskCell cell = track.cells().get(task);
            if (cell.deed().filter(each -> each == TaskCell.Deed.REUSE).isPresent()) {
                words.append(", reuse ").append(Figures.count(cell.cost(currency)));
                break;
            }
        }
        return new WorldView.Cost(currency, derive, words.toString());
    }
}
