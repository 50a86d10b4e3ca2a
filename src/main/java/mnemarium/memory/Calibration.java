package mnemarium.memory;

import java.util.List;

/**
 * The threshold at which an embedder's cosine says "the same", how it was found and what it is
 * worth. It holds for this embedder and for texts like those of the corpus only.
 *
 * @param embedder the embedder's name
 * @param hash the embedder's hash
 * @param corpus the name of the corpus
 * @param threshold the middle of the plateau
 * @param plateau the thresholds with the best mean F1 on the calibration streams
 * @param curve the mean F1 at each threshold from 0 to 1
 * @param onCalibration what the threshold is worth where it was found
 * @param onHeldOutSeeds what it is worth on other streams of the same words
 * @param onHeldOutWordings what it is worth on other words
 * @param nearMisses what it is worth where different things differ in one respect only
 * @param rewordings what it is worth by level of rewording
 * @param controls what others are worth on the same streams, each at its own threshold
 */
public record Calibration(
        String embedder,
        String hash,
        String corpus,
        double threshold,
        Plateau plateau,
        List<Point> curve,
        Score onCalibration,
        Score onHeldOutSeeds,
        Score onHeldOutWordings,
        List<Varied> nearMisses,
        List<Varied> rewordings,
        List<Control> controls) {

    /** A range of thresholds, both ends included. */
    public record Plateau(double from, double to) {

        /** The threshold in its middle, to the nearest ten-thousandth. */
        public double middle() {
            return Math.round((from + to) / 2 * 10_000) / 10_000.0;
        }
    }

    /** The mean F1 at one threshold, on the calibration streams and on both kinds held out. */
    public record Point(double threshold, double calibration, double seeds, double wordings) {}

    /**
     * What a threshold is worth on some streams. A text counts as found if the nearest earlier text
     * reaches the threshold; it counts as a duplicate if an earlier text has its key.
     *
     * @param streams how many there were; with none all else is 0
     * @param f1 the harmonic mean of precision and recall, averaged over the streams
     * @param precision the share of found texts that are duplicates, over all streams together
     * @param recall the share of duplicates that are found, over all streams together
     * @param perfect streams without a mistake
     * @param rightMatches the share of duplicates whose nearest earlier text has the same key,
     *     whatever the threshold: F1 also counts a duplicate that is found by the wrong text
     */
    public record Score(
            int streams,
            double f1,
            double precision,
            double recall,
            int perfect,
            double rightMatches) {}

    /**
     * What the threshold is worth on one variation.
     *
     * @param name of the variation
     * @param score at the threshold of the corpus
     * @param ownThreshold the threshold found on the variation's own calibration streams
     * @param ownScore at that threshold
     */
    public record Varied(String name, Score score, double ownThreshold, Score ownScore) {}

    /**
     * What another way to tell duplicates is worth on the same streams.
     *
     * @param name {@code exact text}, {@code always duplicate}, or the name of an embedder
     * @param threshold its own, found in the same way; 1 and 0 for the two without an embedder
     * @param seeds on held-out seeds
     * @param wordings on held-out wordings
     * @param nearMisses by variation
     * @param rewordings by variation
     */
    public record Control(
            String name,
            double threshold,
            Score seeds,
            Score wordings,
            List<Varied> nearMisses,
            List<Varied> rewordings) {

        public Control {
            nearMisses = List.copyOf(nearMisses);
            rewordings = List.copyOf(rewordings);
        }
    }

    public Calibration {
        curve = List.copyOf(curve);
        nearMisses = List.copyOf(nearMisses);
        rewordings = List.copyOf(rewordings);
        controls = List.copyOf(controls);
    }
}
