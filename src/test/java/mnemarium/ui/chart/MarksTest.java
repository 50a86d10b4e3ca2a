package mnemarium.ui.chart;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Insets;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;

import mnemarium.ui.Faces;
import mnemarium.ui.ScreenTest;

import org.junit.jupiter.api.Test;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

class MarksTest extends ScreenTest {
    private final GridPane grid = new GridPane(16, 8);

    @Override
    protected double width() {
        return 420;
    }

    @Override
    protected double height() {
        return 520;
    }

    @Override
    protected Parent root() {
        grid.setPadding(new Insets(16));
        for (Mark mark : Mark.values()) {
            Drawing drawing =
                    new Drawing() {
                        @Override
                        protected void paint(
                                Pen pen, Palette palette, double width, double height) {
                            Marks.draw(pen, palette, mark, 8, 8, 1);
                            Marks.draw(pen, palette, mark, 32, 8, 1.5);
                            pen.hatch(
                                    60,
                                    0,
                                    30,
                                    16,
                                    palette.of(Ink.BUDGET_EDGE),
                                    palette.of(Ink.BUDGET_GROUND));
                            pen.text(
                                    mark.word(),
                                    100,
                                    12,
                                    new Lettering(Faces.MONO, 11, palette.of(Ink.MUTED)));
                        }
                    };
            drawing.setPrefSize(240, 16);
            grid.addRow(grid.getRowCount(), Marks.region(mark), new Label(mark.word()), drawing);
        }
        return grid;
    }

    @Test
    void everyMarkIsAsLargeAsItsBoxInALabel() {
        picture("marks");
        grid.getChildren().stream()
                .filter(node -> node.getStyleClass().contains("mark"))
                .map(Region.class::cast)
                .forEach(
                        mark -> {
                            assertThat(mark.getWidth()).isEqualTo(10);
                            assertThat(mark.getBackground().getFills()).isNotEmpty();
                        });
    }

    @Test
    void theSameDrawingIsWrittenAsSvg() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (SvgPen pen = new SvgPen(bytes, 40, 20, "two marks", Palette.LIGHT.of(Ink.GROUND))) {
            Marks.draw(pen, Palette.LIGHT, Mark.SKIPPED, 10, 10, 1);
            pen.within(
                    0,
                    0,
                    10,
                    10,
                    () -> pen.line(0, 0, 5, 5, new Line(Palette.LIGHT.of(Ink.LINE), 1)));
            pen.text("a < b", 4, 18, new Lettering(Faces.REGULAR, 11, Palette.LIGHT.of(Ink.TEXT)));
        }
        assertThat(bytes.toString(StandardCharsets.UTF_8))
                .contains("<title>two marks</title>")
                .contains("d=\"" + Mark.SKIPPED.path() + "\"")
                .contains("fill=\"#916000\"")
                .contains("clip-path=\"url(#cut0)\"")
                .contains("a &lt; b")
                .endsWith("</svg>");
    }
}
