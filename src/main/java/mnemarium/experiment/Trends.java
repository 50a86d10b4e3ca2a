package mnemarium.experiment;

import mnemarium.experiment.Findings.Group;
import mnemarium.experiment.Findings.OfPart;
import mnemarium.experiment.Findings.Trend;
import mnemarium.statistics.PageTrend;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Page's test over the rungs of the first axis, blocks being the seeds that are played on all of
 * them. Only where the rungs have an order (numbers, three at least) and chance is drawn (two seeds
 * at least).
 */
final class Trends {

    private static final int FEWEST_RUNGS = 3;
    private static final int FEWEST_SEEDS = 2;

    private Trends() {}

    static List<Trend> of(OfPart part) {
        List<Axis> axes = part.part().axes();
        if (axes.isEmpty()
                || axes.getFirst().spacing() == Axis.Spacing.EVEN
                || axes.getFirst().rungs().size() < FEWEST_RUNGS
                || part.measures().isEmpty()) {
            return List.of();
        }
        // lines of the picture: an arm, and a rung of the second axis if there is one
        Map<Integer, List<Group>> lines = new TreeMap<>();
        int seconds = axes.size() > 1 ? axes.getLast().rungs().size() : 1;
        for (Group group : part.groups()) {
            int second = axes.size() > 1 ? group.rungs().getLast() : 0;
            lines.computeIfAbsent(group.arm() * seconds + second, _ -> new ArrayList<>())
                    .add(group);
        }
        // a trend depends on its own line alone, so that threads change nothing
        return lines.values().parallelStream()
                .filter(line -> line.size() == axes.getFirst().rungs().size())
                .map(line -> trend(line, axes.size() > 1))
                .flatMap(Optional::stream)
                .toList();
    }

    private static Optional<Trend> trend(List<Group> line, boolean hasSecond) {
        List<double[]> blocks = blocks(line);
        Group first = line.getFirst();
        return blocks.size() < FEWEST_SEEDS
                ? Optional.empty()
                : Optional.of(
                        trend(
                                first.arm(),
                                hasSecond ? Optional.of(first.rungs().getLast()) : Optional.empty(),
                                blocks));
    }

    /** For each seed that has a figure on every rung: its figures, rung by rung. */
    private static List<double[]> blocks(List<Group> line) {
        List<double[]> blocks = new ArrayList<>();
        Map<Long, double[]> bySeed = new TreeMap<>();
        for (int rung = 0; rung < line.size(); rung++) {
            Group group = line.get(rung);
            for (int i = 0; i < group.seeds().size(); i++) {
                double[] block =
                        bySeed.computeIfAbsent(group.seeds().get(i), _ -> none(line.size()));
                block[rung] = group.spreads().getFirst().values().get(i);
            }
        }
        bySeed.values().stream()
                .filter(block -> Arrays.stream(block).allMatch(Double::isFinite))
                .forEach(blocks::add);
        return blocks;
    }

    private static double[] none(int rungs) {
        double[] none = new double[rungs];
        Arrays.fill(none, Double.NaN);
        return none;
    }

    /** Rising is foretold; falling is tested where the figures say so, and its p is doubled. */
    private static Trend trend(int arm, Optional<Integer> second, List<double[]> blocks) {
        PageTrend rising = PageTrend.increasing(blocks, Analysis.SEED);
        double k = rising.treatments();
        if (rising.statistic() >= rising.blocks() * k * (k + 1) * (k + 1) / 4) {
            return new Trend(arm, second, true, rising, rising.p());
        }
        PageTrend falling =
                PageTrend.increasing(blocks.stream().map(Trends::reversed).toList(), Analysis.SEED);
        return new Trend(arm, second, false, falling, Math.min(1, 2 * falling.p()));
    }

    private static double[] reversed(double[] block) {
        double[] reversed = new double[block.length];
        Arrays.setAll(reversed, i -> block[block.length - 1 - i]);
        return reversed;
    }
}
