package mnemarium.ui.shell;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import mnemarium.ui.Buttons;

/** A place that follows a run, while there is none. */
final class NoRunPage extends VBox {
    NoRunPage(Runnable openTriage, Runnable openWorld, Runnable openLab) {
        setId("no-run");
        getStyleClass().add("page");
        setAlignment(Pos.TOP_LEFT);
        Label what = new Label("The steps of a run will be here.");
        what.getStyleClass().add("heading");
        Label how =
                new Label("Open a scenario from the bar above, a file of your own, or begin with:");
        how.getStyleClass().add("muted");
        Button open = Buttons.button("no-run-open", "Alert triage", "");
        open.getStyleClass().add("accent");
        open.setOnAction(event -> openTriage.run());
        Button world = Buttons.button("no-run-world", "Default world", "");
        world.setOnAction(event -> openWorld.run());
        HBox ways = new HBox(open, world);
        ways.getStyleClass().add("ways");
        Label byHand =
                new Label("Or write a record of your own, bind it to a file, and ask for it:");
        byHand.getStyleClass().add("muted");
        Button lab = Buttons.button("no-run-lab", "Ledger lab", "");
        lab.setOnAction(event -> openLab.run());
        getChildren().addAll(what, how, ways, byHand, lab);
    }
}
