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
    private final Region card;
    private final StackPane view = new StackPane();

    AuditLayout(Region copies, Region items, Region toDo, Region card) {
        this.copies = copies;
        this.items = items;
        this.toDo = toDo;
        this.card = card;
        fit(Breadth.WIDE);
    }

    Region view() {
        return view;
    }

    void fit(Breadth breadth) {
        toDo.minHeightProperty().unbind();
        toDo.maxHeightProperty().unbind();
        toDo.setMinHeight(Region.USE_COMPUTED_SIZE);
        toDo.setMaxHeight(Region.USE_COMPUTED_SIZE);
        view.getChildren().setAll(breadth == Breadth.WIDE ? columns() : column());
    }

    private Region columns() {
        VBox left = new VBox(copies, items);
        VBox.setVgrow(items, Priority.ALWAYS);
        toDo.minHeightProperty().bind(copies.heightProperty()); // one line through both columns
        toDo.maxHeightProperty().bind(copies.heightProperty());
        VBox right = new VBox(toDo, card);
        VBox.setVgrow(card, Priority.ALWAYS);
        right.getStyleClass().addAll("line-left", "mn-audit-side");
        HBox.setHgrow(left, Priority.ALWAYS);
        left.setMinWidth(0);
        HBox both = new HBox(left, right);
        both.getStyleClass().add("line-top");
        return both;
    }

    private Region column() {
        VBox all = new VBox(copies, toDo, items, card);
        all.getStyleClass().add("mn-audit-column");
        ScrollPane scroll = new ScrollPane(all);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("mn-plain-scroll");
        return new BorderPane(scroll);
    }
}
