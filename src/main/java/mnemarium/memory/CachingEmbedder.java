package mnemarium.memory;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Embeds each text once and remembers its vector. It may begin with vectors that were made earlier,
 * on this machine or another. It owns the embedder inside.
 */
public final class CachingEmbedder implements Embedder {

    private final Embedder embedder;
    private final Map<String, float[]> vectors = new ConcurrentHashMap<>();
    private final AtomicBoolean closed = new AtomicBoolean();

    public CachingEmbedder(Embedder embedder) {
        this(embedder, Map.of());
    }

    /**
     * @param known vectors by text, of the embedder's dimensions and of length 1 or 0
     */
    public CachingEmbedder(Embedder embedder, Map<String, float[]> known) {
        this.embedder = embedder;
        known.forEach(
                (text, vector) -> {
                    UnitLength.require(vector, embedder.dimensions());
                    vectors.put(text, vector.clone());
                });
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
        if (closed.get()) {
            throw new IllegalStateException(
                    "the embedder " + name() + " is closed, expected an open one");
        }
        return vectors.computeIfAbsent(text, embedder::embed).clone();
    }

    /** All texts embedded or known so far, with their vectors. */
    public Map<String, float[]> vectors() {
        Map<String, float[]> copy = new TreeMap<>();
        vectors.forEach((text, vector) -> copy.put(text, vector.clone()));
        return copy;
    }

    /** Closes the embedder inside. */
    @Override
    public void close() {
        closed.set(true);
        embedder.close();
    }
}
