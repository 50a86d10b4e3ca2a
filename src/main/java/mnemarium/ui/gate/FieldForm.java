package mnemarium.ui.gate;

import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import mnemarium.ownership.OwnedField;
import mnemarium.ownership.Owner;
import mnemarium.ownership.OwnerRegistry;
import mnemarium.ui.Buttons;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** One field, to be changed: who holds it, and by what a text that speaks of it is known. */
final class FieldForm extends VBox {

    private static final Duration DAY = Duration.ofDays(1);

    /** What the buttons do; saving says by an exception what cannot be. */
    record Deeds(Saving save, Consumer<OwnedField> remove) {}

    /** Saves a field in the place of one before. */
    interface Saving {
        void save(Optional<OwnedField> before, OwnedField after);
    }

    private final Deeds deeds;
    private final FormFields fields = new FormFields();
    private final TextField name = fields.line("field-name", "Field");
    private final ComboBox<String> owner = fields.add("Owner", new ComboBox<>());
    private final TextField description = fields.line("field-description", "Description");
    private final TextField every = fields.line("field-every", "Changes, days");
    private final TextArea keyWords = fields.lines("field-key-words", "Key words");
    private final TextArea aliases = fields.lines("field-aliases", "Other names");
    private final TextArea patterns = fields.lines("field-patterns", "Patterns");
    private final Label wrong = GateStyle.prose("", "secondary", "harm");
    private final Button remove = Buttons.button("field-remove", "Delete", "");
    private Optional<OwnedField> before = Optional.empty();

    FieldForm(Deeds deeds) {
        this.deeds = deeds;
        setId("field-form");
        getStyleClass().add("mn-audit-owner-fields");
        owner.setId("field-owner");
        every.setPromptText("mean days between changes; empty if not known");
        description.setPromptText("in a sentence, for suggestions");
        wrong.setId("field-wrong");
        Button save = Buttons.button("field-save", "Save", "");
        save.getStyleClass().add("accent");
        save.setOnAction(_ -> save());
        remove.setOnAction(_ -> before.ifPresent(deeds.remove()));
        HBox ways = new HBox(save, remove);
        ways.getStyleClass().add("ways");
        getChildren().addAll(fields.scrolled(), wrong, ways);
    }

    /** Shows a field, or an empty form for a new one. */
    void show(Optional<OwnedField> field, OwnerRegistry registry) {
        before = field;
        GateStyle.present(wrong, false);
        GateStyle.present(remove, field.isPresent());
        List<String> owners = new ArrayList<>();
        registry.owners().forEach(each -> owners.add(each.name()));
        owners.add(new Owner.Nobody().name());
        owner.getItems().setAll(owners);
        owner.setValue(field.map(OwnedField::owner).orElse(owners.getFirst()));
        name.setText(field.map(OwnedField::name).orElse(""));
        description.setText(field.map(OwnedField::description).orElse(""));
        every.setText(
                field.flatMap(OwnedField::changesEvery)
                        .map(each -> FormFields.words(each, DAY))
                        .orElse(""));
        keyWords.setText(field.map(each -> String.join("\n", each.keyWords())).orElse(""));
        aliases.setText(field.map(each -> String.join("\n", each.aliases())).orElse(""));
        patterns.setText(field.map(each -> String.join("\n", each.patterns())).orElse(""));
    }

    private void save() {
        try {
            deeds.save()
                    .save(
                            before,
                            new OwnedField(
                                    FormFields.text(name),
                                    owner.getValue() == null ? "" : owner.getValue(),
                                    FormFields.texts(aliases),
                                    FormFields.texts(keyWords),
                                    FormFields.texts(patterns),
                                    FormFields.text(description),
                                    FormFields.timeIfAny("days between changes", every, DAY)));
        } catch (IllegalArgumentException e) {
            wrong.setText(GateStyle.sentence(e));
            GateStyle.present(wrong, true);
        }
    }
}
