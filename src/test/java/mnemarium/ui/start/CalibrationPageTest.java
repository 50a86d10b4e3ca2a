package mnemarium.ui.start;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;

import mnemarium.memory.Calibration;
import mnemarium.memory.Calibration.Control;
import mnemarium.memory.Calibration.Plateau;
import mnemarium.memory.Calibration.Point;
import mnemarium.memory.Calibration.Score;
import mnemarium.memory.Calibration.Varied;
import mnemarium.ui.ScreenTest;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

class CalibrationPageTest extends ScreenTest {
    private final List<String> asked = new ArrayList<>();

    @SuppressWarnings("NullAway.Init") // built on the screen thread before each test
    private CalibrationPage page;

    @Override
    protected Parent root() {
        page =
                new CalibrationPage(
                        new CalibrationActions() {
                            @Override
                            public void calibrate(String embedder) {
                                asked.add("calibrate " + embedder);
                            }

                            @Override
                            public void cancel() {
                                asked.add("cancel");
                            }

                            @Override
                            public void save(String suggestedName, String text) {
                                String first = text.lines().findFirst().orElse("");
                                asked.add("save " + suggestedName + " " + first);
                            }
                        });
        return page.view();
    }

    private static Score score(double f1) {
        return new Score(20, f1, f1, f1, 10, 0.99);
    }

    private static Calibration calibration(String embedder, double control) {
        return new Calibration(
                embedder,
                "hash",
                "alerts",
                0.95,
                new Plateau(0.94, 0.96),
                List.of(new Point(0.5, 0.6, 0.6, 0.6), new Point(0.95, 1, 0.99, 0.98)),
                score(1),
                score(0.99),
                score(0.98),
                List.of(new Varied("host", score(0.8), 0.98, score(0.9))),
                List.of(),
                List.of(
                        new Control(
                                "hashed", 0.92, score(1), score(control), List.of(), List.of())));
    }

    @Test
    void withoutACalibrationItSaysWhichThresholdRunsTake() {
        assertThat(find("calibration-none", Label.class).getText())
                .startsWith("The threshold of static has not been calibrated in this workspace.");
    }

    @Test
    void theChosenEmbedderIsCalibratedAndCanBeCancelled() {
        robot().clickOn("#calibration-embedder-3").clickOn("#calibration-begin");
        onScreen(() -> page.working(0.38, "38 %, 12 s left"));
        assertThat(find("calibration-begin", Node.class).isDisabled()).isTrue();
        robot().clickOn("#calibration-cancel");
        assertThat(asked).containsExactly("calibrate hashed", "cancel");
        onScreen(page::idle);
        assertThat(find("calibration-begin", Node.class).isDisabled()).isFalse();
    }

    @Test
    void aControlThatComesAsFarIsNamed() {
        onScreen(() -> page.show(List.of(calibration("static", 0.97))));
        assertThat(find("calibration-threshold", Label.class).getText()).isEqualTo("0.95");
        assertThat(find("calibration-summary", Label.class).getText())
                .isEqualTo("plateau 0.94 to 0.96, F1 0.990 on new seeds, 0.980 on new words");
        assertThat(find("calibration-lesson", Label.class).getText())
                .startsWith("The control “hashed” comes as far on new words");
        onScreen(() -> page.show(List.of(calibration("static", 0.7))));
        assertThat(find("calibration-lesson", Label.class).isVisible()).isFalse();
    }

    @Test
    void eachEmbedderHasItsOwnCalibration() {
        onScreen(() -> page.show(List.of(calibration("minilm", 0.7))));
        assertThat(find("calibration-none", Node.class).isVisible()).isTrue();
        robot().clickOn("#calibration-embedder-2");
        assertThat(find("calibration-none", Node.class).isVisible()).isFalse();
        robot().clickOn("#calibration-csv").clickOn("#calibration-svg");
        assertThat(asked)
                .satisfiesExactly(
                        csv ->
                                assertThat(csv)
                                        .isEqualTo(
                                                "save calibration-minilm.csv ,threshold,\"F1, new"
                                                        + " seeds\",\"F1, new words\",right match"),
                        svg -> assertThat(svg).startsWith("save calibration-minilm.svg <?xml"));
    }
}
