package mnemarium.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class HolmTest {

    private static double[] adjusted(double... probabilities) {
        return Holm.adjusted(probabilities);
    }

    /** By hand: 0.005 × 4, 0.01 × 3, 0.03 × 2, and 0.04 not below the one before it. */
    @Test
    void multipliesTheSmallestMostAndKeepsTheOrderGiven() {
        assertThat(adjusted(0.01, 0.04, 0.03, 0.005))
                .containsExactly(new double[] {0.03, 0.06, 0.06, 0.02}, within(1e-15));
    }

    @Test
    void neverRisesAboveOne() {
        assertThat(adjusted(0.9, 0.6)).containsExactly(1, 1);
    }

    @Test
    void leavesASingleTestAlone() {
        assertThat(adjusted(2 / 252.0)).containsExactly(2 / 252.0);
        assertThat(adjusted()).isEmpty();
    }

    @Test
    void equalProbabilitiesAreAdjustedAlike() {
        assertThat(adjusted(0.01, 0.01, 0.01)).containsExactly(0.03, 0.03, 0.03);
    }

    @Test
    void refusesWhatIsNoProbability() {
        assertThatThrownBy(() -> adjusted(0.5, 1.5))
                .hasMessage("probability 2 of 2 is 1.5, expected 0 to 1");
    }
}
