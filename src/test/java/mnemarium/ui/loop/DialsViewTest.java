package mnemarium.ui.loop;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Test;

class DialsViewTest extends LoopScreenTest {

    private void dragKnobTo(double millis, double pixelsBeside) {
        LatencySlider slider = find("added-latency-slider", LatencySlider.class);
        var bounds = on(() -> slider.localToScreen(slider.getBoundsInLocal()));
        double inset = on(slider::inset);
        double length = bounds.getWidth() - 2 * inset;
        double y = bounds.getCenterY();
        double from = bounds.getMinX() + inset + length * LatencyScale.position(slider.millis());
        double to = bounds.getMinX() + inset + length * LatencyScale.position(millis);
        robot().drag(from, y).moveTo(to + pixelsBeside, y).drop();
    }

    @Test
    void aDragOfTheLatencyToARungIsAskedForOnceWhenTheHandLetsGo() {
        dragKnobTo(110, 0);

        assertThat(asked()).isEqualTo("added-latency = 110");
        shows("added-latency-field", "110");
    }

    @Test
    void aDragSnapsToARungThatIsNear() {
        dragKnobTo(5, 4);

        assertThat(asked()).isEqualTo("added-latency = 5");
    }

    @Test
    void aDragFarFromEachRungTakesTheValueUnderTheHand() {
        dragKnobTo(80, 0);

        // the hand stands on a whole pixel: the value is the one under it, and no rung's
        String name = "added-latency = ";
        String asked = asked();
        assertThat(asked).startsWith(name);
        assertThat(Double.parseDouble(asked.substring(name.length()))).isBetween(78.0, 82.0);
    }

    @Test
    void anArrowKeyGoesToTheNextRung() {
        LatencySlider slider = find("added-latency-slider", LatencySlider.class);
        onScreen(slider::requestFocus);
        robot().type(KeyCode.RIGHT);

        assertThat(asked()).isEqualTo("added-latency = 50");
    }

    @Test
    void theFieldTakesAnyValueOfTheDialsRange() {
        into("#added-latency-field").write("1500").type(KeyCode.ENTER);

        assertThat(asked()).isEqualTo("added-latency = 1500");
    }

    @Test
    void wrongInputStaysInTheFieldAndSaysWhatWasFoundAndExpected() {
        into("#added-latency-field").write("-5").type(KeyCode.ENTER);

        assertThat(asked()).isEmpty();
        shows("added-latency-field", "-5");
        shows("dials-hint", "added latency is -5 ms, expected 0 to 10 000 ms");
        assertThat(find("dials-hint", Label.class).getStyleClass()).contains("harm");
    }

    @Test
    void escapeGivesTheFieldItsValueBack() {
        into("#added-latency-field").write("abc").type(KeyCode.ENTER);
        robot().type(KeyCode.ESCAPE);

        shows("added-latency-field", "30");
        shows("dials-hint", "a move acts at the next operation");
    }

    @Test
    void aDialSaysWhereItWasMovedAndAClickGoesThere() {
        Button moved = find("moved-added-latency", Button.class);

        assertThat(moved.isVisible()).isTrue();
        assertThat(moved.getAccessibleText()).contains("moved at turn 1, step 2, from 0");
        robot().clickOn(moved);
        assertThat(asked()).isEqualTo("go to " + bench().track().first(1));
    }

    @Test
    void aDialGoesBackToTheScenariosValueByItsOwnButton() {
        robot().clickOn("#reset-added-latency");

        assertThat(asked()).isEqualTo("added-latency = 0");
        assertThat(find("reset-budget", Button.class).isVisible()).isFalse();
    }

    @Test
    void allDialsGoBackByOneButton() {
        robot().clickOn("#scenario-values");

        assertThat(asked().split("; "))
                .contains("added-latency = 0", "own-turn-sight = on")
                .noneMatch(each -> each.startsWith("budget"));
    }

    @Test
    void aSpinnerCountsAndRefusesWhatIsNoNumber() {
        TextField editor = find("top-k-field", TextField.class);
        into(editor).write("5").type(KeyCode.ENTER);
        assertThat(asked()).isEqualTo("top-k = 5");

        into(editor).write("many").type(KeyCode.ENTER);
        assertThat(asked()).isEmpty();
        shows("dials-hint", "top k is many, expected 1 to 1 000 hits");

        robot().clickOn(editor).type(KeyCode.UP);
        assertThat(asked()).isEqualTo("top-k = 6");
    }

    @Test
    void theBudgetsSliderIsHandedOnWhenItIsLetGo() {
        robot().drag("#budget-slider").moveBy(30, 0).drop();

        assertThat(asked()).matches("budget = \\d+");
    }

    @Test
    void theOtherDialsOpenInAPopOver() {
        robot().clickOn("#more-dials");
        robot().clickOn("#own-turn-sight-switch");

        assertThat(asked()).isEqualTo("own-turn-sight = on");
    }

    @Test
    void theWriteGateIsASwitchAmongTheOtherDials() {
        robot().clickOn("#more-dials");
        robot().clickOn("#gate-switch");

        assertThat(asked()).isEqualTo("gate = on");
    }
}
