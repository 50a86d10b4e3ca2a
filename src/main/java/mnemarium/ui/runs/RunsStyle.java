package mnemarium.ui.runs;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

import java.util.Objects;

/** The style sheet of this place, and its labels. */
final class RunsStyle {

    private static final String SHEET = "/mnemarium/ui/runs/runs.css";

    private RunsStyle() {}

    static void dress(Parent root) {
        root.getStylesheets()
                .add(
                        Objects.requireNonNull(
                                        RunsStyle.class.getResource(SHEET),
                                        "found no style sheet " + SHEET)
                                .toExternalForm());
    }

    /** Words that may be cut with an ellipsis where there is no room. */
    static Label label(String words, String... styleClasses) {
        Label label = new Label(words);
        label.getStyleClass().addAll(styleClasses);
        label.setMinWidth(0);
        return label;
    }

    /** Words that are never cut. */
    static Label whole(String words, String... styleClasses) {
        Label label = label(words, styleClasses);
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    /** Words that wrap. */
    static Label prose(String words, String... styleClasses) {
        Label label = label(words, styleClasses);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    /** Takes what room is left in a row. */
    static Region spring() {
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        return spring;
    }

    /** Shows a node, or takes it out of the layout. */
    static void present(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }
}
