package mnemarium.memory;

import mnemarium.memory.Calibration.Plateau;
import mnemarium.memory.Calibration.Score;

import java.util.ArrayList;
import java.util.List;

/** Some streams as one embedder sees them; F1 and plateau by threshold. */
final class Trial {

    /** Thresholds that are tried: 0, 0.001, … 1. */
    static final int STEPS = 1_000;

    private static final double EQUAL = 1e-9;

    private final List<List<Sighting>> streams;

    Trial(List<List<Sighting>> streams) {
        this.streams = List.copyOf(streams);
    }

    static double threshold(int step) {
        return (double) step / STEPS;
    }

    /** The mean F1 at each threshold. */
    double[] curve() {
        double[] curve = new double[STEPS + 1];
        for (int step = 0; step <= STEPS; step++) {
            curve[step] = score(threshold(step)).f1();
        }
        return curve;
    }

    /** The widest run of thresholds with the best mean F1; of equally wide ones the lowest. */
    Plateau plateau() {
        double[] curve = curve();
        double best = 0;
        for (double f1 : curve) {
            best = Math.max(best, f1);
        }
        int from = 0;
        int to = -1;
        for (int start = 0; start <= STEPS; start++) {
            int end = start;
            while (end <= STEPS && curve[end] >= best - EQUAL) {
                end++;
            }
            if (end - start > to - from + 1) {
                from = start;
                to = end - 1;
            }
            start = Math.max(start, end - 1);
        }
        return new Plateau(threshold(from), threshold(to));
    }

    Score score(double threshold) {
        if (streams.isEmpty()) {
            return new Score(0, 0, 0, 0, 0, 0);
        }
        double f1 = 0;
        int perfect = 0;
        List<Count> counts = new ArrayList<>();
        for (List<Sighting> stream : streams) {
            Count count = Count.of(stream, threshold);
            counts.add(count);
            f1 += count.f1();
            perfect += count.isPerfect() ? 1 : 0;
        }
        Count all = counts.stream().reduce(new Count(0, 0, 0, 0), Count::plus);
        return new Score(
                streams.size(),
                f1 / streams.size(),
                share(all.found() - all.wronglyFound(), all.found()),
                share(all.found() - all.wronglyFound(), all.duplicates()),
                perfect,
                share(all.right(), all.duplicates()));
    }

    private static double share(int part, int whole) {
        return whole == 0 ? 0 : (double) part / whole;
    }
}
