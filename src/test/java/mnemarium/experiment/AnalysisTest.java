package mnemarium.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import mnemarium.experiment.Findings.Beside;
import mnemarium.experiment.Findings.OfPart;
import mnemarium.experiment.Findings.Tested;
import mnemarium.experiment.Findings.Verdict;
import mnemarium.experiment.Part.Contrast;
import mnemarium.experiment.PublishedFigure.Sort;
import mnemarium.experiment.PublishedFigure.Statistic;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

class AnalysisTest {

    private static final List<Measure> MEASURES =
            List.of(
                    new Measure("other", "another", "", 0),
                    new Measure("redundant", "redundant actions", "", 0));

    private static final Axis LATENCY =
            new Axis(
                    "added-latency",
                    "added latency",
                    "ms",
                    Axis.Spacing.FROM_ONE,
                    List.of(
                            new Axis.Rung("0", "+0", 0),
                            new Axis.Rung("15", "+15", 15),
                            new Axis.Rung("110", "+110", 110)));

    /** Figures of in-loop by rung and seed; the other arm always has 12. */
    private static final double[][] IN_LOOP = {{0, 0, 0, 0, 0}, {1, 2, 1, 2, 0}, {7, 8, 6, 7, 8}};

    private static Part part(String name, Contrast... tests) {
        return new Part(
                name,
                "A sweep",
                new Subject.Named("alert-triage"),
                List.of("in-loop", "no-memory"),
                List.of(LATENCY),
                Seeds.of("5"),
                Map.of(),
                List.of("redundant"),
                List.of(Part.View.DOSE_RESPONSE),
                List.of(tests));
    }

    private static PublishedFigure figure(
            Map<String, String> at, Statistic statistic, double low, double high, Sort sort) {
        return new PublishedFigure(
                "Redundant",
                "rungs",
                "in-loop",
                at,
                "redundant",
                statistic,
                Double.isNaN(low) ? OptionalDouble.empty() : OptionalDouble.of(low),
                Double.isNaN(high) ? OptionalDouble.empty() : OptionalDouble.of(high),
                statistic == Statistic.P_VALUE ? 4 : 1,
                sort,
                "",
                "a paper");
    }

    private static Plan plan(List<Part> parts, PublishedFigure... published) {
        return new Plan(
                "sketch",
                "A plan for a test",
                new Plan.Page("Nothing.", List.of(), "Nothing.", "None."),
                parts,
                List.of(published));
    }

    /** All cells but those of the seeds left out, put in from the last to the first. */
    private static Results results(Plan plan, Long... without) {
        Results results = Results.empty(plan, plan.parts().stream().map(_ -> MEASURES).toList());
        for (Grid grid : Grid.of(plan).reversed()) {
            for (long i = grid.size() - 1; i >= 0; i--) {
                Cell cell = grid.cell(i);
                if (!List.of(without).contains(cell.seed())) {
                    double figure =
                            cell.arm() == 0
                                    ? IN_LOOP[cell.rungs().getFirst()][(int) cell.seed() - 1]
                                    : 12;
                    double[] figures = {cell.seed() == 1 ? Double.NaN : 3, figure};
                    results.put(new Results.Played(cell.part(), i, figures, ""));
                }
            }
        }
        return results;
    }

    private static Beside beside(PublishedFigure figure, Long... without) {
        Plan plan = plan(List.of(part("rungs", new Contrast("", "110", "", "0"))), figure);
        return Analysis.of(plan, results(plan, without)).beside().getFirst();
    }

    @Test
    void groupsHaveTheOrderOfTheGridAndTheMainMeasureFirst() {
        Plan plan = plan(List.of(part("rungs")));

        OfPart found = Analysis.of(plan, results(plan)).parts().getFirst();

        assertThat(found.measures())
                .extracting(Measure::name)
                .containsExactly("redundant", "other");
        assertThat(found.groups()).hasSize(6);
        Findings.Group last = found.groups().get(2);
        assertThat(last.arm()).isZero();
        assertThat(last.rungs()).containsExactly(2);
        assertThat(last.seeds()).containsExactly(1L, 2L, 3L, 4L, 5L);
        Findings.Spread redundant = last.spreads().getFirst();
        assertThat(redundant.values()).containsExactly(7.0, 8.0, 6.0, 7.0, 8.0);
        assertThat(redundant.summary().mean()).isEqualTo(7.2);
        assertThat(redundant.interval().orElseThrow().isOfFewSeeds()).isTrue();
        assertThat(
                        found.groups()
                                .getFirst()
                                .spreads()
                                .getFirst()
                                .interval()
                                .orElseThrow()
                                .constant())
                .isTrue();
    }

    @Test
    void aFigureThatACellDoesNotHaveIsLeftOutOfTheMean() {
        Plan plan = plan(List.of(part("rungs")));

        Findings.Spread other =
                Analysis.of(plan, results(plan))
                        .parts()
                        .getFirst()
                        .groups()
                        .getFirst()
                        .spreads()
                        .getLast();

        assertThat(other.values()).hasSize(5).first().isEqualTo(Double.NaN);
        assertThat(other.summary().n()).isEqualTo(4);
        assertThat(other.summary().mean()).isEqualTo(3);
    }

