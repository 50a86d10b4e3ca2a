package mnemarium.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import java.util.Arrays;

/** The mice are those of Efron and Tibshirani 1993, table 2.1. */
class BootstrapTest {

    private static final double[] TREATED = {94, 197, 16, 38, 99, 141, 23};
    private static final double[] CONTROL = {52, 104, 146, 10, 51, 30, 40, 27, 46};

    /** SciPy's bootstrap, method BCa, 200 000 resamples: 46.5 to 138.6. */
    @Test
    void theIntervalOfAMeanAgreesWithAnotherProgram() {
        Interval interval = Bootstrap.mean(TREATED, 1);

        assertThat(interval.estimate()).isCloseTo(86.857, within(0.001));
        assertThat(interval.low()).isCloseTo(46.5, within(2.0));
        assertThat(interval.high()).isCloseTo(138.6, within(2.0));
        assertThat(interval.isOfFewSeeds()).isTrue();
        assertThat(interval.constant()).isFalse();
    }

    /** SciPy's bootstrap, method BCa, 200 000 resamples: −19.3 to 86.1. */
    @Test
    void theIntervalOfADifferenceAgreesWithAnotherProgram() {
        Interval interval = Bootstrap.difference(TREATED, CONTROL, 1);

        assertThat(interval.estimate()).isCloseTo(30.635, within(0.001));
        assertThat(interval.low()).isCloseTo(-19.3, within(2.0));
        assertThat(interval.high()).isCloseTo(86.1, within(2.0));
        assertThat(interval.draws()).isEqualTo(9_999);
        assertThat(interval.fewest()).isEqualTo(7);
    }

    /**
     * Two values 0 and 1: the mean of a resample is 0, 1/2, 1 with chances 1/4, 1/2, 1/4; no bias,
     * no acceleration, so the interval is the one of percentiles, 0 to 1.
     */
    @Test
    void theSmallestCaseIsAsCountedByHand() {
        Interval interval = Bootstrap.mean(new double[] {0, 1}, 5);

        assertThat(interval.low()).isEqualTo(0);
        assertThat(interval.high()).isEqualTo(1);
    }

    @Test
    void swappingTheGroupsMirrorsTheInterval() {
        Interval one = Bootstrap.difference(TREATED, CONTROL, 1);
        Interval two = Bootstrap.difference(CONTROL, TREATED, 1);

        assertThat(two.estimate()).isEqualTo(-one.estimate());
        assertThat(two.low()).isCloseTo(-one.high(), within(3.0));
        assertThat(two.high()).isCloseTo(-one.low(), within(3.0));
    }

    @Test
    void theSameSeedGivesTheSameDigitsAndAnotherSeedOthers() {
        assertThat(Bootstrap.mean(TREATED, 1)).isEqualTo(Bootstrap.mean(TREATED, 1));
        assertThat(Bootstrap.mean(TREATED, 1).low()).isNotEqualTo(Bootstrap.mean(TREATED, 2).low());
    }

    @Test
    void equalValuesGiveAPointAndSayThatTheyAreConstant() {
        Interval interval = Bootstrap.mean(new double[] {0.1, 0.1, 0.1, 0.1, 0.1}, 1);

        assertThat(interval.constant()).isTrue();
        assertThat(interval.low()).isEqualTo(interval.high()).isEqualTo(interval.estimate());

        double[] seven = {7, 7, 7};
        assertThat(Bootstrap.difference(seven, new double[] {2}, 1).constant()).isTrue();
        assertThat(Bootstrap.difference(seven, TREATED, 1).constant()).isFalse();
    }

    @Test
    void eightSeedsAreNotFew() {
        double[] eight = {1, 2, 3, 4, 5, 6, 7, 8};

        assertThat(Bootstrap.mean(eight, 1).isOfFewSeeds()).isFalse();
        assertThat(Bootstrap.difference(eight, TREATED, 1).isOfFewSeeds()).isTrue();
    }

    @Test
    void holdsTheTrueMeanAboutAsOftenAsItSays() {
        SplitMix chance = new SplitMix(11);
        int held = 0;
        for (int i = 0; i < 200; i++) {
            double[] values = new double[40];
            Arrays.setAll(values, _ -> chance.below(1_000));
            Interval interval = Bootstrap.mean(values, i);
            held += interval.low() <= 499.5 && interval.high() >= 499.5 ? 1 : 0;
        }

        assertThat(held).isBetween(180, 199);
    }

    @Test
    void manyValuesAreDrawnLessOften() {
        double[] many = new double[1_000];
        Arrays.setAll(many, i -> i % 7);

        assertThat(Bootstrap.mean(many, 1).draws()).isEqualTo(2_000);
    }

    @Test
    void refusesNoValues() {
        assertThatThrownBy(() -> Bootstrap.mean(new double[] {}, 1))
                .hasMessage("the group has no values, expected at least 1");
    }
}
