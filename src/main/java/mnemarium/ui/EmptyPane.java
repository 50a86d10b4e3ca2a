package mnemarium.ui;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** A panel that has nothing to show: its title, what will be here, and how it comes. */
public final class EmptyPane extends VBox {

    /**
     * An empty panel.
     *
     * @param id of the panel
     * @param what will be here
     * @param more the sentence that says how, and perhaps a button
     */
    public EmptyPane(String id, String title, String what, Node... more) {
        setId(id);
        getStyleClass().add("panel");
        Label heading = new Label(title);
        heading.getStyleClass().add("semibold");
        VBox header = new VBox(heading);
        header.getStyleClass().add("panel-header");
        VBox words = new VBox(words(what));
        words.getStyleClass().add("mn-nothing");
        words.getChildren().addAll(more);
        VBox.setVgrow(words, Priority.ALWAYS);
        getChildren().addAll(header, words);
    }

    /** A sentence of an empty panel. */
    public static Label words(String sentence) {
        Label label = new Label(sentence);
        label.getStyleClass().add("muted");
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }
}
