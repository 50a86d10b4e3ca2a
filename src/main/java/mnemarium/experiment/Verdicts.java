package mnemarium.experiment;

import mnemarium.experiment.Findings.Beside;
import mnemarium.experiment.Findings.Spread;
import mnemarium.experiment.Findings.Tested;
import mnemarium.experiment.Findings.Verdict;
import mnemarium.statistics.Interval;
import mnemarium.statistics.MeanRange;

import java.util.List;
import java.util.Optional;

/**
 * How a figure found here compares with a published one. A deterministic figure is reproduced if it
 * is equal to the decimals it was published with. A language model's figure, or one measured on
 * another machine, is never comparable in kind with a scripted agent's; of a model's mean it is
 * said whether it lies in the 5–95 % range of a five-seed mean here.
 */
final class Verdicts {

    /** Seeds of a published mean. */
    private static final int SEEDS = 5;

    private Verdicts() {}

    /**
     * A figure found here.
     *
     * @param figure itself
     * @param numbers it was taken of
     * @param spreads of the groups it was taken of
     */
    @SuppressWarnings("ArrayRecordComponent") // handed on, never compared
    record Yours(double figure, double[] numbers, List<Spread> spreads) {}

    static Beside of(PublishedFigure published, Yours yours) {
        return switch (published.sort()) {
            case DETERMINISTIC -> equal(published, yours.figure(), interval(published, yours));
            case LANGUAGE_MODEL -> model(published, yours);
            case MEASURED ->
                    beside(
                            published,
                            yours.figure(),
                            "",
                            Verdict.NOT_COMPARABLE,
                            "measured on another machine; here it is simulated");
            case CLAIM -> claim(published, yours.figure());
        };
    }

    static Beside ofTest(PublishedFigure published, Tested tested) {
        double p = tested.test().p();
        String partitions =
                tested.test().extreme()
                        + " of "
                        + tested.test().partitions()
                        + (tested.test().isExact() ? " partitions" : " partitions drawn");
        return switch (published.sort()) {
            case DETERMINISTIC -> equal(published, p, partitions);
            case LANGUAGE_MODEL ->
                    beside(
                            published,
                            p,
                            partitions,
                            Verdict.NOT_COMPARABLE,
                            "a language model's groups; here the agent is scripted"
                                    + (isEqual(published, p)
                                            ? ", and the arithmetic is equal"
                                            : ""));
            case MEASURED ->
                    beside(
                            published,
                            p,
                            partitions,
                            Verdict.NOT_COMPARABLE,
                            "measured on another machine; here it is simulated");
            case CLAIM -> claim(published, p);
        };
    }

    private static Beside beside(
            PublishedFigure published, double yours, String interval, Verdict verdict, String why) {
        return new Beside(published, Optional.of(yours), interval, verdict, why);
    }

    private static Beside claim(PublishedFigure published, double yours) {
        return beside(published, yours, "", Verdict.NOT_COMPARABLE, claimed(published));
    }

    /** What is said of a figure that was not published. */
    static String claimed(PublishedFigure published) {
        return "a claim without a figure"
                + (published.note().isEmpty() ? "" : ": " + published.note());
    }

    private static Beside equal(PublishedFigure published, double yours, String interval) {
        if (published.low().isEmpty()) {
            return claim(published, yours);
        }
        if (isEqual(published, yours)) {
            return beside(
                    published,
                    yours,
                    interval,
                    Verdict.REPRODUCED,
                    "deterministic, and equal to the decimals published");
        }
        return beside(
                published,
                yours,
                interval,
                Verdict.DIFFERS,
                "deterministic, and "
                        + FigureText.exact(yours)
                        + " is not "
                        + FigureText.published(published)
                        + (published.note().isEmpty() ? "" : "; " + published.note()));
    }

    /** Rounded to the decimals published, whichever way a half goes, it lies within the ends. */
    private static boolean isEqual(PublishedFigure published, double yours) {
        if (published.low().isEmpty()) {
            return false;
        }
        double low = published.low().getAsDouble();
        double high = published.high().orElse(low);
        double half = 0.5 * StrictMath.pow(10, -published.decimals()) + 1e-12 * Math.abs(yours);
        return yours >= low - half && yours <= high + half;
    }

    private static String interval(PublishedFigure published, Yours yours) {
        if (published.statistic() != PublishedFigure.Statistic.MEAN) {
            return "";
        }
        Optional<Interval> interval = yours.spreads().getFirst().interval();
        if (interval.isEmpty()) {
            return "";
        }
        return interval.get().constant()
                ? "all " + yours.numbers().length + " seeds alike"
                : "95 % interval " + range(published, interval.get().low(), interval.get().high());
    }

    private static Beside model(PublishedFigure published, Yours yours) {
        String why = "a language model's figure; here the agent is scripted";
        return beside(
                published, yours.figure(), inside(published, yours), Verdict.NOT_COMPARABLE, why);
    }

    /** In words, whether the published mean lies where a five-seed mean would lie here. */
    private static String inside(PublishedFigure published, Yours yours) {
        if (published.statistic() != PublishedFigure.Statistic.MEAN
                || published.low().isEmpty()
                || yours.numbers().length < 2) {
            return "";
        }
        MeanRange range = MeanRange.of(yours.numbers(), SEEDS, Analysis.SEED);
        double low = published.low().getAsDouble();
        double high = published.high().orElse(low);
        boolean isLowIn = range.holds(low);
        boolean isHighIn = range.holds(high);
        // a published range may also reach over both ends
        boolean isAround = low < range.low() && high > range.high();
        String where =
                isLowIn && isHighIn
                        ? "inside"
                        : isLowIn || isHighIn || isAround ? "partly inside" : "outside";
        return where
                + " the 5–95 % range of a five-seed mean here ("
                + range(published, range.low(), range.high())
                + ")";
    }

    private static String range(PublishedFigure published, double low, double high) {
        int decimals = Math.max(1, published.decimals());
        return FigureText.shown(low, decimals) + " to " + FigureText.shown(high, decimals);
    }
}
