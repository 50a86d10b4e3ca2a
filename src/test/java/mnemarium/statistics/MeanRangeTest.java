package mnemarium.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import java.util.Arrays;

class MeanRangeTest {

    /** Two seeds of 0 and 10: means 0, 5, 5, 10; the quantiles at 5 and 95 % lie between them. */
    @Test
    void countsEveryDrawWhereThereAreFew() {
        MeanRange range = MeanRange.of(new double[] {0, 10}, 2, 1);

        assertThat(range.low()).isCloseTo(0.75, within(1e-12));
        assertThat(range.high()).isCloseTo(9.25, within(1e-12));
        assertThat(range.way()).isEqualTo(new Way.Exact());
    }

    @Test
    void drawsFromManySeedsCloseToTheNormalRange() {
        double[] values = new double[1_000];
        Arrays.setAll(values, i -> i);

        MeanRange range = MeanRange.of(values, 5, 9);

        // mean 499.5, deviation 288.7 / √5 = 129.1; 1.645 of them to each side
        assertThat(range.low()).isCloseTo(287, within(12.0));
        assertThat(range.high()).isCloseTo(712, within(12.0));
        assertThat(range.way()).isEqualTo(new Way.MonteCarlo(9, 20_000));
        assertThat(MeanRange.of(values, 5, 9)).isEqualTo(range);
    }

    @Test
    void holdsItsEndsAndNotWhatLiesBeyond() {
        MeanRange range = MeanRange.of(new double[] {0.1, 0.1, 0.1}, 5, 1);

        assertThat(range.holds(0.1)).isTrue();
        assertThat(range.holds(0.11)).isFalse();
        assertThat(range.holds(0)).isFalse();
    }

    @Test
    void refusesAMeanOfNothing() {
        assertThatThrownBy(() -> MeanRange.of(new double[] {1}, 0, 1))
                .hasMessage("mean of 0 seeds, expected at least 1");
    }
}
