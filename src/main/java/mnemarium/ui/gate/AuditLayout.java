package mnemarium.ui.gate;

import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import mnemarium.ui.Breadth;

/** Where the parts of an audit lie: two columns, or all in one that scrolls. */
final class AuditLayout {

    private final Region copies;
    private final Region items;
    private final Region toDo;
    private final Region side;
    private final Region empty;
    private final StackPane view = new StackPane();
    private Breadth breadth = Breadth.WIDE;
    private boolean isThere;

    /**
     * @param empty stands in the place of what there is without an audit
     */
    AuditLayout(Region copies, Region items, Region toDo, Region side, Region empty) {
        this.copies = copies;
        this.items = items;
        this.toDo = toDo;
        this.side = side;
        this.empty = empty;
        lay();
    }

    Region view() {
        return view;
    }

    void fit(Breadth next) {
        if (next != breadth) {
            breadth = next;
            lay();
        }
    }

    /** Shows the parts of an audit, or that there is none. */
    void show(boolean isAudited) {
        if (isAudited != isThere) {
            isThere = isAudited;
            lay();
        }
    }

    private void lay() {
        toDo.minHeightProperty().unbind();
        toDo.maxHeightProperty().unbind();
        toDo.setMinHeight(Region.USE_COMPUTED_SIZE);
        toDo.setMaxHeight(Region.USE_COMPUTED_SIZE);
        view.getChildren().setAll(breadth == Breadth.WIDE ? columns() : column());
    }

    private Region columns() {
        VBox left = isThere ? new VBox(copies, items) : new VBox(empty);
        VBox.setVgrow(items, Priority.ALWAYS);
        VBox right = isThere ? new VBox(toDo, side) : new VBox(side);
        if (isThere) {
            // one line through both columns
            toDo.minHeightProperty().bind(copies.heightProperty());
            toDo.maxHeightProperty().bind(copies.heightProperty());
        }
        VBox.setVgrow(side, Priority.ALWAYS);
        right.getStyleClass().addAll("line-left", "mn-audit-side");
        HBox.setHgrow(left, Priority.ALWAYS);
        left.setMinWidth(0);
        HBox both = new HBox(left, right);
        both.getStyleClass().add("line-top");
        return both;
    }

    private Region column() {
        VBox all = isThere ? new VBox(copies, toDo, items, side) : new VBox(empty, side);
        all.getStyleClass().add("mn-audit-column");
        ScrollPane scroll = new ScrollPane(all);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("mn-plain-scroll");
        return new BorderPane(scroll);
    }
}
