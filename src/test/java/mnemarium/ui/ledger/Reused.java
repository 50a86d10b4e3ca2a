package mnemarium.ui.ledger;

import mnemarium.loop.Arm;
import mnemarium.loop.Dials;
import mnemarium.loop.Inputs;
import mnemarium.loop.Loop;
import mnemarium.loop.Mode;
import mnemarium.loop.Move;
import mnemarium.loop.Operation;
import mnemarium.loop.Prefix;
import mnemarium.loop.RunEvent;
import mnemarium.loop.Setup;
import mnemarium.loop.Situation;
import mnemarium.loop.State;
import mnemarium.memory.ExactStore;
import mnemarium.memory.HashedEmbedder;
import mnemarium.memory.Vocabulary;
import mnemarium.memory.WordPiece;
import mnemarium.memory.WorkingMemory;
import mnemarium.scenario.Dial;
import mnemarium.scenario.DriftingWorld;
import mnemarium.scenario.OutcomeReuse;
import mnemarium.scenario.Work;
import mnemarium.workbench.OperationTrace;
import mnemarium.workbench.RunCard;
import mnemarium.workbench.Snapshot;
import mnemarium.workbench.Trail;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Plays drifting worlds with the real engine, and shows them at any operation. */
final class Reused {

    private static final WordPiece TOKENS = new WordPiece(Vocabulary.shipped());

    private final RunCard card;
    private final Loop loop;
    private final List<State> states = new ArrayList<>();
    private Trail trail;

    private Reused(Setup setup) {
        card = new RunCard("r1", "Run", setup, "by hand", Optional.empty(), 0, List.of());
        HashedEmbedder embedder = new HashedEmbedder(TOKENS);
        loop =
                new Loop(
                        setup,
                        new WorkingMemory(embedder, new ExactStore(embedder.dimensions()), () -> 0),
                        TOKENS);
        trail = new Trail(setup.script(), Prefix.empty(), Prefix.empty());
        add(loop.start());
    }

    /** The default world with an arm. */
    static Reused world(String arm) {
        return world(arm, 120, List.of());
    }

    static Reused world(String arm, int tasks, List<DriftingWorld.Hidden> hidden) {
        OutcomeReuse scenario =
                new OutcomeReuse(
                        "default-world",
                        "Default world",
                        "",
                        arm,
                        Map.of(),
                        new Work(
                                "Query plan for the nightly report",
                                "Hash join on orders, partition by day, index on account."),
                        new DriftingWorld(
                                tasks,
                                List.of(
                                        drifting("db_version", "17", "18", 20),
                                        drifting("workload", "oltp", "analytics", 30),
                                        drifting("data_volume", "small", "large", 40)),
                                List.of(new DriftingWorld.Churning("ci_runner", 10)),
                                List.of(),
                                hidden,
                                List.of(),
                                Optional.of("db_version"),
                                DriftingWorld.Charges.DEFAULT));
        return new Reused(
                Setup.of(
                        scenario,
                        "hash",
                        Arm.named(OutcomeReuse.KIND, arm).orElseThrow(),
                        1,
                        Dials.of(Map.of(Dial.THRESHOLD, "0.9")),
                        Mode.VIRTUAL,
                        "none",
                        ""));
    }

    private static DriftingWorld.Drifting drifting(
            String name, String before, String after, int task) {
        return new DriftingWorld.Drifting(name, before, after, OptionalInt.of(task));
    }

    private void add(Operation operation) {
        states.add(operation.after());
        int number = trail.operations().size();
        boolean begins =
                operation.events().stream().anyMatch(RunEvent.StepStarted.class::isInstance);
        trail =
                new Trail(
                        trail.script(),
                        trail.operations()
                                .plus(
                                        new OperationTrace(
                                                number, trail.events() + 1, operation.events())),
                        begins ? trail.stepStarts().plus(number) : trail.stepStarts());
    }

    /** One operation on, dials moved before it. */
    Reused next(Move... moves) {
        if (!states.getLast().ended()) {
            add(loop.next(states.getLast(), Inputs.of(List.of(moves))));
        }
        return this;
    }

    /** On to the end of a task, dials moved before the next operation. */
    Reused toTask(int task, Move... moves) {
        Move[] first = moves;
        while (states.getLast().step() <= task || !loop.isStepComplete(states.getLast())) {
            next(first);
            first = new Move[0];
        }
        return this;
    }

    Reused toEnd() {
        while (!states.getLast().ended()) {
            next();
        }
        return this;
    }

    int newest() {
        return trail.newest();
    }

    Trail trail() {
        return trail;
    }

    Situation.Reusing situation(int operation) {
        return (Situation.Reusing) states.get(operation).situation();
    }

    LedgerTrack track() {
        LedgerTrack track = new LedgerTrack();
        track.follow(trail.operations());
        return track;
    }

    /** The last operation of a task. */
    int endOf(int task) {
        return task + 1 < trail.steps() ? trail.stepStarts().get(task + 1) - 1 : newest();
    }

    /** The decision card at an operation. */
    DecisionView decision(int operation) {
        return DecisionCards.of(track(), situation(operation), operation);
    }

    /** The card of a record at an operation. */
    RecordView record(String id, int operation) {
        return RecordCards.of(
                        track(),
                        situation(operation),
                        operation,
                        ((OutcomeReuse) states.getFirst().setup().scenario()).work(),
                        id)
                .orElseThrow();
    }

    Snapshot at(int operation) {
        return new Snapshot(
                card,
                states.get(operation),
                "0".repeat(64),
                trail,
                operation,
                List.of(),
                Snapshot.Activity.IDLE,
                4,
                false,
                Optional.empty(),
                newest(),
                operation < newest() ? Optional.of("branch") : Optional.empty(),
                Optional.empty());
    }
}
