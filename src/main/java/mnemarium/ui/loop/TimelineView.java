package mnemarium.ui.loop;

import atlantafx.base.controls.Popover;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import mnemarium.ui.Buttons;
import mnemarium.ui.Touch;
import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;

import org.kordamp.ikonli.feather.Feather;

import java.util.List;

/**
 * The run as a row of turns, one cell for each step, with its legend at the right or, in a narrower
 * window, in a pop-over. Stands under the transport in every place that follows a run.
 */
public final class TimelineView extends HBox {

    private static final List<Mark> LEGEND =
            List.of(Mark.HIT, Mark.WRITE, Mark.MISS, Mark.REDUNDANT, Mark.SKIPPED, Mark.MOVED);

    /** Everything a cell may show; the row at the right holds only what nearly every run needs. */
    private static final List<Mark> WHOLE_LEGEND =
            List.of(
                    Mark.HIT,
                    Mark.MISS,
                    Mark.SKIPPED,
                    Mark.LATE,
                    Mark.WRITE,
                    Mark.ROUTED,
                    Mark.REFUSED,
                    Mark.INVESTIGATED,
                    Mark.REDUNDANT,
                    Mark.WRONG,
                    Mark.MOVED);

    /** In em of the strip's own width. */
    private static final double LEGEND_FROM = 100;

    private final TimelineDrawing drawing;
    private final Node legend = legend(LEGEND, "timeline-legend");
    private final Button more =
            Buttons.icon(
                    "timeline-legend-button",
                    Feather.HELP_CIRCLE,
                    "What the signs of the timeline mean");

    /**
     * @param actions where clicks and arrow keys go
     */
    public TimelineView(LoopActions actions) {
        drawing = new TimelineDrawing(actions::goTo);
        setId("timeline-strip");
        getStyleClass().add("mn-timeline");
        LoopStyle.dress(this);
        HBox.setHgrow(drawing, Priority.ALWAYS);
        more.getStyleClass().setAll("button", "mn-icon-button");
        more.setOnAction(_ -> explain());
        HBox end = new HBox(legend, more);
        end.setAlignment(Pos.CENTER_RIGHT);
        end.setFillHeight(false);
        end.getStyleClass().add("mn-timeline-end");
        getChildren().addAll(drawing, end);
    }

    /** Shows a run, its cursor in view. */
    void show(Timeline timeline) {
        drawing.show(timeline);
    }

    /** Says what lights up when the cursor moves ahead. */
    void touch(Touch next) {
        drawing.touch(next);
    }

    /** The legend stands beside the turns where there is room; its button is there always. */
    @Override
    protected void layoutChildren() {
        double em = more.getFont().getSize();
        boolean room = getWidth() >= LEGEND_FROM * em;
        if (room != legend.isManaged()) {
            legend.setVisible(room);
            legend.setManaged(room);
        }
        super.layoutChildren();
    }

    private void explain() {
        VBox content = new VBox(legend(WHOLE_LEGEND, "timeline-legend-whole"));
        content.getStyleClass().add("mn-popover");
        LoopStyle.dress(content);
        Popover popover = new Popover(content);
        popover.setTitle("Signs");
        popover.setHeaderAlwaysVisible(false);
        popover.setDetachable(false);
        popover.setArrowLocation(Popover.ArrowLocation.TOP_RIGHT);
        popover.show(more);
    }

    private static Node legend(List<Mark> marks, String id) {
        GridPane grid = new GridPane();
        grid.setId(id);
        grid.getStyleClass().add("mn-legend");
        for (int i = 0; i < marks.size(); i++) {
            Label label = new Label(marks.get(i).word(), Marks.region(marks.get(i)));
            label.getStyleClass().addAll("small", "muted");
            label.setMinWidth(USE_PREF_SIZE);
            grid.add(label, i % 2, i / 2);
        }
        return grid;
    }
}
