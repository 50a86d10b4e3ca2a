package mnemarium.ui.experiments;

import javafx.scene.Parent;

import mnemarium.ui.PlaceStyle;

/** The style sheet of this place, and its labels. */
final class ExperimentsStyle extends PlaceStyle {

    private static final String SHEET = "/mnemarium/ui/experiments/experiments.css";

    private ExperimentsStyle() {}

    static void dress(Parent root) {
        dress(root, ExperimentsStyle.class, SHEET);
    }
}
