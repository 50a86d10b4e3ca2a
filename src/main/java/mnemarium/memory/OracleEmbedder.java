package mnemarium.memory;

import java.nio.ByteBuffer;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The control that knows the answer: texts of one key (say, of one incident) get one random
 * direction, texts of different keys nearly orthogonal ones. What goes wrong with it was not the
 * embedder's fault. A text without a key is its own key.
 */
public final class OracleEmbedder implements Embedder {

    private static final int DIMENSIONS = 256;

    private final Map<String, String> keyByText;
    private final String hash;
    private final AtomicBoolean closed = new AtomicBoolean();

    public OracleEmbedder(Map<String, String> keyByText) {
        this.keyByText = Map.copyOf(keyByText);
        Sha256 sha = new Sha256().text("oracle: SHA-256(key) -> SplitMix64 -> 256 normal numbers");
        new TreeMap<>(keyByText).forEach((text, key) -> sha.text(text).text(key));
        this.hash = sha.hex();
    }

    @Override
    public String name() {
        return "oracle";
    }

    @Override
    public String hash() {
        return hash;
    }

    @Override
    public int dimensions() {
        return DIMENSIONS;
    }

    @Override
    public boolean sameEverywhere() {
        return true;
    }

    @Override
    public float[] embed(String text) {
        if (closed.get()) {
            throw new IllegalStateException("the oracle is closed, expected an open one");
        }
        String key = keyByText.getOrDefault(text, text);
        long seed = ByteBuffer.wrap(new Sha256().text(key).digest()).getLong();
        return UnitLength.scale(new SplitMix(seed).gaussians(new float[DIMENSIONS]));
    }

    @Override
    public void close() {
        closed.set(true);
    }
}
