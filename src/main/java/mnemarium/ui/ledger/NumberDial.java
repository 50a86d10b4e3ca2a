package mnemarium.ui.ledger;

import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.scenario.Dial;
import mnemarium.ui.DialField;
import mnemarium.ui.DialHead;
import mnemarium.ui.DialRow;
import mnemarium.ui.DialSlider;
import mnemarium.ui.RunActions;

import java.util.function.Consumer;

/** A dial that takes a number: its name and value on one line, a slider below. */
final class NumberDial extends VBox {

    private final DialHead head;
    private final DialField field;
    private final DialSlider slider;

    /**
     * A dial.
     *
     * @param word its name here
     * @param most the slider's end; the field takes the dial's whole range
     * @param complain called with what is wrong in the field, or with nothing
     */
    NumberDial(Dial dial, String word, double most, RunActions actions, Consumer<String> complain) {
        Consumer<String> moved = value -> actions.moveDial(dial, value);
        head = new DialHead(dial, word, actions);
        field = new DialField(dial, moved, complain);
        field.getStyleClass().add("mn-flat-field");
        double grain = most > 1000 ? 100 : most > 200 ? 10 : 1;
        slider = new DialSlider(dial, most, grain, 0, field::preview, moved);
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        HBox line = new HBox(head, spring, field);
        line.getStyleClass().add("mn-number-head");
        getStyleClass().add("mn-number-dial");
        getChildren().addAll(line, slider);
    }

    void show(DialRow row) {
        head.show(row);
        field.show(row.value());
        slider.show(row.value());
    }
}
