package mnemarium.ui.ledger;

import mnemarium.loop.Event;
import mnemarium.loop.Names;
import mnemarium.loop.ReuseEvent;
import mnemarium.loop.RunEvent;
import mnemarium.loop.WorldEvent;
import mnemarium.workbench.OperationTrace;
import mnemarium.world.Entity;
import mnemarium.world.World;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An index over the operations of one run in a drifting world, kept while it grows: what each task
 * did and cost, which dimension changed or was noticed when, where dials were moved. Nothing is
 * read twice, so that a run of ten thousand tasks is shown as fast as a short one. Belongs to the
 * screen thread.
 */
final class TaskTrack {

    /**
     * A dial's move or a dimension that joined.
     *
     * @param operation in which it acted
     * @param task the first task that it acted in
     * @param dial its name
     * @param from its value before; "" for what joined
     * @param to its value since
     */
    record DialMove(int operation, int task, String dial, String from, String to) {}

    private final List<TaskCell> cells = new ArrayList<>();
    private final Map<String, LaneTrips> trips = new HashMap<>();
    private final Map<String, LaneChanges> changes = new HashMap<>();
    private final List<DialMove> moves = new ArrayList<>();
    private List<OperationTrace> operations = List.of();
    private List<Entity> entities = List.of();
    private int taken;

    /**
     * Takes in what a run has got since the last call; from the start if it is another run, or
     * shorter than before.
     */
    @SuppressWarnings(
            "ReferenceEquality") // the same object, so the same past; an equal one may have another
    void follow(List<OperationTrace> all, World world) {
        boolean grown =
                taken > 0 && all.size() >= taken && all.get(taken - 1) == operations.get(taken - 1);
        if (!grown) {
            cells.clear();
            trips.clear();
            changes.clear();
            moves.clear();
            taken = 0;
        }
        operations = all;
        entities = world.entities();
        for (; taken < all.size(); taken++) {
            take(taken, all.get(taken).events());
        }
    }

    private void take(int operation, List<Event> events) {
        for (Event event : events) {
            if (event instanceof RunEvent run) {
                take(operation, run);
            } else if (event instanceof WorldEvent world) {
                take(operation, world);
            } else if (event instanceof ReuseEvent reuse) {
                take(reuse);
            }
        }
        if (!cells.isEmpty()) {
            TaskCell now = cells.getLast();
            put(
                    new TaskCell(
                            now.task(),
                            operation,
                            now.deed(),
                            now.falseValid(),
                            now.trip(),
                            now.turns(),
                            now.tokens()));
        }
    }

    private void take(int operation, RunEvent event) {
        if (event instanceof RunEvent.StepStarted) {
            cells.add(
                    new TaskCell(
                            cells.size(),
                            operation,
                            Optional.empty(),
                            false,
                            TaskCell.Trip.NONE,
                            0,
                            0));
        } else if (event instanceof RunEvent.DialMoved moved) {
            moves.add(
                    new DialMove(operation, cells.size(), moved.dial(), moved.from(), moved.to()));
        }
    }

    private void take(int operation, WorldEvent event) {
        switch (event) {
            case WorldEvent.DimensionMoved moved -> {
                if (moved.nature() == WorldEvent.Nature.NOISE
                        || moved.nature() == WorldEvent.Nature.LATE) {
                    changes.computeIfAbsent(moved.dimension(), _ -> new LaneChanges())
                            .add(cells.size() - 1, moved.to());
                }
            }
            case WorldEvent.DimensionJoined joined ->
                    moves.add(
                            new DialMove(
                                    operation,
                                    cells.size(),
                                    joined.dimension(),
                                    "",
                                    joined.joins()));
        }
    }

    private void take(ReuseEvent event) {
        TaskCell now = cells.getLast();
        switch (event) {
            case ReuseEvent.Tripped tripped -> tripped(now, tripped);
            case ReuseEvent.Decided decided ->
                    put(
                            new TaskCell(
                                    now.task(),
                                    now.lastOperation(),
                                    Optional.of(
                                            switch (decided.verdict()) {
                                                case DERIVE -> TaskCell.Deed.DERIVE;
                                                case REUSE -> TaskCell.Deed.REUSE;
                                            }),
                                    false,
                                    now.trip(),
                                    0,
                                    0));
            case ReuseEvent.Derived derived -> cost(now, derived.turns(), derived.tokens());
            case ReuseEvent.CorrectiveDerivation derived ->
                    cost(now, derived.turns(), derived.tokens());
            case ReuseEvent.Reused reused -> cost(now, reused.turns(), reused.tokens());
            case ReuseEvent.FalseValid _ ->
                    put(
                            new TaskCell(
                                    now.task(),
                                    now.lastOperation(),
                                    now.deed(),
                                    true,
                                    now.trip(),
                                    now.turns(),
                                    now.tokens()));
            case ReuseEvent.SliceWidened _,
                    ReuseEvent.MissDetected _,
                    ReuseEvent.DependencyLearned _,
                    ReuseEvent.FingerprintCompared _,
                    ReuseEvent.DependenciesChecked _,
                    ReuseEvent.RecordKept _,
                    ReuseEvent.DimensionsHarmless _,
                    ReuseEvent.DimensionsDropped _ -> {}
        }
    }

    private void tripped(TaskCell now, ReuseEvent.Tripped tripped) {
        boolean real = false;
        for (Names names : List.of(tripped.declared(), tripped.undeclared(), tripped.late())) {
            note(now.task(), names, true);
            real |= !names.isEmpty();
        }
        note(now.task(), tripped.noise(), false);
        boolean already = now.trip() == TaskCell.Trip.REAL;
        put(
                new TaskCell(
                        now.task(),
                        now.lastOperation(),
                        now.deed(),
                        now.falseValid(),
                        real || already ? TaskCell.Trip.REAL : TaskCell.Trip.NOISE,
                        now.turns(),
                        now.tokens()));
    }

    /** An arm that compares and then checks may notice the same twice: it is noted once. */
    private void note(int task, Names names, boolean mattered) {
        for (String name : names.names()) {
            LaneTrips noticed = trips.computeIfAbsent(lane(task, name), _ -> new LaneTrips());
            if (noticed.count() == 0 || noticed.task(noticed.count() - 1) != task) {
                noticed.add(task, mattered);
            }
        }
    }

    /** The lane of a dimension: an entity's own has one for each entity. */
    private String lane(int task, String name) {
        if (!entities.isEmpty()) {
            Entity entity = entities.get(task % entities.size());
            if (entity.dimensions().contains(name)) {
                return entity.name() + "." + name;
            }
        }
        return name;
    }

    private void cost(TaskCell now, int turns, long tokens) {
        put(
                new TaskCell(
                        now.task(),
                        now.lastOperation(),
                        now.deed(),
                        now.falseValid(),
                        now.trip(),
                        turns,
                        tokens));
    }

    private void put(TaskCell cell) {
        cells.set(cells.size() - 1, cell);
    }

    /** What each task did that has begun, from task 0. */
    List<TaskCell> cells() {
        return cells;
    }

    /** The trips on a lane. */
    LaneTrips trips(String lane) {
        return trips.getOrDefault(lane, new LaneTrips());
    }

    /** The changes of a dimension that churns. */
    LaneChanges changes(String dimension) {
        return changes.getOrDefault(dimension, new LaneChanges());
    }

    /** All moves of dials, in order. */
    List<DialMove> moves() {
        return moves;
    }
}
