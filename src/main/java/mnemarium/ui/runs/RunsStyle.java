package mnemarium.ui.runs;

import javafx.scene.Parent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

import mnemarium.ui.PlaceStyle;

/** The style sheet of this place, and its labels. */
final class RunsStyle extends PlaceStyle {

    private static final String SHEET = "/mnemarium/ui/runs/runs.css";

    private RunsStyle() {}

    static void dress(Parent root) {
        dress(root, RunsStyle.class, SHEET);
    }

    /** Takes what room is left in a row. */
    static Region spring() {
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        return spring;
    }
}
