package mnemarium.memory.onnx;

/**
 * The weight of a token by its rank: frequent tokens say little. A BERT vocabulary is roughly
 * ordered by frequency, so a token's number stands for its rank and its probability follows Zipf's
 * law; the weight is smooth inverse frequency, a / (a + p) with a = 10⁻⁴ (Arora, Liang and Ma 2017;
 * the reading of ranks as in Model2Vec).
 */
final class Zipf {

    private static final double SMOOTHING = 1e-4;

    private Zipf() {}

    /** The weights of the tokens of a vocabulary, in its order. */
    static double[] weights(int tokens) {
        double sum = 0;
        for (int rank = 2; rank < tokens + 2; rank++) {
            sum += 1.0 / rank;
        }
        double[] weights = new double[tokens];
        for (int token = 0; token < tokens; token++) {
            double probability = 1.0 / (token + 2) / sum;
            weights[token] = SMOOTHING / (SMOOTHING + probability);
        }
        return weights;
    }
}
