package mnemarium.ui.experiments;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.experiment.Findings.Verdict;

import org.junit.jupiter.api.Test;

class BesideRowTest {

    private static String range(String interval) {
        return new BesideRow("l", "1.8", interval, "1.4", Verdict.NOT_COMPARABLE, "why", "s")
                .range();
    }

    @Test
    void saysARangeInAFewWordsAndLeavesOtherWordsAlone() {
        assertThat(range("inside the 5–95 % range of a five-seed mean here (0.6 to 3.2)"))
                .isEqualTo("inside 0.6 to 3.2");
        assertThat(range("outside the 5–95 % range of a five-seed mean here (2.8 to 4.0)"))
                .isEqualTo("outside 2.8 to 4.0");
        assertThat(range("2 of 252 partitions")).isEqualTo("2 of 252 partitions");
        assertThat(range("")).isEmpty();
    }
}
