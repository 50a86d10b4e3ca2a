package mnemarium.ui.experiments;

import mnemarium.experiment.FigureText;
import mnemarium.experiment.Findings;
import mnemarium.experiment.Findings.Tested;
import mnemarium.experiment.Findings.Trend;
import mnemarium.experiment.Measure;
import mnemarium.statistics.Bar;
import mnemarium.statistics.Interval;
import mnemarium.statistics.PermutationTest;
import mnemarium.statistics.Way;
import mnemarium.ui.Figures;
import mnemarium.ui.chart.Partitions;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes views of the tests of a part. */
final class TestsShown {
    private static final List<String> NUMBERS =
            List.of(
                    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
                    "ten", "eleven", "twelve");

    private TestsShown() {}

    /** The tests of a part, each with the trend of its arm. */
    static List<TestShown> of(Findings.OfPart found) {
        List<TestShown> all = new ArrayList<>();
        for (Tested tested : found.tests()) {
            all.add(of(tested, found));
        }
        return all;
    }

    private static TestShown of(Tested tested, Findings.OfPart found) {
        PermutationTest test = tested.test();
        Measure measure = found.measures().getFirst();
        List<TestShown.Fact> facts = new ArrayList<>();
        facts.add(difference(tested, measure));
        facts.add(
                new TestShown.Fact(
                        "Cliff’s delta",
                        Figures.number(tested.delta().delta(), 2)
                                + (test.isFullySeparated() ? ", fully separated" : ""),
                        ""));
        tested.adjusted()
                .ifPresent(
                        p ->
                                facts.add(
                                        new TestShown.Fact(
                                                "Adjusted p",
                                                FigureText.probability(p),
                                                "Holm, "
                                                        + Figures.counted(
                                                                found.tests().size(),
                                                                "test",
                                                                "tests"))));
        found.trends().stream()
                .filter(trend -> trend.arm() == tested.of().arm())
                .filter(
                        trend ->
                                trend.second().isEmpty()
                                        || tested.of().rungs().size() < 2
                                        || trend.second().get().equals(tested.of().rungs().get(1)))
                .findFirst()
                .ifPresent(trend -> facts.add(trend(trend)));
        return new TestShown(
                tested.words(),
                Figures.count(test.extreme()),
                "of " + Figures.count(test.partitions()),
                FigureText.probability(test.p()),
                way(test),
                picture(test),
                note(test),
                facts);
    }

    private static String way(PermutationTest test) {
        return switch (test.way()) {
            case Way.Exact _ -> "two-sided permutation, exact";
            case Way.MonteCarlo drawn ->
                    // a line must not end within the number
                    "two-sided permutation, Monte Carlo, "
                            + Figures.count(drawn.draws()).replace('\u2009', '\u202f')
                            + " draws, seed "
                            + drawn.seed();
        };
    }

    private static TestShown.Fact difference(Tested tested, Measure measure) {
        Interval interval = tested.difference();
        int decimals = Math.max(1, measure.decimals());
        String unit = measure.unit().isEmpty() ? "" : "\u2009" + measure.unit();
        String range =
                interval.constant()
                        ? ", all resamples equal"
                        : ", 95\u2009% interval "
                                + Figures.number(interval.low(), decimals)
                                + " to "
                                + Figures.number(interval.high(), decimals);
        return new TestShown.Fact(
                "Difference",
                Figures.number(interval.estimate(), decimals) + unit + range,
                "BCa bootstrap, "
                        + Figures.count(interval.draws())
                        + " draws, seed "
                        + interval.seed()
                        + (interval.isOfFewSeeds() ? ", few seeds" : ""));
    }

    private static TestShown.Fact trend(Trend trend) {
        var test = trend.test();
        String under =
                switch (test.way()) {
                    case Way.Exact _ -> "exact";
                    case Way.MonteCarlo drawn ->
                            "Monte Carlo, "
                                    + Figures.count(drawn.draws())
                                    + " draws, seed "
                                    + drawn.seed();
                };
        double statistic = test.statistic();
        return new TestShown.Fact(
                "Trend, " + Figures.counted(test.treatments(), "rung", "rungs"),
                "Page’s L = "
                        + Figures.number(statistic, statistic == Math.rint(statistic) ? 0 : 1)
                        + ", p = "
                        + FigureText.probability(trend.p()),
                (trend.isRising() ? "rising" : "falling, both directions tested") + ", " + under);
    }

    private static String note(PermutationTest test) {
        String groups = capital(number(test.first())) + " against " + number(test.second());
        if (!test.isExact()) {
            return groups
                    + " can be split in too many ways to count; they were drawn by chance, the"
                    + " observed one among them.";
        }
        String smallest = FigureText.probability(test.smallestPossible());
        if (test.isSmallestPossible()) {
            return groups
                    + (test.isFullySeparated() ? ", fully separated: " : ": ")
                    + smallest
                    + " is the smallest p there can be. More seeds can make it smaller.";
        }
        return groups + ": the smallest p there can be is " + smallest + ".";
    }

    private static String number(int count) {
        return count < NUMBERS.size() ? NUMBERS.get(count) : Figures.count(count);
    }

    private static String capital(String word) {
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    /** Differences in bins of one width each, so that their heights can be compared. */
    private static Optional<Partitions> picture(PermutationTest test) {
        List<Bar> bars = test.bars();
        if (bars.isEmpty()) {
            return Optional.empty();
        }
        double span = bars.getLast().to() - bars.getFirst().from();
        double width = width(bars, span);
        int decimals = decimals(test.observed(), span);
        List<Partitions.Bin> bins = new ArrayList<>();
        for (Bar bar : bars) {
            double middle = (bar.from() + bar.to()) / 2;
            // a bar of values that are equal has no width of its own
            double half = (bar.to() > bar.from() ? bar.to() - bar.from() : width) / 2;
            bins.add(
                    new Partitions.Bin(
                            middle - half, middle + half, bar.partitions(), bar.extreme() > 0));
        }
        String ways =
                test.isExact()
                        ? "in all " + Figures.count(test.partitions()) + " ways"
                        : "in " + Figures.count(test.partitions()) + " ways drawn";
        return Optional.of(
                new Partitions(
                        "Differences of means",
                        bins,
                        test.observed(),
                        decimals,
                        "Difference of means "
                                + ways
                                + " to split "
                                + number(test.first() + test.second())
                                + " runs, "
                                + number(test.first())
                                + " against "
                                + number(test.second())));
    }

    private static double width(List<Bar> bars, double span) {
        double least = span > 0 ? span / 8 : 1;
        for (int i = 1; i < bars.size(); i++) {
            double gap = bars.get(i).from() - bars.get(i - 1).to();
            if (gap > 1e-12) {
                least = Math.min(least, gap);
            }
        }
        return least;
    }

    private static int decimals(double observed, double span) {
        double scale = Math.max(Math.abs(observed), span / 2);
        return scale >= 100 ? 0 : scale >= 0.5 ? 1 : scale >= 0.05 ? 2 : 4;
    }
}
