package mnemarium.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

class WorkingMemoryTest {

    private final WordPiece words = new WordPiece(Vocabulary.shipped());
    private final AtomicLong clock = new AtomicLong();

    /** Each reading is a microsecond after the one before. */
    private final Ticker ticker = () -> clock.addAndGet(1_000);

    private WorkingMemory memory() {
        Embedder embedder = new HashedEmbedder(words);
        return new WorkingMemory(embedder, new ExactStore(embedder.dimensions()), ticker);
    }

    @Test
    void recallsTheMostAlikeEntryFirst() {
        WorkingMemory memory = memory();
        memory.remember("the train to Kyoto leaves at nine", Map.of("turn", "1"));
        memory.remember("no meat and no fish for me", Map.of("turn", "2"));
        memory.remember("the hotel has a small garden", Map.of());

        Recalled recalled = memory.recall("when does the train to Kyoto leave", 2);

        assertThat(recalled.hits()).extracting(Hit::entry).first().isEqualTo(0);
        assertThat(recalled.hits()).hasSize(2);
        assertThat(memory.entry(1))
                .isEqualTo(new Entry(1, "no meat and no fish for me", Map.of("turn", "2")));
    }

    @Test
    void anEmptyMemoryRecallsNothing() {
        WorkingMemory memory = memory();
        assertThat(memory.recall("anything", 8).hits()).isEmpty();
        assertThat(memory.match("anything", 0)).isEmpty();
        assertThat(memory.size()).isZero();
    }

    @Test
    void matchesOnlyAtTheThresholdOrAbove() {
        WorkingMemory memory = memory();
        memory.remember("seven failed logins on host alpha", Map.of());

        assertThat(memory.match("seven failed logins on host alpha", 1.0)).isPresent();
        assertThat(memory.match("seven failed logins on host beta", 1.0)).isEmpty();
        assertThat(memory.match("seven failed logins on host beta", 0.7)).isPresent();
    }

    @Test
    void theOlderOfTwoEqualEntriesComesFirst() {
        WorkingMemory memory = memory();
        for (int i = 0; i < 5; i++) {
            memory.remember("the same words", Map.of());
        }
        assertThat(memory.recall("the same words", 3).hits())
                .extracting(Hit::entry)
                .containsExactly(0, 1, 2);
    }

    @Test
    void recallAsOfAnEarlierEntryDoesNotSeeLaterOnes() {
        WorkingMemory memory = memory();
        memory.remember("a boat", Map.of());
        memory.remember("a red boat", Map.of());
        memory.remember("a red boat on the lake", Map.of());

        assertThat(memory.recall("a red boat on the lake", 8, 2).hits())
                .extracting(Hit::entry)
                .containsExactly(1, 0);
        assertThat(memory.recall("a red boat on the lake", 8, 0).hits()).isEmpty();
        assertThatThrownBy(() -> memory.recall("a boat", 8, 4))
                .hasMessage("recall as of entry 4, expected 0 to 3");
    }

    @Test
    void keepsAllOf244ParallelWritesWithASlowEmbedder() throws Exception {
        Embedder slow = new SlowEmbedder(new HashedEmbedder(words));
        WorkingMemory memory = new WorkingMemory(slow, new ExactStore(slow.dimensions()), ticker);
        List<String> texts =
                IntStream.range(0, 244)
                        .mapToObj(i -> "alert number " + i + " on host " + i)
                        .toList();

        List<Integer> ids;
        try (ExecutorService pool = Executors.newFixedThreadPool(16)) {
            ids =
                    pool
                            .invokeAll(
                                    texts.stream()
                                            .map(
                                                    text ->
                                                            (java.util.concurrent.Callable<Integer>)
                                                                    () ->
                                                                            memory.remember(
                                                                                            text,
                                                                                            Map
                                                                                                    .of())
                                                                                    .entry())
                                            .toList())
                            .stream()
                            .map(java.util.concurrent.Future::resultNow)
                            .toList();
        }

        assertThat(memory.size()).isEqualTo(244);
        assertThat(ids).doesNotHaveDuplicates();
        for (int i = 0; i < texts.size(); i++) {
            assertThat(memory.entry(ids.get(i)).text()).isEqualTo(texts.get(i));
            assertThat(memory.vector(ids.get(i))).isEqualTo(slow.embed(texts.get(i)));
        }
    }

    @Test
    void measuresEachOperationApart() {
        WorkingMemory memory = memory();
        memory.rememberAll(List.of(new Note("one", Map.of()), new Note("two", Map.of())));
        Recalled recalled = memory.recall("one", 1);

        Timings.Times twice = new Timings.Times(2, 1_000, 1_000, 1_000, 1_000);
        Timings.Times thrice = new Timings.Times(3, 1_000, 1_000, 1_000, 1_000);
        Timings.Times once = new Timings.Times(1, 1_000, 1_000, 1_000, 1_000);
        assertThat(memory.timings()).isEqualTo(new Timings(thrice, twice, once));
        assertThat(recalled.queryNanos()).isEqualTo(1_000);
    }

    @Test
    void aClosedMemoryTellsOnlyItsSize() {
        WorkingMemory memory = memory();
        memory.remember("something", Map.of());
        memory.close();
        memory.close();

        assertThat(memory.size()).isEqualTo(1);
        List<org.assertj.core.api.ThrowableAssert.ThrowingCallable> operations =
                List.of(
                        () -> memory.remember("more", Map.of()),
                        () -> memory.rememberAll(List.of()),
                        () -> memory.recall("something", 1),
                        () -> memory.recall("something", 1, 0),
                        () -> memory.match("something", 0.5),
                        () -> memory.similarity(0, "something"),
                        () -> memory.vector(0),
                        () -> memory.entry(0),
                        memory::timings);
        for (var operation : operations) {
            assertThatThrownBy(operation)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("this working memory is closed");
        }
    }

    @Test
    void similarityIsWhatARecallWouldScore() {
        WorkingMemory memory = memory();
        memory.remember("the lake is cold in May", Map.of());
        memory.remember("the lake is warm in July", Map.of());
        for (Hit hit : memory.recall("how cold is the lake", 2).hits()) {
            assertThat(memory.similarity(hit.entry(), "how cold is the lake"))
                    .isEqualTo(hit.score());
        }
    }

    @Test
    void refusesAStoreThatDoesNotFit() {
        Embedder embedder = new HashedEmbedder(words);
        assertThatThrownBy(() -> new WorkingMemory(embedder, new ExactStore(8), ticker))
                .hasMessage(
                        "the store keeps 8 dimensions, expected the 256 of the embedder hashed");
        assertThatThrownBy(() -> memory().match("x", Double.NaN))
                .hasMessage("threshold is NaN, expected 0 to 1");
    }

    /** Gives way to other threads while it embeds, as a call over a network would. */
    private record SlowEmbedder(Embedder inner) implements Embedder {
        @Override
        public String name() {
            return inner.name();
        }

        @Override
        public String hash() {
            return inner.hash();
        }

        @Override
        public int dimensions() {
            return inner.dimensions();
        }

        @Override
        public boolean sameEverywhere() {
            return inner.sameEverywhere();
        }

        @Override
        public float[] embed(String text) {
            java.util.concurrent.locks.LockSupport.parkNanos(2_000_000);
            return inner.embed(text);
        }

        @Override
        public void close() {
            inner.close();
        }
    }
}
