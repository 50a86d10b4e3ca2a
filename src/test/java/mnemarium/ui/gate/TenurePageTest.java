package mnemarium.ui.gate;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.image.WritableImage;

import mnemarium.experiment.Progress;
import mnemarium.experiment.Progress.Phase;
import mnemarium.ui.Breadth;
import mnemarium.ui.ScreenTest;
import mnemarium.ui.chart.DoseResponse;
import mnemarium.ui.chart.DoseResponse.Mean;
import mnemarium.ui.chart.DoseResponse.Rung;
import mnemarium.ui.chart.Marker;
import mnemarium.ui.chart.TenureCurves;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

class TenurePageTest extends ScreenTest {
    private final List<String> asked = new ArrayList<>();
    private final TenureActions actions =
            new TenureActions() {
                @Override
                public void run() {
                    asked.add("run");
                }

                @Override
                public void cancel() {
                    asked.add("cancel");
                }

                @Override
                public void toPlan() {
                    asked.add("plan");
                }

                @Override
                public void save(String name, String text) {
                    asked.add(name);
                }

                @Override
                public void save(String name, WritableImage picture) {
                    asked.add(name);
                }
            };

    /** Made on the screen thread, before each test. */
    @SuppressWarnings("NullAway.Init")
    private TenurePage page;

    @Override
    protected Parent root() {
        page = new TenurePage(actions);
        GatePlace place = new GatePlace(List.of(page));
        page.show(new TenureShown(305, Optional.empty(), List.of()));
        place.fit(Breadth.WIDE);
        return place.view();
    }

    private static TenureShown.Curve curve(String part, String measure, double... memory) {
        List<Rung> rungs = List.of(new Rung("40", 0), new Rung("400", 0.56), new Rung("2400", 1));
        List<Mean> means = new ArrayList<>();
        List<Mean> others = new ArrayList<>();
        for (int i = 0; i < memory.length; i++) {
            means.add(new Mean(i, memory[i], Optional.empty(), 5, List.of()));
            others.add(new Mean(i, 1 - memory[i], Optional.empty(), 5, List.of()));
        }
        return new TenureShown.Curve(
                part,
                measure,
                new TenureCurves(
                        new DoseResponse(
                                part,
                                "earlier conversations",
                                measure,
                                2,
                                rungs,
                                List.of(
                                        new DoseResponse.Arm(
                                                "memory-of-everything", Marker.of(0), means),
                                        new DoseResponse.Arm(
                                                "transcript-search", Marker.of(1), others)),
                                0,
                                List.of()),
                        0,
                        1));
    }

    private static Optional<Progress> progress(long done, Phase phase) {
        return Optional.of(new Progress(305, done, 0, phase, Optional.empty()));
    }

    private boolean isSeen(String id) {
        return on(() -> find(id, Node.class).isVisible());
    }

    private String words(String id) {
        return on(() -> find(id, Label.class).getText());
    }

    @Test
    void beforeItWasRunItSaysWhatWillBeHere() {
        assertThat(words("tenure-status")).isEqualTo("Not run yet. 305 runs.");
        robot().clickOn("#tenure-run");
        assertThat(asked).containsExactly("run");
        assertThat(isSeen("tenure-cancel")).isFalse();
    }

    @Test
    void whileItRunsItCanBeCancelledAndShowsWhatIsThere() {
        onScreen(
                () ->
                        page.show(
                                new TenureShown(
                                        305,
                                        progress(61, Phase.RUNNING),
                                        List.of(
                                                curve(
                                                        "What nobody owns",
                                                        "share right",
                                                        0.2,
                                                        0.8,
                                                        1)))));
        assertThat(words("tenure-status")).isEqualTo("61 of 305 runs");
        assertThat(isSeen("tenure-run")).isFalse();
        robot().clickOn("#tenure-cancel");
        assertThat(asked).containsExactly("cancel");
        assertThat(words("tenure-crossing"))
                .isEqualTo("memory-of-everything and transcript-search cross between 40 and 400.");
        picture("gate-tenure");
    }

    @Test
    void anotherPartAndMeasureAreChosenAndKeptWhenMoreComes() {
        List<TenureShown.Curve> curves =
                List.of(
                        curve("What nobody owns", "share right", 0.2, 0.8, 1),
                        curve("What nobody owns", "tokens", 0.9, 0.9, 0.9),
                        curve("What systems hold", "share right", 0.9, 0.8, 0.7));
        onScreen(() -> page.show(new TenureShown(305, progress(305, Phase.FINISHED), curves)));
        onScreen(() -> find("tenure-measure", ComboBox.class).getSelectionModel().select(1));
        assertThat(words("tenure-crossing")).contains("do not cross");
        onScreen(() -> page.show(new TenureShown(305, progress(305, Phase.FINISHED), curves)));
        assertThat(words("tenure-crossing")).contains("do not cross");
        onScreen(() -> find("tenure-part", ComboBox.class).getSelectionModel().select(1));
        assertThat(on(() -> find("tenure-measure", ComboBox.class).getItems().size())).isEqualTo(1);
        robot().clickOn("#tenure-plan");
        onScreen(() -> find("tenure-export", MenuButton.class).getItems().forEach(MenuItem::fire));
        assertThat(asked)
                .containsExactly(
                        "plan",
                        "tenure.png",
                        "tenure.svg",
                        "tenure.csv",
                        "tenure.json",
                        "tenure.txt");
    }
}
