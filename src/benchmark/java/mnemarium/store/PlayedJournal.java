package mnemarium.store;

import mnemarium.loop.Arm;
import mnemarium.loop.Canonical;
import mnemarium.loop.Dials;
import mnemarium.loop.Inputs;
import mnemarium.loop.Loop;
import mnemarium.loop.Mode;
import mnemarium.loop.Operation;
import mnemarium.loop.Setup;
import mnemarium.memory.ExactStore;
import mnemarium.memory.HashedEmbedder;
import mnemarium.memory.Vocabulary;
import mnemarium.memory.WordPiece;
import mnemarium.memory.WorkingMemory;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Scenario;
import mnemarium.scenario.file.Reading;
import mnemarium.scenario.file.ScenarioReader;
import mnemarium.scenario.file.Shipped;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The operations of real runs of alert triage, one after another, as the engine writes them. */
final class PlayedJournal {

    private final List<List<String>> operations = new ArrayList<>();

    PlayedJournal() {
        Scenario scenario = scenario();
        WordPiece words = new WordPiece(Vocabulary.shipped());
        HashedEmbedder embedder = new HashedEmbedder(words);
        Map<Dial, String> dials = new HashMap<>(scenario.dials());
        dials.put(Dial.THRESHOLD, "0.7");
        for (long seed = 1; seed <= 20; seed++) {
            Setup setup =
                    Setup.of(
                            scenario,
                            "hash",
                            Arm.named(scenario.kind(), scenario.arm()).orElseThrow(),
                            seed,
                            Dials.of(dials),
                            Mode.VIRTUAL,
                            embedder.name(),
                            embedder.hash());
            try (WorkingMemory memory =
                    new WorkingMemory(
                            embedder, new ExactStore(embedder.dimensions()), System::nanoTime)) {
                Loop loop = new Loop(setup, memory, words);
                Operation operation = loop.start();
                while (!operation.events().isEmpty() && !operation.after().ended()) {
                    operations.add(Canonical.lines(operation.events()));
                    operation = loop.next(operation.after(), Inputs.NONE);
                }
            }
        }
    }

    private static Scenario scenario() {
        return switch (new ScenarioReader()
                .read(new Shipped().named("alert-triage").orElseThrow())) {
            case Reading.Opened opened -> opened.scenario();
            case Reading.Refused refused -> throw new IllegalStateException(refused.toString());
        };
    }

    /** Lines of the operation of any number: the runs come round and round. */
    List<String> operation(int number) {
        return operations.get(number % operations.size());
    }

    /** The operations that hold at least so many events. */
    List<List<String>> holding(int events) {
        List<List<String>> some = new ArrayList<>();
        for (int held = 0; held < events; held += some.getLast().size()) {
            some.add(operation(some.size()));
        }
        return some;
    }
}
