package mnemarium.ui.chart;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;

import mnemarium.ui.ScreenTest;
import mnemarium.ui.chart.Figure.Axis;
import mnemarium.ui.chart.Figure.Band;
import mnemarium.ui.chart.Figure.Curve;
import mnemarium.ui.chart.Figure.Dash;
import mnemarium.ui.chart.Figure.Point;
import mnemarium.ui.chart.Figure.Rule;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

class FigureTest extends ScreenTest {
    private static final Figure FIGURE =
            new Figure(
                    "F1 over thresholds",
                    new Axis("threshold", 0, 1, 2),
                    new Axis("F1", 0, 1, 2),
                    List.of(
                            new Curve(
                                    "found",
                                    Ink.YOU,
                                    Dash.SOLID,
                                    List.of(new Point(0, 0.5), new Point(0.5, 1))),
                            new Curve(
                                    "tried, elsewhere",
                                    Ink.MUTED,
                                    Dash.DOTTED,
                                    List.of(new Point(0.5, 0.75), new Point(1, 0)))),
                    List.of(new Band("plateau", 0.4, 0.6)),
                    List.of(new Rule("threshold", 0.5)));

    private final FigureView view = new FigureView();

    @Override
    protected double width() {
        return 800;
    }

    @Override
    protected double height() {
        return 400;
    }

    @Override
    protected Parent root() {
        view.setId("figure");
        view.show(FIGURE);
        return new StackPane(view);
    }

    @Test
    void theTextSaysWhatTheDrawingShows() {
        assertThat(FIGURE.text())
                .isEqualTo(
                        "F1 over thresholds. threshold: 0.50. plateau: 0.40 to 0.60. found: highest"
                                + " 1.00 at 0.50. tried, elsewhere: highest 0.75 at 0.50.");
        assertThat(view.getAccessibleText()).isEqualTo(FIGURE.text());
    }

    @Test
    void theTableHasARowForEachXAndAColumnForEachLine() {
        assertThat(FIGURE.csv())
                .isEqualTo(
                        """
                        threshold,found,"tried, elsewhere"
                        0.0,0.5,
                        0.5,1.0,0.75
                        1.0,,0.0
                        """);
    }

    @Test
    void theFileHoldsWhatTheScreenShowsAndIsTheSameEachTime() {
        String svg = on(() -> view.svg().orElseThrow());
        assertThat(svg)
                .contains("<title>" + FIGURE.text() + "</title>")
                .contains(">found</text>")
                .contains("stroke-dasharray=\"1.6 3\"")
                .isEqualTo(on(() -> view.svg().orElseThrow()));
    }

    @Test
    void aBarsNameIsWrittenWholeWhereThereIsRoom() {
        Bars bars =
                new Bars(
                        "Turns",
                        "turns",
                        0,
                        List.of(bar("ledger-narrowing", true, 255), bar("no-memory", false, 600)));
        assertThat(ChartFile.svg(bars)).contains(">ledger-narrowing<");
    }

    private static Bars.Bar bar(String name, boolean isYours, double value) {
        return new Bars.Bar(
                name, isYours, value, Optional.empty(), Optional.empty(), "", OptionalLong.empty());
    }

    @Test
    void theArrowKeysReadTheLinesValues() {
        onScreen(view::requestFocus);
        robot().press(KeyCode.END).release(KeyCode.END);
        assertThat(on(view::getAccessibleText))
                .isEqualTo("threshold 1.00, found 1.00, tried, elsewhere 0.00");
        robot().press(KeyCode.ESCAPE).release(KeyCode.ESCAPE);
        assertThat(on(view::getAccessibleText)).isEqualTo(FIGURE.text());
        picture("figure");
    }
}