    @Test
    void oneTestIsNotAdjustedAndSeveralAreByHolm() {
        Contrast source = new Contrast("", "110", "", "0");
        Contrast arms = new Contrast("in-loop", "15", "no-memory", "");
        Plan one = plan(List.of(part("rungs", source)));
        Plan two = plan(List.of(part("rungs", source), part("again", arms)));

        Tested alone = Analysis.of(one, results(one)).parts().getFirst().tests().getFirst();
        List<OfPart> both = Analysis.of(two, results(two)).parts();

        assertThat(alone.words()).isEqualTo("in-loop, +110 ms against in-loop, +0 ms");
        assertThat(alone.test().extreme()).isEqualTo(2);
        assertThat(alone.test().partitions()).isEqualTo(252);
        assertThat(alone.delta().delta()).isEqualTo(1);
        assertThat(alone.difference().estimate()).isEqualTo(7.2);
        assertThat(alone.adjusted()).isEmpty();
        assertThat(both.getFirst().tests().getFirst().adjusted()).contains(4 / 252.0);
        assertThat(both.getLast().tests().getFirst().words())
                .isEqualTo("in-loop, +15 ms against no-memory, +15 ms");
        assertThat(both.getLast().tests().getFirst().adjusted()).contains(4 / 252.0);
    }

    @Test
    void aContrastOfArmsWithoutARungIsMadeOnEachRung() {
        Plan plan = plan(List.of(part("rungs", new Contrast("", "", "no-memory", ""))));

        assertThat(Analysis.of(plan, results(plan)).parts().getFirst().tests())
                .extracting(Tested::words)
                .containsExactly(
                        "in-loop, +0 ms against no-memory, +0 ms",
                        "in-loop, +15 ms against no-memory, +15 ms",
                        "in-loop, +110 ms against no-memory, +110 ms");
    }

    @Test
    void theTrendOfEachArmIsTestedOverTheSeeds() {
        Plan plan = plan(List.of(part("rungs")));

        List<Findings.Trend> trends = Analysis.of(plan, results(plan)).parts().getFirst().trends();

        assertThat(trends).hasSize(2);
        assertThat(trends.getFirst().isRising()).isTrue();
        assertThat(trends.getFirst().test().blocks()).isEqualTo(5);
        // four seeds in full order, 1/6 each; one with two rungs tied, 2/6
        assertThat(trends.getFirst().p()).isCloseTo(2 / 7776.0, within(1e-12));
        assertThat(trends.getLast().p()).isEqualTo(1);
    }

    @Test
    void aDeterministicFigureIsReproducedIfItIsEqualToTheDecimalsPublished() {
        Map<String, String> at = Map.of("added-latency", "110");

        assertThat(beside(figure(at, Statistic.MEAN, 7.2, 7.2, Sort.DETERMINISTIC)).verdict())
                .isEqualTo(Verdict.REPRODUCED);
        Beside differs = beside(figure(at, Statistic.MEAN, 7.1, 7.1, Sort.DETERMINISTIC));
        assertThat(differs.verdict()).isEqualTo(Verdict.DIFFERS);
        assertThat(differs.why()).isEqualTo("deterministic, and 7.2 is not 7.1");
        assertThat(beside(figure(at, Statistic.TOTAL, 36, 36, Sort.DETERMINISTIC)).verdict())
                .isEqualTo(Verdict.REPRODUCED);
        assertThat(beside(figure(at, Statistic.P_VALUE, 0.0079, 0.0079, Sort.DETERMINISTIC)))
                .extracting(Beside::verdict, Beside::interval)
                .containsExactly(Verdict.REPRODUCED, "2 of 252 partitions");
    }

    @Test
    void aLanguageModelsFigureIsNeverComparableInKindButInsideOrOutsideTheRangeHere() {
        Map<String, String> at = Map.of("added-latency", "110");

        Beside inside = beside(figure(at, Statistic.MEAN, 7.2, 7.2, Sort.LANGUAGE_MODEL));
        Beside outside = beside(figure(at, Statistic.MEAN, 1.4, 1.6, Sort.LANGUAGE_MODEL));

        assertThat(inside.verdict()).isEqualTo(Verdict.NOT_COMPARABLE);
        assertThat(inside.interval())
                .isEqualTo("inside the 5–95 % range of a five-seed mean here (6.6 to 7.8)");
        assertThat(outside.verdict()).isEqualTo(Verdict.NOT_COMPARABLE);
        assertThat(outside.interval())
                .isEqualTo("outside the 5–95 % range of a five-seed mean here (6.6 to 7.8)");
    }

