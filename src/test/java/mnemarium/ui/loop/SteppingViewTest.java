package mnemarium.ui.loop;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;

import mnemarium.loop.Arm;
import mnemarium.memory.NoEmbedder;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

/** Runs whose steps stand by themselves, in the Loop place. */
class SteppingViewTest extends LoopScreenTest {

    @Override
    protected Benched played() {
        return Benched.shipped(
                        "staleness-trap",
                        Arm.named("staleness-trap", "bare").orElseThrow(),
                        Map.of(),
                        new NoEmbedder(),
                        0)
                .toEnd();
    }

    private List<?> steps() {
        return ((TableView<?>) place().view().lookup("#steps")).getItems();
    }

    private String text(String id) {
        return ((Labeled) place().view().lookup("#" + id)).getText();
    }

    @Test
    void showsTheStepTheStepsSoFarAndWhatWasPublishedBesideOurs() {
        assertThat(steps()).hasSize(4);
        assertThat(text("step-title")).isEqualTo("Question 4");
        assertThat(text("so-far-figure")).isEqualTo("0");
        assertThat(text("so-far-pill")).isEqualTo("simulated");
        assertThat(text("published-accuracy")).isEqualTo("0.00 (n = 4)");
    }

    @Test
    void goingBackShowsOnlyWhatWasDoneByThen() {
        showAt(2);
        assertThat(steps()).hasSize(1);
        assertThat(text("step-title")).isEqualTo("Question 1");
        assertThat(text("step-table-title")).isEqualTo("Questions");
    }

    @Test
    void aSessionSaysWhatItShowedWhatWasWrittenAndWhatWasAnswered() {
        Benched run =
                Benched.shipped(
                                "announced-440",
                                Arm.named("evolving-world", "supersession").orElseThrow(),
                                Map.of(),
                                new NoEmbedder(),
                                0)
                        .toStep(188);
        StepView card = StepCards.of(track(run), run.now().state(), run.now().trail().newest());
        assertThat(StepText.of(card))
                .contains("deployregion, value")
                .contains("Wrote note")
                .contains("Answered useast")
                .contains("Stale: a value of another day");
    }

    private static Track track(Benched run) {
        Track track = new Track();
        track.follow(run.now().trail().operations());
        return track;
    }
}
