package mnemarium.ui.loop;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StepColumnsTest {

    private final StepColumns columns = new StepColumns(TurnStarts.of(0, 6, 7), 10, 20, 12);

    @Test
    void laysStepsSideBySideWithAGapBetweenTurns() {
        assertThat(columns.x(0)).isZero();
        assertThat(columns.x(5)).isEqualTo(100);
        assertThat(columns.x(6)).isEqualTo(6 * 20 + 12);
        assertThat(columns.x(7)).isEqualTo(7 * 20 + 24);
        assertThat(columns.width()).isEqualTo(10 * 20 + 24);
    }

    @Test
    void findsTheStepAtEachPlaceAndNoneInAGap() {
        for (int step = 0; step < 10; step++) {
            assertThat(columns.stepAt(columns.x(step) + 10)).isEqualTo(step);
        }
        assertThat(columns.stepAt(6 * 20 + 3)).isEqualTo(-1);
        assertThat(columns.stepAt(-1)).isEqualTo(-1);
        assertThat(columns.stepAt(columns.width())).isEqualTo(-1);
    }

    @Test
    void knowsWhereEachTurnBeginsAndEnds() {
        assertThat(columns.turn(5)).isZero();
        assertThat(columns.turn(6)).isEqualTo(1);
        assertThat(columns.end(2)).isEqualTo(10);
        assertThat(columns.turnWidth(2)).isEqualTo(60);
    }
}
