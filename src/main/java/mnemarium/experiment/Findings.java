package mnemarium.experiment;

import mnemarium.statistics.CliffsDelta;
import mnemarium.statistics.Interval;
import mnemarium.statistics.PageTrend;
import mnemarium.statistics.PermutationTest;
import mnemarium.statistics.Summary;

import java.util.List;
import java.util.Optional;

/**
 * What the results of a plan say.
 *
 * @param plan the plan
 * @param parts for each part
 * @param beside the published figures beside those found here
 */
public record Findings(Plan plan, List<OfPart> parts, List<Beside> beside) {

    public Findings {
        parts = List.copyOf(parts);
        beside = List.copyOf(beside);
    }

    /**
     * One part.
     *
     * @param measures all columns, the part's main measure first, then the others it shows, then
     *     the rest
     * @param groups in the order of the grid; those without a played cell are left out
     * @param tests of the main measure
     * @param trends of the main measure over the first axis, for each arm that has the whole of it
     */
    public record OfPart(
            Part part,
            List<Measure> measures,
            List<Group> groups,
            List<Tested> tests,
            List<Trend> trends) {
        public OfPart {
            measures = List.copyOf(measures);
            groups = List.copyOf(groups);
            tests = List.copyOf(tests);
            trends = List.copyOf(trends);
        }
    }

    /**
     * Cells that differ in their seed alone.
     *
     * @param arm index of the arm
     * @param rungs index of the rung on each axis
     * @param seeds those that were played, in the order of the part
     * @param spreads for each measure, in the order of {@link OfPart#measures}
     */
    public record Group(int arm, List<Integer> rungs, List<Long> seeds, List<Spread> spreads) {
        public Group {
            rungs = List.copyOf(rungs);
            seeds = List.copyOf(seeds);
            spreads = List.copyOf(spreads);
        }
    }

    /**
     * One measure over the seeds of a group.
     *
     * @param values in the order of the seeds; NaN where a played cell has no such figure
     * @param summary of those that are numbers
     * @param interval of the mean, where more than one value is there and the part shows the
     *     measure
     */
    public record Spread(List<Double> values, Summary summary, Optional<Interval> interval) {
        public Spread {
            values = FigureList.of(values);
        }

        /** The values that are numbers, in the order of the seeds. */
        public double[] numbers() {
            return FigureList.of(values).numbers();
        }
    }

    /**
     * Where a group lies.
     *
     * @param arm index of the arm
     * @param rungs index of the rung on each axis
     */
    public record Place(int arm, List<Integer> rungs) {
        public Place {
            rungs = List.copyOf(rungs);
        }
    }

    /**
     * A test of one group against another.
     *
     * @param words "in-loop, +110 ms against in-loop, +0 ms"
     * @param of the group that is compared
     * @param against the group it is compared with
     * @param test the exact test
     * @param difference interval of the difference of the means
     * @param delta Cliff's delta
     * @param adjusted p by Holm, where the plan makes more than one test
     */
    public record Tested(
            String words,
            Place of,
            Place against,
            PermutationTest test,
            Interval difference,
            CliffsDelta delta,
            Optional<Double> adjusted) {

        Tested adjusted(double p) {
            return new Tested(words, of, against, test, difference, delta, Optional.of(p));
        }
    }

    /**
     * A trend over the rungs of the first axis.
     *
     * @param arm index of the arm
     * @param second index of the rung on the second axis, where there is one
     * @param isRising whether it was tested for rising, as foretold; else L was below what chance
     *     gives and falling was tested instead
     * @param test one-sided, in the direction tested
     * @param p of the test; doubled where the direction was taken from the figures
     */
    public record Trend(
            int arm, Optional<Integer> second, boolean isRising, PageTrend test, double p) {}

    /**
     * Yours beside published.
     *
     * @param published the figure of the source
     * @param yours the figure found here, empty if its cells are not played
     * @param interval its interval, or whether the published figure is inside or outside the range
     *     found here: in words, may be empty
     * @param verdict how they compare
     * @param why the reason of the verdict, in words
     */
    public record Beside(
            PublishedFigure published,
            Optional<Double> yours,
            String interval,
            Verdict verdict,
            String why) {}

    /** How a figure compares with the published one. */
    public enum Verdict {
        REPRODUCED("reproduced"),
        DIFFERS("differs"),
        NOT_COMPARABLE("not comparable in kind"),
        NOT_PLAYED("not run yet");

        private final String word;

        Verdict(String word) {
            this.word = word;
        }

        /** On screen and in files. */
        public String word() {
            return word;
        }
    }
}
