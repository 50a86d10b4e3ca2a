package mnemarium.memory;

import org.jspecify.annotations.Nullable;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * A random direction for each token, drawn from the token's number: two tokens are unlike, however
 * near their meanings. The directions are made when first asked for.
 */
public final class HashedTokens implements TokenVectors {

    private static final int DIMENSIONS = 256;

    private final Vocabulary vocabulary;
    private final AtomicReferenceArray<float @Nullable []> rows;

    public HashedTokens(Vocabulary vocabulary) {
        this.vocabulary = vocabulary;
        this.rows = new AtomicReferenceArray<>(vocabulary.size());
    }

    @Override
    public int dimensions() {
        return DIMENSIONS;
    }

    @Override
    public String hash() {
        return new Sha256()
                .text("hashed tokens: SplitMix64(token) -> 256 normal numbers, polar method")
                .text(vocabulary.hash())
                .hex();
    }

    @Override
    public void addTo(float[] sum, int token, float weight) {
        if (token == vocabulary.unknown()) {
            return;
        }
        float[] row = row(token);
        for (int i = 0; i < DIMENSIONS; i++) {
            sum[i] += row[i] * weight;
        }
    }

    private float[] row(int token) {
        float[] row = rows.get(token);
        if (row == null) {
            row = new SplitMix(token).gaussians(new float[DIMENSIONS]);
            rows.set(token, row);
        }
        return row;
    }
}
