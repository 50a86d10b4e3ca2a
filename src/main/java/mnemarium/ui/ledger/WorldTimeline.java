package mnemarium.ui.ledger;

import atlantafx.base.controls.Popover;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import mnemarium.ui.Buttons;
import mnemarium.ui.Touch;
import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;

import org.kordamp.ikonli.feather.Feather;

import java.util.List;
import java.util.function.IntConsumer;

/**
 * The timeline of a run in a drifting world, with its legend at the right. Stands under the
 * transport in the places that follow such a run.
 */
public final class WorldTimeline extends StackPane {

    private static final List<Sign> LEGEND =
            List.of(
                    new Sign(Mark.WRITE, "derive"),
                    new Sign(Mark.TRIP, "trip, real"),
                    new Sign(Mark.HIT, "reuse"),
                    new Sign(Mark.TRIP_NOISE, "trip, noise"),
                    new Sign(Mark.MOVED, "moved"),
                    new Sign(Mark.WRONG, "false-valid"));

    private static final List<Sign> WHOLE_LEGEND =
            List.of(
                    new Sign(Mark.WRITE, "derive: the outcome was produced from scratch"),
                    new Sign(Mark.HIT, "reuse: a kept outcome was used again"),
                    new Sign(Mark.WRONG, "false-valid: a stale outcome was used again"),
                    new Sign(Mark.HINT, "hint: it may inform, and must not be acted on"),
                    new Sign(Mark.TRIP, "trip, real: what moved matters"),
                    new Sign(Mark.TRIP_NOISE, "trip, noise: what moved does not matter"),
                    new Sign(Mark.MOVED, "dial moved: it acts at the next task"));

    private final TaskTimelineDrawing drawing;
    private final Button more =
            Buttons.icon(
                    "world-legend-button",
                    Feather.HELP_CIRCLE,
                    "What the signs of the timeline mean");

    /** A sign and what it says here. */
    private record Sign(Mark mark, String words) {}

    WorldTimeline(TaskScroll scroll, IntConsumer goTo) {
        drawing = new TaskTimelineDrawing(scroll, goTo);
        setId("world-timeline-strip");
        getStyleClass().add("mn-timeline");
        LedgerStyle.dress(this);
        more.getStyleClass().setAll("button", "mn-icon-button");
        more.setOnAction(_ -> explain());
        HBox end = new HBox(legend(LEGEND, 2), more);
        end.setAlignment(Pos.CENTER_RIGHT);
        end.setFillHeight(false);
        end.setPickOnBounds(false);
        end.getStyleClass().add("mn-world-legend");
        end.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        setAlignment(end, Pos.TOP_RIGHT);
        getChildren().addAll(drawing, end);
    }

    void show(WorldView view, Touch touch) {
        drawing.show(view, touch);
    }

    private void explain() {
        VBox content = new VBox(legend(WHOLE_LEGEND, 1));
        content.getStyleClass().add("mn-popover");
        Popover popover = new Popover(content);
        popover.setTitle("Signs");
        popover.setHeaderAlwaysVisible(false);
        popover.setDetachable(false);
        popover.setArrowLocation(Popover.ArrowLocation.TOP_RIGHT);
        popover.show(more);
    }

    private static Node legend(List<Sign> signs, int columns) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("mn-legend");
        for (int i = 0; i < signs.size(); i++) {
            Label label = new Label(signs.get(i).words(), Marks.region(signs.get(i).mark()));
            label.getStyleClass().addAll("small", "muted");
            label.setMinWidth(USE_PREF_SIZE);
            grid.add(label, i % columns, i / columns);
        }
        return grid;
    }
}
