package mnemarium.ui;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

import java.util.Objects;

/** The labels of a place; its own style extends this and names its sheet. */
public abstract class PlaceStyle {

    protected PlaceStyle() {}

    /**
     * Gives a node the style sheet of a place.
     *
     * @param place whose class path the sheet lies on
     * @param sheet its path there
     */
    protected static void dress(Parent root, Class<?> place, String sheet) {
        root.getStylesheets()
                .add(
                        Objects.requireNonNull(
                                        place.getResource(sheet), "found no style sheet " + sheet)
                                .toExternalForm());
    }

    /** Words that may be cut with an ellipsis where there is no room. */
    public static Label label(String words, String... styleClasses) {
        Label label = new Label(words);
        label.getStyleClass().addAll(styleClasses);
        label.setMinWidth(0);
        return label;
    }

    /** Words that are never cut. */
    public static Label whole(String words, String... styleClasses) {
        Label label = label(words, styleClasses);
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    /** Words that wrap. */
    public static Label prose(String words, String... styleClasses) {
        Label label = label(words, styleClasses);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    /** Shows a node, or takes it out of the layout. */
    public static void present(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }
}
