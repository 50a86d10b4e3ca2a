package mnemarium.memory;

import java.util.List;

/**
 * Weights of tokens by how often they occur in some texts: a / (a + p), p being a token's share of
 * all tokens (smooth inverse frequency; Arora, Liang and Ma 2017). What every alert says counts
 * little, what names one counts in full.
 */
public final class CorpusWeights {

    /** The constant a that did best on alerts. */
    public static final double SMOOTHING = 1e-3;

    private CorpusWeights() {}

    /** One weight for each token of the vocabulary; a token that does not occur weighs 1. */
    public static float[] of(WordPiece words, List<String> texts, double smoothing) {
        int[] counts = new int[words.vocabulary().size()];
        int all = 0;
        for (String text : texts) {
            for (int token : words.tokens(text)) {
                counts[token]++;
                all++;
            }
        }
        float[] weights = new float[counts.length];
        for (int token = 0; token < counts.length; token++) {
            double share = all == 0 ? 0 : (double) counts[token] / all;
            weights[token] = (float) (smoothing / (smoothing + share));
        }
        return weights;
    }
}
