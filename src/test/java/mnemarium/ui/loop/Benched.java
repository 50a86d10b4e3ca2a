package mnemarium.ui.loop;

import mnemarium.loop.Arm;
import mnemarium.loop.Dials;
import mnemarium.loop.Inputs;
import mnemarium.loop.Loop;
import mnemarium.loop.Mode;
import mnemarium.loop.Move;
import mnemarium.loop.Operation;
import mnemarium.loop.Prefix;
import mnemarium.loop.Setup;
import mnemarium.loop.State;
import mnemarium.memory.Embedder;
import mnemarium.memory.ExactStore;
import mnemarium.memory.HashedEmbedder;
import mnemarium.memory.OracleEmbedder;
import mnemarium.memory.Vocabulary;
import mnemarium.memory.WordPiece;
import mnemarium.memory.WorkingMemory;
import mnemarium.scenario.Dial;
import mnemarium.scenario.GeneratedAlerts;
import mnemarium.scenario.Item;
import mnemarium.scenario.NearMiss;
import mnemarium.scenario.Rewording;
import mnemarium.scenario.Scenario;
import mnemarium.scenario.Source;
import mnemarium.scenario.Triage;
import mnemarium.scenario.WordingSet;
import mnemarium.scenario.file.Reading;
import mnemarium.scenario.file.ScenarioReader;
import mnemarium.scenario.file.Shipped;
import mnemarium.workbench.OperationTrace;
import mnemarium.workbench.RunCard;
import mnemarium.workbench.Snapshot;
import mnemarium.workbench.Trail;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Plays runs with the real engine, and shows them at any operation. */
final class Benched {

    static final WordPiece TOKENS = new WordPiece(Vocabulary.shipped());

    private final RunCard card;
    private final Loop loop;
    private final WorkingMemory memory;
    private final Embedder embedder;
    private final List<State> states = new ArrayList<>();
    private Trail trail;

    private Benched(Setup setup, Embedder embedder) {
        this.embedder = embedder;
        card = new RunCard("r1", "Run", setup, "by hand", Optional.empty(), 0, List.of());
        memory = new WorkingMemory(embedder, new ExactStore(embedder.dimensions()), () -> 0);
        loop = new Loop(setup, memory, TOKENS);
        trail = new Trail(setup.script(), Prefix.empty(), Prefix.empty());
        add(loop.start());
    }

    /** A scenario that comes with the program, by the embedder it is told to use. */
    static Benched shipped(
            String name, Arm arm, Map<Dial, String> dials, Embedder embedder, double threshold) {
        Source source = new Shipped().named(name).orElseThrow();
        if (!(new ScenarioReader().read(source) instanceof Reading.Opened opened)) {
            throw new IllegalStateException(name + " cannot be read");
        }
        Map<Dial, String> all = new TreeMap<>();
        all.putAll(opened.scenario().dials());
        all.put(Dial.THRESHOLD, Double.toString(threshold));
        all.putAll(dials);
        Setup setup =
                Setup.of(
                        opened.scenario(),
                        "hash",
                        arm,
                        42,
                        Dials.of(all),
                        Mode.VIRTUAL,
                        embedder.name(),
                        embedder.hash());
        return new Benched(setup, embedder);
    }

    static Benched of(
            Scenario scenario, Arm arm, long seed, Map<Dial, String> dials, boolean oracle) {
        Map<Dial, String> all = new TreeMap<>();
        all.put(Dial.THRESHOLD, oracle ? "0.9" : "0.75");
        all.putAll(scenario.dials());
        all.putAll(dials);
        Setup first =
                Setup.of(
                        scenario,
                        "hash",
                        arm,
                        seed,
                        Dials.of(all),
                        Mode.VIRTUAL,
                        oracle ? "oracle" : "hashed",
                        "hash");
        Embedder embedder = oracle ? oracle(first) : new HashedEmbedder(TOKENS);
        return new Benched(first, embedder);
    }

    private static Embedder oracle(Setup setup) {
        Map<String, String> keys = new HashMap<>();
        for (Item item : setup.script().items()) {
            keys.put(item.text(), item.incident() == null ? item.id() : item.incident());
        }
        return new OracleEmbedder(keys);
    }

    /** The alert triage of the pictures: 24 alerts, 4 turns of 6, 12 duplicates. */
    static Triage alerts(int alerts, int duplicates) {
        return new Triage(
                "alert-triage",
                "Alert triage",
                "",
                "in-loop",
                Map.of(),
                "static",
                6,
                new GeneratedAlerts(
                        alerts, duplicates, NearMiss.NEAR, Rewording.MILD, WordingSet.HELD_OUT));
    }

    private void add(Operation operation) {
        states.add(operation.after());
        int number = trail.operations().size();
        boolean begins =
                operation.events().stream()
                        .anyMatch(mnemarium.loop.RunEvent.StepStarted.class::isInstance);
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
    Benched next(Move... moves) {
        if (!states.getLast().ended()) {
            add(loop.next(states.getLast(), Inputs.of(List.of(moves))));
        }
        return this;
    }

    /** On to the end of a step. */
    Benched toStep(int step, Move... moves) {
        Move[] first = moves;
        while (!states.getLast().ended()
                && (states.getLast().step() < step || !loop.isStepComplete(states.getLast()))) {
            next(first);
            first = new Move[0];
        }
        return this;
    }

    Benched toEnd() {
        while (!states.getLast().ended()) {
            next();
        }
        return this;
    }

    State state(int operation) {
        return states.get(operation);
    }

    int newest() {
        return trail.newest();
    }

    Trail trail() {
        return trail;
    }

    Track track() {
        Track track = new Track();
        track.follow(trail.operations());
        return track;
    }

    Snapshot now() {
        return at(newest());
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

    float[][] vectors(int entries) {
        float[][] rows = new float[Math.min(entries, memory.size())][];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = memory.vector(i);
        }
        return rows;
    }

    float[] vector(String text) {
        return embedder.embed(text);
    }
}
