package mnemarium.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import java.util.OptionalDouble;

class SummaryTest {

    @Test
    void tellsTheGroupApart() {
        Summary summary = Summary.of(new double[] {2, 4, 4, 4, 5, 5, 7, 9});

        assertThat(summary.n()).isEqualTo(8);
        assertThat(summary.mean()).isEqualTo(5);
        assertThat(summary.deviation().orElseThrow()).isCloseTo(Math.sqrt(32 / 7.0), within(1e-15));
        assertThat(summary.min()).isEqualTo(2);
        assertThat(summary.max()).isEqualTo(9);
        assertThat(summary.median()).isEqualTo(4.5);
    }

    @Test
    void aSingleValueHasNoDeviation() {
        assertThat(Summary.of(new double[] {3}))
                .isEqualTo(new Summary(1, 3, OptionalDouble.empty(), 3, 3, 3));
    }

    @Test
    void noValuesHaveNoFigures() {
        Summary summary = Summary.of(new double[] {});

        assertThat(summary.n()).isZero();
        assertThat(summary.mean()).isNaN();
        assertThat(summary.deviation()).isEmpty();
    }

    @Test
    void refusesWhatIsNoNumber() {
        assertThatThrownBy(() -> Summary.of(new double[] {1, Double.POSITIVE_INFINITY}))
                .hasMessage("the group: value 2 of 2 is Infinity, expected a finite number");
    }

    /** Hyndman and Fan 1996, definition 7: position (n − 1) share, from 0. */
    @Test
    void quantilesLieOnTheLineBetweenNeighbours() {
        double[] values = {40, 10, 30, 20};

        assertThat(Quantile.of(values, 0)).isEqualTo(10);
        assertThat(Quantile.of(values, 0.25)).isEqualTo(17.5);
        assertThat(Quantile.of(values, 0.5)).isEqualTo(25);
        assertThat(Quantile.of(values, 0.9)).isCloseTo(37, within(1e-12));
        assertThat(Quantile.of(values, 1)).isEqualTo(40);
        assertThatThrownBy(() -> Quantile.of(values, 1.1))
                .hasMessage("quantile at 1.1, expected 0 to 1");
    }
}
