package mnemarium.loop;

import mnemarium.memory.ExactStore;
import mnemarium.memory.OracleEmbedder;
import mnemarium.memory.Vocabulary;
import mnemarium.memory.WordPiece;
import mnemarium.memory.WorkingMemory;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Item;
import mnemarium.scenario.ItemList;
import mnemarium.scenario.Scenario;
import mnemarium.scenario.Triage;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Plays runs in tests: real engine, real store, the oracle as embedder. */
final class Played {

    static final WordPiece TOKENS = new WordPiece(Vocabulary.shipped());

    final Setup setup;
    final List<Operation> operations = new ArrayList<>();
    final List<State> states = new ArrayList<>();

    private Played(Setup setup) {
        this.setup = setup;
    }

    static Setup setup(Scenario scenario, Arm arm, long seed, Map<Dial, String> dials) {
        Map<Dial, String> all = new HashMap<>(Map.of(Dial.THRESHOLD, "0.9"));
        all.putAll(scenario.dials());
        all.putAll(dials);
        return Setup.of(scenario, "hash", arm, seed, Dials.of(all), Mode.VIRTUAL, "oracle", "hash");
    }

    static Loop loop(Setup setup) {
        Map<String, String> keys = new HashMap<>();
        for (Item item : setup.script().items()) {
            keys.put(item.text(), item.incident() == null ? item.id() : item.incident());
        }
        OracleEmbedder oracle = new OracleEmbedder(keys);
        return new Loop(
                setup,
                new WorkingMemory(oracle, new ExactStore(oracle.dimensions()), () -> 0),
                TOKENS);
    }

    /** The whole run. */
    static Played out(Setup setup) {
        Played played = new Played(setup);
        Loop loop = loop(setup);
        played.add(loop.start());
        while (!played.end().ended()) {
            played.add(loop.next(played.end(), Inputs.NONE));
        }
        return played;
    }

    private void add(Operation operation) {
        operations.add(operation);
        states.add(operation.after());
    }

    State end() {
        return states.getLast();
    }

    List<String> lines() {
        return operations.stream()
                .flatMap(each -> Canonical.lines(each.events()).stream())
                .toList();
    }

    /** Counts that any list of items gives: incident letters, six to a turn, one text each. */
    static Triage items(int turnSize, String incidents) {
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < incidents.length(); i++) {
            String incident = incidents.substring(i, i + 1);
            items.add(
                    new Item(
                            "A-" + (i + 1),
                            "alert " + (i + 1) + " about " + incident,
                            incident,
                            "",
                            Map.of()));
        }
        return new Triage(
                "by-hand",
                "By hand",
                "",
                "in-loop",
                Map.of(),
                "oracle",
                turnSize,
                new ItemList(items));
    }
}
