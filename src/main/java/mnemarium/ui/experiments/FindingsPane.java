package mnemarium.ui.experiments;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import mnemarium.ui.SidePanes;

/**
 * Chart, test and table: beside and below each other where there is room, else below each other in
 * one column that scrolls.
 */
final class FindingsPane extends StackPane {
    /** From this many em of width and height on there is room for two columns. */
    private static final double TWO_COLUMNS = 76;

    private static final double TALL = 44;
    private static final double TEST = 424.0 / 13;
    private static final double TABLE = 268.0 / 13;

    private final Region chart;
    private final Region test;
    private final Region table;
    private final Label em = new Label();
    private final StackPane body = new StackPane();
    private Form form = Form.NONE;
    private boolean isTableFull = true;

    /** How the three lie. */
    private enum Form {
        NONE,
        COLUMNS,
        BESIDE,
        COLUMN
    }

    FindingsPane(Region chart, Region test, Region table) {
        this.chart = chart;
        this.test = test;
        this.table = table;
        em.setManaged(false);
        em.setVisible(false);
        getChildren().addAll(em, body);
        widthProperty().addListener(_ -> fit());
        heightProperty().addListener(_ -> fit());
        em.fontProperty().addListener(_ -> fit());
    }

    /** Whether the table has rows; one that has none is its head alone, and leaves the room. */
    void fill(boolean hasRows) {
        if (isTableFull != hasRows) {
            isTableFull = hasRows;
            form = Form.NONE;
            fit();
        }
    }

    private double em() {
        return em.getFont().getSize();
    }

    private void fit() {
        if (getWidth() <= 0 || getHeight() <= 0) {
            return;
        }
        boolean isWide = getWidth() / em() >= TWO_COLUMNS;
        boolean isTall = getHeight() / em() >= TALL;
        Form next = isWide && isTall ? Form.COLUMNS : isWide ? Form.BESIDE : Form.COLUMN;
        if (next != form) {
            form = next;
            body.getChildren().clear();
            body.getChildren()
                    .add(
                            switch (next) {
                                case COLUMNS, NONE -> columns();
                                case BESIDE -> scrolled(beside(), table);
                                case COLUMN -> scrolled(chart, test, table);
                            });
        }
        double least = Math.min(28 * em(), Math.max(20 * em(), getHeight() - 2 * em()));
        chart.setMinHeight(
                form == Form.COLUMN ? least : form == Form.BESIDE ? 30 * em() : 12 * em());
        table.setMinHeight(
                !isTableFull ? USE_PREF_SIZE : form == Form.COLUMNS ? 8 * em() : 20 * em());
        table.setMaxHeight(isTableFull ? Double.MAX_VALUE : USE_PREF_SIZE);
    }

    private Node beside() {
        ScrollPane side = new ScrollPane(test);
        side.setFitToWidth(true);
        side.getStyleClass().add("mn-plain-scroll");
        return new SidePanes(
                Orientation.HORIZONTAL, this::em, 0, new double[] {0, TEST}, chart, side);
    }

    private Node columns() {
        if (!isTableFull) {
            Node above = beside();
            VBox.setVgrow(above, Priority.ALWAYS);
            table.getStyleClass().remove("line-top");
            table.getStyleClass().add("line-top");
            return new VBox(above, table);
        }
        return new SidePanes(
                Orientation.VERTICAL, this::em, 0, new double[] {0, TABLE}, beside(), table);
    }

    private static Node scrolled(Node... parts) {
        VBox column = new VBox(parts);
        column.getStyleClass().add("mn-findings-column");
        for (int i = 1; i < parts.length; i++) {
            parts[i].getStyleClass().remove("line-top");
            parts[i].getStyleClass().add("line-top");
        }
        ScrollPane scroll = new ScrollPane(column);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("mn-plain-scroll");
        return scroll;
    }
}
