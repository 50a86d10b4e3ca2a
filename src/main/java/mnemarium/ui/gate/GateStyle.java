package mnemarium.ui.gate;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

import java.util.Locale;
import java.util.Objects;

/** The style sheet of this place, and its labels. */
final class GateStyle {

    private static final String SHEET = "/mnemarium/ui/gate/gate.css";

    private GateStyle() {}

    static void dress(Parent root) {
        root.getStylesheets()
                .add(
                        Objects.requireNonNull(
                                        GateStyle.class.getResource(SHEET),
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

    /** What a check says against something, as a sentence. */
    static String sentence(IllegalArgumentException refused) {
        String message = String.valueOf(refused.getMessage());
        return message.substring(0, 1).toUpperCase(Locale.ROOT) + message.substring(1) + ".";
    }

    /** Shows a node, or takes it out of the layout. */
    static void present(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }
}
