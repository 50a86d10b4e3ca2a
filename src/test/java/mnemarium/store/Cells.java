package mnemarium.store;

import mnemarium.experiment.Results;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** Cells that are always the same for the same number, some of them failed. */
final class Cells {

    private Cells() {}

    static ExperimentRow experiment(String id) {
        return ExperimentRow.fresh(
                id,
                "loop-guard-rungs",
                "Redundant actions over added latency",
                "plan: loop-guard-rungs\nseeds: 5\n",
                "ab".repeat(32),
                "1",
                new TreeMap<>(Map.of("of my own, 2.yaml", "cd".repeat(32))),
                105,
                Instant.parse("2026-11-01T12:00:00Z"));
    }

    static Results.Played cell(int number) {
        SplittableRandom chance = new SplittableRandom(number);
        if (chance.nextInt(10) == 0) {
            return new Results.Played(
                    number % 3, number, new double[0], "no – därför " + number + " \0");
        }
        double[] figures = chance.doubles(1 + chance.nextInt(12), -1e9, 1e9).toArray();
        figures[0] = chance.nextInt(4) == 0 ? Double.NaN : figures[0];
        return new Results.Played(number % 3, number, figures, "");
    }

    static List<Results.Played> cells(int from, int to) {
        List<Results.Played> cells = new ArrayList<>();
        for (int each = from; each < to; each++) {
            cells.add(cell(each));
        }
        return cells;
    }

    /** Cells as text, to be compared: records with arrays are equal only to themselves. */
    static List<String> told(List<Results.Played> cells) {
        return cells.stream()
                .map(
                        each ->
                                each.part()
                                        + " "
                                        + each.index()
                                        + " "
                                        + Arrays.toString(each.figures())
                                        + " "
                                        + each.failure())
                .toList();
    }
}
