package mnemarium.experiment;

import java.util.List;

/**
 * What answers a memory operation: an embedder, and a store behind it.
 *
 * @param name in words: "in-process store, local embedder"
 * @param embedMillis t_embed, time to turn a text into a vector, in milliseconds, 0 or more
 * @param storeMillis t_store, time of the store with the way there and back, in milliseconds, 0 or
 *     more
 */
public record MemoryStack(String name, double embedMillis, double storeMillis) {

    /**
     * The store in the agent's own process with an embedder beside it: 32 µs and 84.6 µs, together
     * the 116.6 µs of which the published 953 operations come (Memory in the Loop, section 3).
     */
    public static final MemoryStack IN_PROCESS =
            new MemoryStack("in-process store, local embedder", 0.032, 0.0846);

    /** The same store behind an embedder in the network: 202 ms together (section 3). */
    public static final MemoryStack NETWORK_EMBEDDER =
            new MemoryStack("in-process store, network embedder", 201.9154, 0.0846);

    /** A store in the cloud, 110 ms away, behind the same embedder: 312 ms together (section 3). */
    public static final MemoryStack CLOUD =
            new MemoryStack("cloud store, network embedder", 201.9154, 110.0846);

    /** The three of the source, from the cheapest. */
    public static final List<MemoryStack> PUBLISHED = List.of(IN_PROCESS, NETWORK_EMBEDDER, CLOUD);

    /** Checks the times. */
    public MemoryStack {
        if (!(embedMillis >= 0) || !(storeMillis >= 0)) {
            throw new IllegalArgumentException(
                    "%s takes %s ms to embed and %s ms in the store, expected 0 or more of each"
                            .formatted(name, embedMillis, storeMillis));
        }
    }

    /** What one operation costs: c = t_embed + t_store, in milliseconds. */
    public double costMillis() {
        return embedMillis + storeMillis;
    }
}
