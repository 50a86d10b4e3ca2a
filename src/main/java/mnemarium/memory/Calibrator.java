package mnemarium.memory;

import mnemarium.memory.Calibration.Control;
import mnemarium.memory.Calibration.Plateau;
import mnemarium.memory.Calibration.Point;
import mnemarium.memory.Calibration.Varied;
import mnemarium.memory.LabelledCorpus.Variation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Finds the threshold of an embedder on a corpus: the middle of the thresholds with the best mean
 * F1 on the calibration streams. It tries it on streams and words it has not seen, and always
 * beside controls: the same texts only, everything, and embedders without meaning. What a control
 * reaches too was no understanding.
 */
public final class Calibrator {

    private final LabelledCorpus corpus;
    private final List<Embedder> controls;

    /**
     * @param corpus the labelled texts
     * @param controls embedders to stand beside, each at its own threshold; they are not closed
     *     here
     */
    public Calibrator(LabelledCorpus corpus, List<Embedder> controls) {
        this.corpus = corpus;
        this.controls = List.copyOf(controls);
    }

    /** Calibrates one embedder. */
    public Calibration calibrate(Embedder embedder) {
        Seen seen = seen(stream -> Sighting.of(stream, embedder));
        Plateau plateau = seen.calibration.plateau();
        double threshold = plateau.middle();
        return new Calibration(
                embedder.name(),
                embedder.hash(),
                corpus.name(),
                threshold,
                plateau,
                seen.curve(),
                seen.calibration.score(threshold),
                seen.seeds.score(threshold),
                seen.wordings.score(threshold),
                seen.varied(corpus.nearMisses(), threshold, true),
                seen.varied(corpus.rewordings(), threshold, true),
                controls(embedder));
    }

    private List<Control> controls(Embedder embedder) {
        List<Control> all = new ArrayList<>();
        all.add(control("exact text", seen(Sighting::ofExactTexts), 1, false));
        all.add(control("always duplicate", seen(Sighting::ofAlways), 0, false));
        for (Embedder other : controls) {
            if (!other.hash().equals(embedder.hash())) {
                Seen seen = seen(stream -> Sighting.of(stream, other));
                double own = seen.calibration.plateau().middle();
                all.add(control(other.name(), seen, own, true));
            }
        }
        return all;
    }

    private Control control(String name, Seen seen, double threshold, boolean isFree) {
        return new Control(
                name,
                threshold,
                seen.seeds.score(threshold),
                seen.wordings.score(threshold),
                seen.varied(corpus.nearMisses(), threshold, isFree),
                seen.varied(corpus.rewordings(), threshold, isFree));
    }

    private Seen seen(Function<LabelledStream, List<Sighting>> eyes) {
        return new Seen(
                eyes,
                trial(corpus.calibration(), eyes),
                trial(corpus.heldOutSeeds(), eyes),
                trial(corpus.heldOutWordings(), eyes));
    }

    private static Trial trial(
            List<LabelledStream> streams, Function<LabelledStream, List<Sighting>> eyes) {
        return new Trial(streams.stream().map(eyes).toList());
    }

    /** The corpus as somebody sees it; whose threshold is free, finds one for each variation. */
    private record Seen(
            Function<LabelledStream, List<Sighting>> eyes,
            Trial calibration,
            Trial seeds,
            Trial wordings) {

        List<Point> curve() {
            double[] found = calibration.curve();
            double[] onSeeds = seeds.curve();
            double[] onWordings = wordings.curve();
            List<Point> points = new ArrayList<>();
            for (int i = 0; i < found.length; i++) {
                points.add(new Point(Trial.threshold(i), found[i], onSeeds[i], onWordings[i]));
            }
            return points;
        }

        List<Varied> varied(List<Variation> variations, double threshold, boolean isFree) {
            List<Varied> varied = new ArrayList<>();
            for (Variation variation : variations) {
                Trial heldOut = trial(variation.heldOut(), eyes);
                double own =
                        isFree
                                ? trial(variation.calibration(), eyes).plateau().middle()
                                : threshold;
                varied.add(
                        new Varied(
                                variation.name(),
                                heldOut.score(threshold),
                                own,
                                heldOut.score(own)));
            }
            return varied;
        }
    }
}
