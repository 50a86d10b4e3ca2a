package mnemarium.ui.gate;

import javafx.scene.Parent;

import mnemarium.ui.PlaceStyle;

import java.util.Locale;

/** The style sheet of this place, and its labels. */
final class GateStyle extends PlaceStyle {

    private static final String SHEET = "/mnemarium/ui/gate/gate.css";

    private GateStyle() {}

    static void dress(Parent root) {
        dress(root, GateStyle.class, SHEET);
    }

    /** What a check says against something, as a sentence. */
    static String sentence(IllegalArgumentException refused) {
        String message = String.valueOf(refused.getMessage());
        return message.substring(0, 1).toUpperCase(Locale.ROOT) + message.substring(1) + ".";
    }
}
