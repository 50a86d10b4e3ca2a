package mnemarium.ui.runs;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Region;

import mnemarium.ui.PlaceLayout;
import mnemarium.ui.SidePanes;

import java.util.List;

/** How the place lies: the table beside what is chosen; behind tabs where there is little room. */
final class RunsLayout extends PlaceLayout {
    private static final double CHOSEN = 400 * PIXEL;
    private static final double CHOSEN_SMALL = 356 * PIXEL;

    private final Part table;
    private final Part chosen;

    RunsLayout(Region table, Region chosen) {
        super("runs");
        this.table = new Part("Runs", table);
        this.chosen = new Part("Chosen", chosen);
        RunsStyle.dress(this);
        build();
    }

    @Override
    protected Node wide() {
        SidePanes columns =
                new SidePanes(
                        Orientation.HORIZONTAL,
                        this::em,
                        0,
                        new double[] {0, CHOSEN},
                        table.panel(),
                        chosen.panel());
        columns.setId("runs-columns");
        return columns;
    }

    @Override
    protected Node medium() {
        return wide();
    }

    @Override
    protected Node narrow() {
        return tabs("runs-tabs", List.of(table, chosen));
    }

    @Override
    protected void resized() {
        if (body() instanceof SidePanes columns) {
            columns.own(0, getWidth() / em() >= ROOMY_WIDTH ? CHOSEN : CHOSEN_SMALL);
        }
    }
}
