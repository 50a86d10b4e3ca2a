package mnemarium.memory.onnx;

import mnemarium.memory.TokenVectors;

/** The rows of a static embedder without the weights that were given to them by rank. */
final class StaticTokens implements TokenVectors {

    private final short[] table;
    private final double[] weights;
    private final String hash;

    StaticTokens(short[] table, String hash) {
        this.table = table;
        this.weights = Zipf.weights(table.length / Distil.DIMENSIONS);
        this.hash = hash;
    }

    @Override
    public int dimensions() {
        return Distil.DIMENSIONS;
    }

    @Override
    public String hash() {
        return hash;
    }

    @Override
    public void addTo(float[] sum, int token, float weight) {
        float scale = (float) (weight / weights[token]);
        int row = token * Distil.DIMENSIONS;
        for (int i = 0; i < Distil.DIMENSIONS; i++) {
            sum[i] += table[row + i] * scale;
        }
    }
}
