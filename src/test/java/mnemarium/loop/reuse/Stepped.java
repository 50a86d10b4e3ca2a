package mnemarium.loop.reuse;

import mnemarium.loop.Arm;
import mnemarium.loop.Canonical;
import mnemarium.loop.Dials;
import mnemarium.loop.Event;
import mnemarium.loop.Inputs;
import mnemarium.loop.Loop;
import mnemarium.loop.Mode;
import mnemarium.loop.Move;
import mnemarium.loop.Operation;
import mnemarium.loop.Outcome;
import mnemarium.loop.Setup;
import mnemarium.loop.Situation;
import mnemarium.loop.State;
import mnemarium.memory.ExactStore;
import mnemarium.memory.NoEmbedder;
import mnemarium.memory.Vocabulary;
import mnemarium.memory.WordPiece;
import mnemarium.memory.WorkingMemory;
import mnemarium.scenario.Dial;
import mnemarium.scenario.DriftingWorld;
import mnemarium.scenario.OutcomeReuse;
import mnemarium.scenario.Work;
import mnemarium.world.Cost;
import mnemarium.world.Dependency;
import mnemarium.world.Noise;
import mnemarium.world.World;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** Steps a drifting world through the loop that the window and the command line use. */
final class Stepped {

    private static final WordPiece TOKENS = new WordPiece(Vocabulary.shipped());

    final Setup setup;
    final Loop loop;
    final List<Operation> operations = new ArrayList<>();

    private Stepped(Setup setup) {
        this.setup = setup;
        this.loop =
                new Loop(
                        setup,
                        new WorkingMemory(new NoEmbedder(), new ExactStore(1), () -> 0),
                        TOKENS);
        operations.add(loop.start());
    }

    static Stepped of(World world, String arm, Map<Dial, String> dials) {
        OutcomeReuse scenario = described(world);
        return new Stepped(
                Setup.of(
                                scenario,
                                "hash",
                                Arm.named("outcome-reuse", arm).orElseThrow(),
                                1,
                                Dials.of(Map.of(Dial.THRESHOLD, "0")),
                                Mode.VIRTUAL,
                                NoEmbedder.NAME,
                                "hash")
                        .withLedger(dials));
    }

    State state() {
        return operations.getLast().after();
    }

    Situation.Reusing situation() {
        return (Situation.Reusing) state().situation();
    }

    Outcome.Reused outcome() {
        return (Outcome.Reused) Outcome.of(state());
    }

    /** Takes operations until so many tasks are done. */
    Stepped toTask(int tasks) {
        while (situation().tally().tasks() < tasks) {
            step();
        }
        return this;
    }

    Stepped toEnd() {
        while (!state().ended()) {
            step();
        }
        return this;
    }

    void step(Move... moves) {
        operations.add(loop.next(state(), Inputs.of(List.of(moves))));
    }

    Stepped move(Dial dial, String value) {
        step(new Move(dial, value));
        return this;
    }

    List<Event> events() {
        return operations.stream().flatMap(each -> each.events().stream()).toList();
    }

    List<String> lines() {
        return Canonical.lines(events());
    }

    private static OutcomeReuse described(World world) {
        return new OutcomeReuse(
                "stepped",
                "Stepped",
                "",
                "ledger-canary",
                Map.of(),
                new Work("Query plan", "A plan."),
                new DriftingWorld(
                        world.tasks(),
                        world.dependencies().stream().map(each -> drifting(world, each)).toList(),
                        Stream.concat(
                                        world.noise().stream(),
                                        world.late().stream()
                                                .filter(
                                                        each ->
                                                                each.relevantFrom()
                                                                        >= world.tasks())
                                                .map(each -> new Noise(each.name(), each.period())))
                                .map(
                                        each ->
                                                new DriftingWorld.Churning(
                                                        each.name(), Math.max(0, each.period())))
                                .toList(),
                        world.late().stream()
                                .filter(each -> each.relevantFrom() < world.tasks())
                                .map(
                                        each ->
                                                new DriftingWorld.Late(
                                                        each.name(),
                                                        Math.max(0, each.period()),
                                                        each.relevantFrom()))
                                .toList(),
                        world.hidden().stream()
                                .map(
                                        each ->
                                                new DriftingWorld.Hidden(
                                                        each.name(),
                                                        each.before(),
                                                        each.after(),
                                                        within(world, each.driftTask())))
                                .toList(),
                        world.entities().stream()
                                .map(
                                        each ->
                                                new DriftingWorld.Thing(
                                                        each.name(),
                                                        each.own().stream()
                                                                .map(own -> drifting(world, own))
                                                                .toList()))
                                .toList(),
                        world.scope(),
                        new DriftingWorld.Charges(
                                charge(world.costs().derive()),
                                charge(world.costs().check()),
                                charge(world.costs().recall()),
                                world.costs().dollarsPerMillionTokens())));
    }

    private static DriftingWorld.Drifting drifting(World world, Dependency each) {
        return new DriftingWorld.Drifting(
                each.name(), each.before(), each.after(), within(world, each.driftTask()));
    }

    /** Beyond the horizon is never: a scenario's file says so. */
    private static OptionalInt within(World world, int task) {
        return task < world.tasks() ? OptionalInt.of(task) : OptionalInt.empty();
    }

    private static DriftingWorld.Charge charge(Cost cost) {
        return new DriftingWorld.Charge(
                cost.turns(), (int) cost.tokens(), BigDecimal.valueOf(cost.time().toMillis(), 3));
    }
}
