package mnemarium.ui.loop;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WordsTest {

    @Test
    void printsVirtualMillisecondsWithOneDecimal() {
        assertThat(Words.millis(15_100_000)).isEqualTo("15.1 ms");
        assertThat(Words.millis(0)).isEqualTo("0.0 ms");
    }

    @Test
    void partsThousandsByAThinSpace() {
        assertThat(Words.count(4_812)).isEqualTo("4\u2009812");
        assertThat(Words.millis(10_000_100_000L)).isEqualTo("10\u2009000.1 ms");
    }

    @Test
    void neverShowsTheSameFigureForWhatWasNeededAndWhatWasLeft() {
        assertThat(Words.neededAndLeft(15_100_000, 9_400_000))
                .isEqualTo("needed 15.1 ms, 9.4 ms left");
        assertThat(Words.neededAndLeft(15_100_000, 15_080_000))
                .isEqualTo("needed 15.10 ms, 15.08 ms left");
    }

    @Test
    void showsAsManyDecimalsAsASmallMeasuredTimeNeeds() {
        assertThat(Words.millis(31_400)).isEqualTo("0.031 ms");
    }

    @Test
    void printsSimilaritiesWithThreeDecimalsAndThresholdsWithoutNeedlessZeros() {
        assertThat(Words.similarity(0.98149)).isEqualTo("0.981");
        assertThat(Words.threshold(0.94)).isEqualTo("0.94");
        assertThat(Words.threshold(1)).isEqualTo("1");
    }
}
