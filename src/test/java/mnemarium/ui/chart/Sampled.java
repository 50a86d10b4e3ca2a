package mnemarium.ui.chart;

import mnemarium.ui.chart.DoseResponse.Arm;
import mnemarium.ui.chart.DoseResponse.Dot;
import mnemarium.ui.chart.DoseResponse.Interval;
import mnemarium.ui.chart.DoseResponse.Mean;
import mnemarium.ui.chart.DoseResponse.Published;
import mnemarium.ui.chart.DoseResponse.Rung;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Charts of figures that were made up for tests. */
final class Sampled {
    private static final double[] RUNGS = {0, 1, 5, 15, 30, 50, 110};
    private static final double[][] SEEDS = {
        {0, 0, 0, 0, 0},
        {0, 0, 0, 0, 0},
        {0, 0, 0, 0, 0},
        {2, 2, 0, 0, 0},
        {5, 4, 3, 3, 2},
        {8, 7, 6, 3, 2},
        {9, 8, 7, 6, 4}
    };

    private Sampled() {}

    /** An arm with seeds, two others, two published figures. */
    static DoseResponse latency() {
        List<Rung> rungs = new ArrayList<>();
        List<Mean> means = new ArrayList<>();
        List<Mean> turn = new ArrayList<>();
        List<Mean> none = new ArrayList<>();
        long key = 0;
        for (int i = 0; i < RUNGS.length; i++) {
            rungs.add(new Rung("+" + (int) RUNGS[i], Math.log1p(RUNGS[i]) / Math.log1p(110)));
            List<Dot> dots = new ArrayList<>();
            double total = 0;
            for (int seed = 0; seed < SEEDS[i].length; seed++) {
                dots.add(new Dot(seed + 1, SEEDS[i][seed], key++));
                total += SEEDS[i][seed];
            }
            double mean = total / SEEDS[i].length;
            means.add(
                    new Mean(
                            i,
                            mean,
                            Optional.of(
                                    new Interval(Math.max(0, mean - mean / 4), mean + mean / 5)),
                            5,
                            dots));
            turn.add(new Mean(i, i == 6 ? 6.8 : 1.6, Optional.empty(), 5, List.of()));
            none.add(new Mean(i, 6.8, Optional.empty(), 5, List.of()));
        }
        return new DoseResponse(
                "Redundant actions over added latency",
                "added latency per memory operation, ms (logarithmic from 1)",
                "redundant actions",
                0,
                rungs,
                List.of(
                        new Arm("in-loop", Marker.of(0), means),
                        new Arm("no-memory", Marker.of(1), none),
                        new Arm("per-turn", Marker.of(2), turn)),
                0,
                List.of(
                        new Published(0, 0, 0, "0.0 at +0"),
                        new Published(3, 1.4, 1.6, "1.4 to 1.6 at +15"),
                        new Published(6, 7.2, 7.2, "7.2 at +110")));
    }

    /** Eight arms over five rungs. */
    static DoseResponse manyArms() {
        List<Rung> rungs = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            rungs.add(new Rung(Integer.toString(i * 10), i / 4.0));
        }
        List<Arm> arms = new ArrayList<>();
        String[] names = {
            "outcome-reuse",
            "always-derive",
            "never-verify",
            "ttl",
            "canary",
            "tiered",
            "oracle",
            "narrowing"
        };
        for (int arm = 0; arm < names.length; arm++) {
            List<Mean> means = new ArrayList<>();
            for (int i = 0; i < 5; i++) {
                double value = 40 + arm * 9 + i * (8 - arm) * 3;
                means.add(
                        new Mean(
                                i,
                                value,
                                Optional.empty(),
                                1,
                                List.of(new Dot(1, value, arm * 5 + i))));
            }
            arms.add(new Arm(names[arm], Marker.of(arm), means));
        }
        return new DoseResponse(
                "Turns over churn", "drifts in 120 tasks", "turns", 0, rungs, arms, 0, List.of());
    }

    /** Six by four boxes, one of them not played. */
    static HeatMap heat() {
        List<HeatMap.Box> boxes = new ArrayList<>();
        for (int row = 0; row < 4; row++) {
            for (int column = 0; column < 6; column++) {
                if (row != 3 || column != 5) {
                    boxes.add(
                            new HeatMap.Box(
                                    column,
                                    row,
                                    Math.max(0, column * 1.7 - row),
                                    "5 seeds",
                                    OptionalLong.of(row * 6 + column)));
                }
            }
        }
        return new HeatMap(
                "Redundant actions over budget and added latency",
                "added latency, ms",
                "memory budget per turn, ms",
                "redundant actions",
                1,
                List.of("+0", "+1", "+5", "+15", "+50", "+110"),
                List.of("50", "100", "200", "500"),
                boxes);
    }

    /** Four arms. */
    static Bars bars() {
        return new Bars(
                "Facts recalled",
                "facts recalled of 5",
                1,
                List.of(
                        new Bars.Bar(
                                "in-loop memory",
                                true,
                                4.6,
                                Optional.of(new Interval(4.2, 5)),
                                Optional.of(new Interval(3.6, 4.8)),
                                "5 seeds",
                                OptionalLong.of(0)),
                        new Bars.Bar(
                                "window of 6",
                                false,
                                0,
                                Optional.empty(),
                                Optional.of(new Interval(0, 0)),
                                "",
                                OptionalLong.of(1)),
                        new Bars.Bar(
                                "full history",
                                false,
                                5,
                                Optional.empty(),
                                Optional.empty(),
                                "",
                                OptionalLong.of(2))));
    }

    /** All 252 ways to split ten runs, roughly. */
    static Partitions partitions() {
        List<Partitions.Bin> bins = new ArrayList<>();
        long[] counts = {1, 0, 2, 5, 9, 16, 24, 33, 36, 33, 24, 16, 9, 5, 2, 0, 1};
        for (int i = 0; i < counts.length; i++) {
            double from = -6.8 - 0.4 + i * 0.8;
            bins.add(
                    new Partitions.Bin(
                            from, from + 0.8, counts[i], i == 0 || i == counts.length - 1));
        }
        return new Partitions(
                "Differences of means",
                bins,
                6.8,
                1,
                "Difference of means in all 252 ways to split ten runs five against five.");
    }
}
