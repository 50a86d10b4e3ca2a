package mnemarium.experiment;

import java.util.Arrays;
import java.util.Optional;

/**
 * The published memory stacks: what a lookup costs. "Memory in the Loop" gives their sums: 116 µs
 * (116.6 µs by its figure of 953 lookups), 202 ms and 312 ms; an operation of the in-process store
 * is about 85 µs of it, and the cloud store adds 110 ms, the latency it was measured with.
 */
public enum Stack {
    /** An embedder and a store in the agent's own process. */
    IN_PROCESS("in-process", 0.032, 0.0846),
    /** The same store, and an embedder over the network. */
    NETWORK_EMBEDDER("network-embedder", 201.9154, 0.0846),
    /** Both over the network. */
    CLOUD_STORE("cloud-store", 201.9154, 110.0846);

    private final String word;
    private final double embedMillis;
    private final double storeMillis;

    Stack(String word, double embedMillis, double storeMillis) {
        this.word = word;
        this.embedMillis = embedMillis;
        this.storeMillis = storeMillis;
    }

    /** Its name in files and on screen. */
    public String word() {
        return word;
    }

    /** Milliseconds to embed a text. */
    public double embedMillis() {
        return embedMillis;
    }

    /** Milliseconds of an operation of the store. */
    public double storeMillis() {
        return storeMillis;
    }

    /** The stack of a name. */
    public static Optional<Stack> named(String word) {
        return Arrays.stream(values()).filter(each -> each.word.equals(word)).findFirst();
    }
}
