package mnemarium.ui.loop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class LatencyScaleTest {

    @Test
    void isLogarithmicFromNothingToTwoHundred() {
        assertThat(LatencyScale.position(0)).isZero();
        assertThat(LatencyScale.position(200)).isEqualTo(1);
        assertThat(LatencyScale.position(15))
                .isCloseTo(Math.log(16) / Math.log(201), within(1e-12));
    }

    @Test
    void putsValuesBeyondItsEndAtItsEnd() {
        assertThat(LatencyScale.position(10_000)).isEqualTo(1);
    }

    @Test
    void givesBackTheValueOfAPosition() {
        for (double millis : new double[] {0, 1, 5, 15, 30, 50, 110, 200}) {
            assertThat(LatencyScale.millis(LatencyScale.position(millis))).isEqualTo(millis);
        }
    }

    @Test
    void snapsToARungWithinReach() {
        double near = LatencyScale.position(110) + 0.01;

        assertThat(LatencyScale.snapped(near, 0.02)).isEqualTo(110);
        assertThat(LatencyScale.snapped(near, 0.005)).isNotEqualTo(110);
    }

    @Test
    void goesFromRungToRungByKey() {
        assertThat(LatencyScale.above(15)).isEqualTo(30);
        assertThat(LatencyScale.above(110)).isEqualTo(200);
        assertThat(LatencyScale.below(15)).isEqualTo(5);
        assertThat(LatencyScale.below(0)).isZero();
    }
}
