package mnemarium.ui.ledger;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

import mnemarium.ledger.MatchPolicy;
import mnemarium.ui.Buttons;

import org.kordamp.ikonli.feather.Feather;

import java.util.List;
import java.util.function.Consumer;

/** A name and a value, perhaps with how closely it has to fit. */
final class PairRow extends HBox {

    private final TextField name = new TextField();
    private final TextField value = new TextField();
    private final ComboBox<MatchPolicy> policy = new ComboBox<>();

    /**
     * @param id of the row; its parts are called id-name, id-value, id-policy, id-remove
     * @param fits whether it says how closely the value has to fit
     */
    PairRow(String id, boolean fits, Consumer<PairRow> remove) {
        setAlignment(Pos.CENTER_LEFT);
        getStyleClass().add("mn-lab-row");
        name.setId(id + "-name");
        name.setPromptText("Name");
        name.setAccessibleText("Name");
        name.getStyleClass().add("mono");
        value.setId(id + "-value");
        value.setPromptText("Value");
        value.setAccessibleText("Value");
        value.getStyleClass().add("mono");
        name.setPrefColumnCount(9);
        value.setPrefColumnCount(9);
        HBox.setHgrow(name, Priority.ALWAYS);
        HBox.setHgrow(value, Priority.ALWAYS);
        getChildren().addAll(name, value);
        policy.getItems().setAll(MatchPolicy.values());
        policy.setValue(MatchPolicy.EXACT);
        if (fits) {
            policy.setId(id + "-policy");
            policy.setAccessibleText("How closely the value has to fit");
            policy.setConverter(LabWords.by(List.of(MatchPolicy.values()), MatchPolicy::title));
            policy.getStyleClass().add("mn-lab-choice");
            getChildren().add(policy);
        }
        Button away = Buttons.icon(id + "-remove", Feather.X, "Take this line away");
        away.getStyleClass().add("flat");
        away.setOnAction(_ -> remove.accept(this));
        getChildren().add(away);
    }

    void fill(String newName, String newValue, MatchPolicy fits) {
        name.setText(newName);
        value.setText(newValue);
        policy.setValue(fits);
    }

    boolean isBlank() {
        return name.getText().isBlank() && value.getText().isBlank();
    }

    String name() {
        return name.getText();
    }

    String value() {
        return value.getText();
    }

    MatchPolicy policy() {
        return policy.getValue();
    }
}
