package mnemarium.ui.experiments;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Parent;
import javafx.scene.control.Label;

import mnemarium.ui.Breadth;
import mnemarium.ui.ScreenTest;
import mnemarium.ui.shell.Theme;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import java.util.Optional;

/** In a small window, in the dark. */
class ExperimentsSmallTest extends ScreenTest {
    private static PlanShown finished = PlanShown.fresh(PlayedPlan.shipped("loop-guard-rungs"));

    /** Set by {@link #root}, on the screen thread. */
    @SuppressWarnings("NullAway.Init")
    private ExperimentsPlace place;

    @BeforeAll
    static void play() {
        finished =
                PlayedPlan.finished(
                        PlayedPlan.withSeeds(PlayedPlan.shipped("loop-guard-rungs"), "3"));
    }

    @Override
    protected Parent root() {
        place = new ExperimentsPlace(new Asked());
        place.fit(Breadth.WIDE);
        return place.view();
    }

    @Override
    protected double width() {
        return 1200;
    }

    @Override
    protected double height() {
        return 616;
    }

    @Override
    protected Theme theme() {
        return new Theme(true, 100);
    }

    @Test
    void chartTestAndTableLieBelowEachOther() {
        onScreen(
                () ->
                        place.show(
                                new ExperimentsShown(
                                        ExperimentsPlaceTest.rows(), Optional.of(finished))));
        picture("experiments-small");
        assertThat(find("test-note", Label.class).getText()).startsWith("Three against three");
    }

    @Test
    void atTwiceTheTextSizeNothingIsCut() {
        onScreen(
                () -> {
                    new Theme(false, 200).dress(stage().getScene());
                    place.fit(Breadth.NARROW);
                    place.show(
                            new ExperimentsShown(
                                    ExperimentsPlaceTest.rows(), Optional.of(finished)));
                });
        picture("experiments-large");
        Label words = find("plan-name", Label.class);
        assertThat(on(words::getWidth)).isGreaterThanOrEqualTo(on(() -> words.prefWidth(-1)) - 0.5);
        assertThat(find("plan-words", Label.class).getText())
                .endsWith("Simulated, scripted agent.");
    }
}
