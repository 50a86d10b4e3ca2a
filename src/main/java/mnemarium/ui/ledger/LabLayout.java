package mnemarium.ui.ledger;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.TabPane;
import javafx.scene.layout.Region;

import mnemarium.ui.PlaceLayout;
import mnemarium.ui.SidePanes;

import java.util.List;

/** How the lab lies: records, what is asked or written, one record; fewer columns in less room. */
final class LabLayout extends PlaceLayout {

    private static final double MIDDLE = 480 * PIXEL;
    private static final double CARD = 360 * PIXEL;

    private final Part records;
    private final Part middle;
    private final Part card;

    LabLayout(Region records, Region middle, Region card) {
        super("lab-place");
        this.records = new Part("Records", records);
        this.middle = new Part("Lab", middle);
        this.card = new Part("Record", card);
        LedgerStyle.dress(this);
        build();
    }

    @Override
    protected Node wide() {
        SidePanes columns =
                new SidePanes(
                        Orientation.HORIZONTAL,
                        this::em,
                        0,
                        new double[] {0, MIDDLE, CARD},
                        records.panel(),
                        middle.panel(),
                        card.panel());
        columns.setId("lab-columns");
        return columns;
    }

    @Override
    protected Node medium() {
        TabPane sides = tabs("lab-sides", List.of(records, card));
        SidePanes columns =
                new SidePanes(
                        Orientation.HORIZONTAL,
                        this::em,
                        1,
                        new double[] {400 * PIXEL, 0},
                        middle.panel(),
                        sides);
        columns.setId("lab-columns");
        return columns;
    }

    @Override
    protected Node narrow() {
        return tabs("lab-tabs", List.of(middle, records, card));
    }
}
