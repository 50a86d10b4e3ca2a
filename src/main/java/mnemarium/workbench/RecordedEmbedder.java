package mnemarium.workbench;

import mnemarium.memory.Embedder;
import mnemarium.store.TextHash;

import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * An embedder whose vectors are not the same on every machine, with those that were made before:
 * they came with a bundle or lie in the workspace, and win over making them again. Without a live
 * embedder it knows only these.
 */
final class RecordedEmbedder implements Embedder {

    private final String name;
    private final String hash;
    private final int dimensions;
    private final Optional<Embedder> live;
    private final Map<TextHash, float[]> known = new ConcurrentHashMap<>();
    private final Map<TextHash, float[]> fresh = new ConcurrentHashMap<>();

    RecordedEmbedder(Embedder live, Map<TextHash, float[]> known) {
        this(live.name(), live.hash(), live.dimensions(), Optional.of(live), known);
    }

    /**
     * One that knows only what was recorded.
     *
     * @param known at least one vector
     */
    RecordedEmbedder(String name, String hash, Map<TextHash, float[]> known) {
        this(name, hash, known.values().iterator().next().length, Optional.empty(), known);
    }

    private RecordedEmbedder(
            String name,
            String hash,
            int dimensions,
            Optional<Embedder> live,
            Map<TextHash, float[]> known) {
        this.name = name;
        this.hash = hash;
        this.dimensions = dimensions;
        this.live = live;
        this.known.putAll(known);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String hash() {
        return hash;
    }

    @Override
    public int dimensions() {
        return dimensions;
    }

    @Override
    public boolean sameEverywhere() {
        return false;
    }

    @Override
    public float[] embed(String text) {
        TextHash key = TextHash.of(text);
        float[] vector = known.get(key);
        if (vector == null) {
            vector =
                    live.orElseThrow(
                                    () ->
                                            new IllegalStateException(
                                                    "the model "
                                                            + name
                                                            + " is not here, expected it for a"
                                                            + " text whose vector was not recorded"))
                            .embed(text);
            known.put(key, vector);
            fresh.put(key, vector);
        }
        return vector.clone();
    }

    /** All vectors known so far. */
    SortedMap<TextHash, float[]> vectors() {
        return new TreeMap<>(known);
    }

    /** The vectors made since this was last asked. */
    Map<TextHash, float[]> takeFresh() {
        Map<TextHash, float[]> taken = new TreeMap<>(fresh);
        taken.keySet().forEach(fresh::remove);
        return taken;
    }

    /** The live embedder belongs to somebody else. */
    @Override
    public void close() {}
}
