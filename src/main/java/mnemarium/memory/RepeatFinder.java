package mnemarium.memory;

import java.util.List;
import java.util.function.Function;

/**
 * Tells which texts of a stream repeat an earlier one, by a threshold that was found on other
 * streams, as {@link Calibrator} finds it; or a control that needs none. It may be used by many
 * threads at once if its embedder may.
 */
public final class RepeatFinder {

    private final Function<LabelledStream, List<Sighting>> eyes;
    private final double threshold;

    private RepeatFinder(Function<LabelledStream, List<Sighting>> eyes, double threshold) {
        this.eyes = eyes;
        this.threshold = threshold;
    }

    /**
     * What was found in a stream.
     *
     * @param trueMatches duplicates that were taken for such
     * @param falseMatches texts that were taken for duplicates and are none
     * @param missed duplicates that were not found
     * @param f1 2·true / (2·true + false + missed); 1 if there was nothing to find and nothing
     *     found
     */
    public record Found(int trueMatches, int falseMatches, int missed, double f1) {

        /** The share of the matches that are true; NaN without a match. */
        public double precision() {
            return share(trueMatches, trueMatches + falseMatches);
        }

        /** The share of the duplicates that were found; NaN without a duplicate. */
        public double recall() {
            return share(trueMatches, trueMatches + missed);
        }

        private static double share(int part, int whole) {
            return whole == 0 ? Double.NaN : (double) part / whole;
        }
    }

    /**
     * An embedder at the middle of the thresholds with the best mean F1.
     *
     * @param embedder asked for each text; it is not closed here
     * @param calibration streams to find the threshold on, at least one
     * @throws IllegalArgumentException if there is no stream
     */
    public static RepeatFinder calibrated(Embedder embedder, List<LabelledStream> calibration) {
        if (calibration.isEmpty()) {
            throw new IllegalArgumentException(
                    "found no stream to calibrate "
                            + embedder.name()
                            + " on, expected at least one");
        }
        List<List<Sighting>> seen =
                calibration.stream().map(stream -> Sighting.of(stream, embedder)).toList();
        return new RepeatFinder(
                stream -> Sighting.of(stream, embedder), new Trial(seen).plateau().middle());
    }

    /** The control that takes the very same text for a duplicate, and nothing else. */
    public static RepeatFinder ofExactTexts() {
        return new RepeatFinder(Sighting::ofExactTexts, 1);
    }

    /** The control that takes every text for a duplicate, even the first one. */
    public static RepeatFinder ofEverything() {
        return new RepeatFinder(Sighting::ofAlways, 0);
    }

    /** The cosine from which on two texts are the same. */
    public double threshold() {
        return threshold;
    }

    /** Goes through a stream. */
    public Found in(LabelledStream stream) {
        Count count = Count.of(eyes.apply(stream), threshold);
        int trueMatches = count.found() - count.wronglyFound();
        return new Found(
                trueMatches, count.wronglyFound(), count.duplicates() - trueMatches, count.f1());
    }
}
