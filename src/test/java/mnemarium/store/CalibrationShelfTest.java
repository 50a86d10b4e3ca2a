package mnemarium.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

class CalibrationShelfTest {

    @TempDir Path folder;
    private Workspace workspace;
    private CalibrationShelf shelf;

    @BeforeEach
    void open() {
        workspace = Lab.open(folder);
        shelf = workspace.calibrations();
    }

    @AfterEach
    void close() {
        workspace.close();
    }

    @Test
    void keepsOneForEachEmbedderAndCorpus() {
        KeptCalibration first = calibration("aa", "alerts", 0.71, 0);
        KeptCalibration again = calibration("aa", "alerts", 0.72, 2);
        KeptCalibration other = calibration("aa", "tickets", 0.5, 1);
        Lab.done(shelf.keep(first));
        Lab.done(shelf.keep(other));
        Lab.done(shelf.keep(again));
        close();
        open();
        assertThat(shelf.kept()).containsExactly(again, other);
        assertThat(shelf.find("aa".repeat(32), "tickets")).contains(other);
        assertThat(shelf.find("bb".repeat(32), "tickets")).isEmpty();
    }

    @Test
    void oneOfAnEmbedderIsChosenAndStaysSoWhenItIsMadeAgain() {
        Lab.done(shelf.keep(calibration("aa", "alerts", 0.7, 0)));
        Lab.done(shelf.keep(calibration("aa", "tickets", 0.5, 1)));
        Lab.done(shelf.keep(calibration("bb", "alerts", 0.9, 2)));
        assertThat(shelf.chosen("aa".repeat(32))).isEmpty();
        Lab.done(shelf.choose("aa".repeat(32), "tickets"));
        Lab.done(shelf.choose("aa".repeat(32), "alerts"));
        Lab.done(shelf.choose("bb".repeat(32), "alerts"));
        Lab.done(shelf.keep(calibration("aa", "alerts", 0.75, 3)));
        assertThat(shelf.chosen("aa".repeat(32))).contains(calibration("aa", "alerts", 0.75, 3));
        assertThat(shelf.chosen("bb".repeat(32))).contains(calibration("bb", "alerts", 0.9, 2));
    }

    @Test
    void refusesAChoiceThatIsNotKeptAndLeavesTheOldOne() {
        Lab.done(shelf.keep(calibration("aa", "alerts", 0.7, 0)));
        Lab.done(shelf.choose("aa".repeat(32), "alerts"));
        assertThat(Lab.failure(shelf.choose("aa".repeat(32), "tickets")))
                .hasMessage("calibration is on tickets, expected one that is kept");
        assertThat(shelf.chosen("aa".repeat(32))).isPresent();
    }

    @Test
    void refusesAThresholdThatIsNoCosine() {
        for (double threshold : new double[] {-0.1, 1.1, Double.NaN}) {
            assertThatThrownBy(() -> calibration("aa", "alerts", threshold, 0))
                    .hasMessageContaining("is " + threshold + ", expected 0 to 1");
        }
    }

    private static KeptCalibration calibration(
            String hash, String corpus, double threshold, int minute) {
        return new KeptCalibration(
                hash.repeat(32),
                "static",
                corpus,
                threshold,
                "{\"f1\":0.98}",
                Lab.NOON.plusSeconds(60L * minute));
    }
}
