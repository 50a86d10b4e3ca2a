package mnemarium.ui.ledger;

import mnemarium.world.Costs;
import mnemarium.world.Currency;
import mnemarium.world.Dependency;
import mnemarium.world.Dimension;
import mnemarium.world.Hidden;
import mnemarium.world.Late;
import mnemarium.world.Noise;
import mnemarium.world.World;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Worlds made by hand, and views of them as a canary would have lived them. */
final class Worlds {

    private Worlds() {}

    /** Three dependencies that drift at 20, 30 and 40, and noise that changes every 10 tasks. */
    static World world(int tasks) {
        return new World(
                tasks,
                List.of(
                        new Dependency("db_version", "17", "18", 20),
                        new Dependency("workload", "oltp", "analytics", 30),
                        new Dependency("data_volume", "small", "large", 40)),
                List.of(new Noise("ci_runner", 10)),
                List.of(),
                List.of(),
                List.of(),
                Optional.of("db_version"),
                Costs.DEFAULT);
    }

    /** The world after so many tasks: derived when anything had moved, reused else. */
    static WorldView view(World world, int lived, int cursor) {
        List<LaneView> lanes = new ArrayList<>();
        for (Dimension each : world.dimensions()) {
            LaneTrips trips = new LaneTrips();
            for (int task = 1; task < lived; task++) {
                if (!each.value(task).equals(each.value(task - 1))) {
                    trips.add(task, !(each instanceof Noise));
                }
            }
            lanes.add(
                    new LaneView(
                            each.name(),
                            words(each),
                            nature(each),
                            new LaneValues(each, world.tasks()),
                            trips,
                            drift(each)));
        }
        List<TaskCell> cells = new ArrayList<>();
        for (int task = 0; task < lived; task++) {
            boolean moved = false;
            boolean real = false;
            for (LaneView lane : lanes) {
                boolean changed =
                        task > 0 && !lane.values().at(task).equals(lane.values().at(task - 1));
                moved |= changed;
                real |= changed && lane.nature() != LaneView.Nature.NOISE;
            }
            boolean derives = task == 0 || moved;
            cells.add(
                    new TaskCell(
                            task,
                            3 * task + 3,
                            Optional.of(derives ? TaskCell.Deed.DERIVE : TaskCell.Deed.REUSE),
                            false,
                            real
                                    ? TaskCell.Trip.REAL
                                    : moved ? TaskCell.Trip.NOISE : TaskCell.Trip.NONE,
                            derives ? 5 : 2,
                            derives ? 4000 : 520));
        }
        return new WorldView(
                "Default world",
                world.tasks(),
                cursor,
                cells,
                lanes,
                List.of(new WorldView.MoveMark(8, "derive turns 4 to 5")),
                new WorldView.Cost(Currency.TURNS, 5, "derive 5, reuse 2"));
    }

    private static String words(Dimension dimension) {
        return switch (dimension) {
            case Dependency _ -> "declared";
            case Noise noise -> "noise, period " + noise.period();
            case Late late -> "late, matters from task " + late.relevantFrom();
            case Hidden _ -> "hidden";
        };
    }

    private static LaneView.Nature nature(Dimension dimension) {
        return switch (dimension) {
            case Dependency _ -> LaneView.Nature.DECLARED;
            case Noise _ -> LaneView.Nature.NOISE;
            case Late _ -> LaneView.Nature.LATE;
            case Hidden _ -> LaneView.Nature.HIDDEN;
        };
    }

    private static LaneView.Drift drift(Dimension dimension) {
        return switch (dimension) {
            case Dependency dependency -> at(dependency.name(), dependency.driftTask());
            case Noise _ -> new LaneView.Drift.None();
            case Late late -> at(late.name(), late.relevantFrom());
            case Hidden hidden -> at(hidden.name(), hidden.driftTask());
        };
    }

    private static LaneView.Drift at(String name, int task) {
        return new LaneView.Drift.At(
                task == Dimension.NEVER ? OptionalInt.empty() : OptionalInt.of(task), name);
    }
}
