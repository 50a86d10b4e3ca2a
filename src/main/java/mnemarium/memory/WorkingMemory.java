package mnemarium.memory;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The associative store that an agent writes and reads while it works. Entries are numbered in the
 * order of writing and never change. Many threads may write at once, however slow the embedder: the
 * number is taken when the vector is there, never before. An entry is seen once all older ones are.
 *
 * <p>The embedder belongs to whoever handed it in: closing the memory does not close it.
 */
public final class WorkingMemory implements AutoCloseable {

    private final Embedder embedder;
    private final VectorStore store;
    private final Ticker ticker;
    private final AppendList<Entry> entries = new AppendList<>();
    private final AppendList<Long> embedTimes = new AppendList<>();
    private final AppendList<Long> writeTimes = new AppendList<>();
    private final AppendList<Long> queryTimes = new AppendList<>();
    private final AtomicBoolean closed = new AtomicBoolean();

    /**
     * @throws IllegalArgumentException if embedder and store differ in dimensions, or the store
     *     already has rows
     */
    public WorkingMemory(Embedder embedder, VectorStore store, Ticker ticker) {
        if (embedder.dimensions() != store.dimensions()) {
            throw new IllegalArgumentException(
                    "the store keeps %d dimensions, expected the %d of the embedder %s"
                            .formatted(store.dimensions(), embedder.dimensions(), embedder.name()));
        }
        if (store.size() != 0) {
            throw new IllegalArgumentException(
                    "the store has " + store.size() + " rows, expected an empty one");
        }
        this.embedder = embedder;
        this.store = store;
        this.ticker = ticker;
    }

    /** Keeps a text. */
    public Written remember(String text, Map<String, String> metadata) {
        requireOpen();
        Note note = new Note(text, metadata);
        long start = ticker.nanos();
        float[] vector = embedder.embed(text);
        long embedded = ticker.nanos();
        int row = store.add(vector);
        entries.fill(row, new Entry(row, text, note.metadata()));
        long written = ticker.nanos();
        embedTimes.add(embedded - start);
        writeTimes.add(written - embedded);
        return new Written(row, embedded - start, written - embedded);
    }

    /** Keeps several texts, in their order. */
    public List<Written> rememberAll(List<Note> notes) {
        requireOpen();
        List<Written> written = new ArrayList<>();
        for (Note note : List.copyOf(notes)) {
            written.add(remember(note.text(), note.metadata()));
        }
        return List.copyOf(written);
    }

    /** The {@code k} entries nearest to a text, best first, of equal scores the older first. */
    public Recalled recall(String query, int k) {
        return recall(query, k, size());
    }

    /**
     * As {@link #recall(String, int)}, among the first {@code asOf} entries only: what would have
     * been recalled then.
     *
     * @throws IllegalArgumentException if {@code k} is below 1, or {@code asOf} below 0 or above
     *     the size
     */
    public Recalled recall(String query, int k, int asOf) {
        requireOpen();
        if (asOf < 0 || asOf > size()) {
            throw new IllegalArgumentException(
                    "recall as of entry %d, expected 0 to %d".formatted(asOf, size()));
        }
        long start = ticker.nanos();
        float[] vector = embedder.embed(query);
        long embedded = ticker.nanos();
        List<Hit> hits = store.nearest(vector, k, asOf);
        long found = ticker.nanos();
        embedTimes.add(embedded - start);
        queryTimes.add(found - embedded);
        return new Recalled(hits, embedded - start, found - embedded);
    }

    /**
     * The nearest entry, if its cosine reaches the threshold ({@link Hit#reaches}).
     *
     * @throws IllegalArgumentException if the threshold is not within 0 to 1
     */
    public Optional<Hit> match(String text, double threshold) {
        requireOpen();
        if (!(threshold >= 0 && threshold <= 1)) {
            throw new IllegalArgumentException("threshold is " + threshold + ", expected 0 to 1");
        }
        return recall(text, 1).hits().stream().filter(hit -> hit.reaches(threshold)).findFirst();
    }

    /** The exact cosine of one entry with a text. It is counted in no timing. */
    public float similarity(int entry, String text) {
        requireOpen();
        return store.similarity(entry(entry).id(), embedder.embed(text));
    }

    /** A copy of the vector of one entry. */
    public float[] vector(int entry) {
        requireOpen();
        return store.vector(entry(entry).id());
    }

    /**
     * One entry.
     *
     * @throws IndexOutOfBoundsException if there is none of this number
     */
    public Entry entry(int id) {
        requireOpen();
        return entries.get(id);
    }

    /** How many entries there are; also known after closing. */
    public int size() {
        return entries.size();
    }

    /** Measured times since the memory was made. */
    public Timings timings() {
        requireOpen();
        return new Timings(summary(embedTimes), summary(writeTimes), summary(queryTimes));
    }

    /** An empty memory that embeds as this one does; neither sees what the other holds. */
    public WorkingMemory beside() {
        requireOpen();
        return new WorkingMemory(embedder, new ExactStore(embedder.dimensions()), ticker);
    }

    /** Ends the use of this memory; every operation but {@link #size} fails from now on. */
    @Override
    public void close() {
        closed.set(true);
    }

    private static Timings.Times summary(AppendList<Long> times) {
        long[] nanos = new long[times.size()];
        for (int i = 0; i < nanos.length; i++) {
            nanos[i] = times.get(i);
        }
        return Timings.Times.of(nanos);
    }

    private void requireOpen() {
        if (closed.get()) {
            throw new IllegalStateException(
                    "this working memory is closed, expected an open one; only its size may still"
                            + " be asked");
        }
    }
}
