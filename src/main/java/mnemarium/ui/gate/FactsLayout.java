package mnemarium.ui.gate;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.ui.PlaceLayout;
import mnemarium.ui.SidePanes;

/**
 * How the page lies: diagram over candidates, beside them a column, below all the timeline; one
 * column where there is little room.
 */
final class FactsLayout extends PlaceLayout {

    private static final double SIDE = 448 * PIXEL;
    private static final double SIDE_SMALL = 360 * PIXEL;
    private static final double DIAGRAM = 296 * PIXEL;
    private static final double DIAGRAM_SMALL = 268 * PIXEL;
    private static final double STALENESS = 172 * PIXEL;

    private final Region diagram;
    private final Region candidates;
    private final Region staleness;
    private final VBox side = new VBox();

    FactsLayout(Region diagram, Region candidates, Region staleness, Region... side) {
        super("gate-facts");
        this.diagram = diagram;
        this.candidates = candidates;
        this.staleness = staleness;
        this.side.getChildren().addAll(side);
        this.side.getStyleClass().add("mn-gate-side");
        build();
    }

    private boolean isRoomy() {
        return getWidth() / em() >= ROOMY_WIDTH;
    }

    @Override
    protected Node wide() {
        SidePanes left =
                new SidePanes(
                        Orientation.VERTICAL,
                        this::em,
                        1,
                        new double[] {DIAGRAM, 0},
                        diagram,
                        candidates);
        left.setId("gate-rows");
        SidePanes columns =
                new SidePanes(
                        Orientation.HORIZONTAL,
                        this::em,
                        0,
                        new double[] {0, SIDE},
                        left,
                        scroll(side));
        columns.setId("gate-columns");
        SidePanes all =
                new SidePanes(
                        Orientation.VERTICAL,
                        this::em,
                        0,
                        new double[] {0, STALENESS},
                        columns,
                        staleness);
        all.setId("gate-parts");
        return all;
    }

    @Override
    protected Node medium() {
        return narrow();
    }

    @Override
    protected Node narrow() {
        VBox all = new VBox(diagram, side, candidates, staleness);
        all.getStyleClass().add("mn-gate-column");
        return scroll(all);
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
        if (body() instanceof SidePanes all
                && all.getItems().getFirst() instanceof SidePanes columns) {
            columns.own(0, isRoomy() ? SIDE : SIDE_SMALL);
            if (columns.getItems().getFirst() instanceof SidePanes rows) {
                rows.own(isRoomy() ? DIAGRAM : DIAGRAM_SMALL, 0);
            }
        }
    }
}
