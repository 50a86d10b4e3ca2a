package mnemarium.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.loop.Inputs;
import mnemarium.loop.Loop;
import mnemarium.loop.State;
import mnemarium.memory.Embedder;
import mnemarium.memory.ExactStore;
import mnemarium.memory.WorkingMemory;
import mnemarium.memory.onnx.Models;
import mnemarium.scenario.Dial;
import mnemarium.scenario.file.Shipped;
import mnemarium.store.TextHash;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A bundle carries the vectors of every text that its run embeds. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class QueriesTest {

    private final Embedders embedders = new Embedders(new Models());

    @AfterAll
    void close() {
        embedders.close();
    }

    /** Notes what is embedded. */
    private static final class Noting implements Embedder {
        private final Embedder embedder;
        private final Set<TextHash> texts = new HashSet<>();

        Noting(Embedder embedder) {
            this.embedder = embedder;
        }

        @Override
        public String name() {
            return embedder.name();
        }

        @Override
        public String hash() {
            return embedder.hash();
        }

        @Override
        public int dimensions() {
            return embedder.dimensions();
        }

        @Override
        public boolean sameEverywhere() {
            return embedder.sameEverywhere();
        }

        @Override
        public float[] embed(String text) {
            texts.add(TextHash.of(text));
            return embedder.embed(text);
        }

        @Override
        public void close() {}
    }

    @ParameterizedTest
    @CsvSource({
        "support-desk, memory-of-everything",
        "support-desk, transcript-search",
        "warehouse-analyst, gated",
        "warehouse-analyst, re-retrieval",
        "held-out-tasks, memory-with-expiry",
        "three-lanes, by-type"
    })
    void areAllTheTextsThatARunEmbeds(String scenario, String arm) throws Exception {
        Map<Dial, String> dials =
                scenario.equals("three-lanes") ? Map.of() : Map.of(Dial.TENURE, "60");
        Prepared prepared =
                new Preparation(embedders, _ -> Optional.empty())
                        .prepare(
                                new Shipped().named(scenario).orElseThrow(),
                                RunOptions.NONE.withArm(arm).withDials(dials),
                                Map.of());
        Noting noting = new Noting(prepared.embedder());
        Loop loop =
                prepared.loop(
                        new WorkingMemory(noting, new ExactStore(noting.dimensions()), () -> 0));
        State state = loop.start().after();
        while (!state.ended()) {
            state = loop.next(state, Inputs.NONE).after();
        }

        assertThat(noting.texts).isNotEmpty();
        assertThat(Queries.texts(prepared.setup())).containsAll(noting.texts);
    }
}
