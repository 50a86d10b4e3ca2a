package mnemarium.ui.ledger;

import javafx.geometry.Pos;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;

import mnemarium.scenario.Dial;
import mnemarium.ui.RunActions;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The dimensions a fingerprint covers, each with a box to tick, and whether that is enough. */
final class SliceRow extends FlowPane {

    private final RunActions actions;
    private final Label name = new Label("Canary slice");
    private final Label words = new Label();
    private final List<CheckBox> boxes = new ArrayList<>();
    private Optional<LedgerDials.Slice> shown = Optional.empty();

    SliceRow(RunActions actions) {
        this.actions = actions;
        setId("slice");
        setRowValignment(javafx.geometry.VPos.CENTER);
        setAlignment(Pos.CENTER_LEFT);
        getStyleClass().add("mn-slice");
        name.getStyleClass().addAll("secondary", "mn-slice-name");
        name.setMinWidth(Region.USE_PREF_SIZE);
        words.setId("slice-words");
    }

    void show(Optional<LedgerDials.Slice> slice) {
        List<String> names = slice.map(LedgerDials.Slice::observable).orElse(List.of());
        if (!names.equals(shown.map(LedgerDials.Slice::observable).orElse(List.of()))
                || boxes.size() != names.size()) {
            build(names);
        }
        shown = slice;
        slice.ifPresent(
                each -> {
                    for (CheckBox box : boxes) {
                        box.setSelected(each.covered().contains(box.getText()));
                    }
                    words.setText(each.words());
                    words.getStyleClass()
                            .setAll("label", "secondary", each.misses() ? "harm" : "muted");
                });
    }

    private void build(List<String> names) {
        boxes.clear();
        getChildren().setAll(name);
        for (String each : names) {
            CheckBox box = new CheckBox(each);
            box.setId("slice-" + each.replace('.', '-'));
            box.setMnemonicParsing(false);
            box.getStyleClass().add("mono");
            box.setAccessibleText(each + " is in the slice");
            box.setMinWidth(Region.USE_PREF_SIZE);
            box.setOnAction(
                    _ ->
                            shown.ifPresent(
                                    slice ->
                                            actions.moveDial(
                                                    Dial.SLICE,
                                                    slice.with(each, box.isSelected()))));
            boxes.add(box);
        }
        getChildren().addAll(boxes);
        getChildren().add(words);
    }
}