    @Test
    void aClaimAndAMeasurementAreNotComparableInKind() {
        double none = Double.NaN;
        assertThat(beside(figure(Map.of(), Statistic.MEAN, none, none, Sort.CLAIM)))
                .extracting(Beside::verdict, Beside::why)
                .containsExactly(Verdict.NOT_COMPARABLE, "a claim without a figure");
        assertThat(beside(figure(Map.of(), Statistic.TOTAL, none, none, Sort.CLAIM)))
                .extracting(Beside::verdict, Beside::why)
                .containsExactly(Verdict.NOT_COMPARABLE, "a claim without a figure");
        assertThat(
                        beside(
                                        figure(
                                                Map.of("added-latency", "0"),
                                                Statistic.MEAN,
                                                0,
                                                0,
                                                Sort.MEASURED))
                                .verdict())
                .isEqualTo(Verdict.NOT_COMPARABLE);
    }

    @Test
    void totalsMayRunOverUnlikeConfigurationsButMeansMayNot() {
        assertThat(beside(figure(Map.of(), Statistic.TOTAL, 42, 42, Sort.DETERMINISTIC)).yours())
                .contains(42.0);
        Beside mean = beside(figure(Map.of(), Statistic.MEAN, 2.8, 2.8, Sort.DETERMINISTIC));
        assertThat(mean.yours()).isEmpty();
        assertThat(mean.why())
                .isEqualTo(
                        "a mean over 3 unlike configurations is not taken;"
                                + " name a rung of each axis");
    }

    @Test
    void whatIsNotPlayedWholeIsSaidToBeSo() {
        Map<String, String> at = Map.of("added-latency", "110");
        PublishedFigure figure = figure(at, Statistic.MEAN, 7.2, 7.2, Sort.DETERMINISTIC);

        Beside some = beside(figure, 4L, 5L);
        Beside none = beside(figure, 1L, 2L, 3L, 4L, 5L);

        assertThat(some.verdict()).isEqualTo(Verdict.NOT_PLAYED);
        assertThat(some.yours()).contains(7.0);
        assertThat(some.why()).isEqualTo("3 of 5 cells are run so far");
        assertThat(none.yours()).isEmpty();
        assertThat(none.why()).isEqualTo("none of its 5 cells is run yet");
    }

    @Test
    void refusesTheResultsOfAnotherPlan() {
        Plan plan = plan(List.of(part("rungs")));
        Plan longer = plan(List.of(part("rungs"), part("again")));
        Part fewer =
                new Part(
                        "rungs",
                        "A sweep",
                        new Subject.Named("alert-triage"),
                        List.of("in-loop"),
                        List.of(LATENCY),
                        Seeds.of("5"),
                        Map.of(),
                        List.of("redundant"),
                        List.of(Part.View.TABLE),
                        List.of());

        assertThatThrownBy(() -> Analysis.of(plan(List.of(fewer)), results(longer)))
                .hasMessage(
                        "results of 30 cells for part rungs, expected 15: they are of another"
                                + " plan");
        assertThat(Analysis.of(plan, results(plan))).isEqualTo(Analysis.of(plan, results(plan)));
    }

    @Test
    void refusesToAverageUnlikeConfigurationsOrTheSameSeedTwice() {
        List<Sample.Drawn> drawn = new ArrayList<>();
        drawn.add(new Sample.Drawn("in-loop, +15 ms", 1, 2));
        drawn.add(new Sample.Drawn("in-loop, +15 ms", 2, 1));

        assertThat(Sample.of(drawn))
                .isEqualTo(new Sample("in-loop, +15 ms", List.of(1L, 2L), List.of(2.0, 1.0)));

        List<Sample.Drawn> unlike = new ArrayList<>(drawn);
        unlike.add(new Sample.Drawn("in-loop, +30 ms", 3, 1));
        assertThatThrownBy(() -> Sample.of(unlike))
                .hasMessage(
                        "figures of unlike configurations: 'in-loop, +15 ms' and"
                                + " 'in-loop, +30 ms', expected one configuration");
        drawn.add(new Sample.Drawn("in-loop, +15 ms", 1, 2));
        assertThatThrownBy(() -> Sample.of(drawn))
                .hasMessage(
                        "seed 1 of 'in-loop, +15 ms' is there twice (figures 1 and 3),"
                                + " expected each seed once");
        assertThatThrownBy(() -> Sample.of(List.of()))
                .hasMessage("no figures, expected at least one");
    }

    @Test
    void figuresAreTheSameTextWhateverTheirLastBit() {
        double third = 1 / 3.0;
        assertThat(FigureText.exact(third)).isEqualTo("0.333333333");
        assertThat(FigureText.exact(Math.nextUp(third))).isEqualTo("0.333333333");
        assertThat(FigureText.exact(1_234_567_890_123.0)).isEqualTo("1234567890123");
        assertThat(FigureText.exact(-0.0)).isEqualTo("0");
        assertThat(FigureText.exact(Double.NaN)).isEmpty();
        assertThat(FigureText.exact(3.075015560465915e-19)).isEqualTo("3.07501556E-19");
        assertThat(
                        Arrays.stream(new double[] {2 / 252.0, 3.075e-19, 0.9999, 1, 9.96e-5})
                                .mapToObj(FigureText::probability))
                .containsExactly("0.0079", "3.1 × 10⁻¹⁹", "0.99", "1", "1 × 10⁻⁴");
        assertThat(FigureText.shown(-0.04, 1)).isEqualTo("0.0");
    }
}
