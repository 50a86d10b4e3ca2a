package mnemarium.ui.gate;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.ui.PlaceLayout;
import mnemarium.ui.SidePanes;

/**
 * How the page lies: the chart beside its table, one below the other where there is little room.
 */
final class TenureLayout extends PlaceLayout {

    private static final double SIDE = 448 * PIXEL;
    private static final double SIDE_SMALL = 360 * PIXEL;

    private final Region head;
    private final Region chart;
    private final Region side;

    TenureLayout(Region head, Region chart, Region side) {
        super("gate-tenure");
        this.head = head;
        this.chart = chart;
        this.side = side;
        build();
    }

    @Override
    protected Node wide() {
        SidePanes columns =
                new SidePanes(
                        Orientation.HORIZONTAL,
                        this::em,
                        0,
                        new double[] {0, SIDE},
                        chart,
                        scroll(side));
        columns.setId("tenure-columns");
        VBox.setVgrow(columns, Priority.ALWAYS);
        return new VBox(head, columns);
    }

    @Override
    protected Node medium() {
        return narrow();
    }

    @Override
    protected Node narrow() {
        VBox column = new VBox(chart, side);
        column.getStyleClass().add("mn-tenure-column");
        ScrollPane scroll = scroll(column);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        return new VBox(head, scroll);
    }

    private static ScrollPane scroll(Node content) {
        ScrollPane scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("mn-plain-scroll");
        return scroll;
    }

    @Override
    protected void resized() {
        if (body() instanceof VBox box
                && box.getChildren().getLast() instanceof SidePanes columns) {
            columns.own(0, getWidth() / em() >= ROOMY_WIDTH ? SIDE : SIDE_SMALL);
        }
    }
}
