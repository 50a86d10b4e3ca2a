package mnemarium.ui.gate;

import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import mnemarium.ownership.Owner;
import mnemarium.ui.Buttons;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** One owner, to be changed. */
final class OwnerForm extends VBox {

    private static final String SYSTEM = "system of record";
    private static final String CORPUS = "maintained texts";
    private static final String TRANSCRIPTS = "kept transcripts";
    private static final Duration MILLISECOND = Duration.ofMillis(1);
    private static final Duration DAY = Duration.ofDays(1);

    /** What the buttons do; saving says by an exception what cannot be. */
    record Deeds(Saving save, Consumer<Owner> remove) {}

    /** Saves an owner in the place of one before. */
    interface Saving {
        void save(Optional<Owner> before, Owner after);
    }

    private final Deeds deeds;
    private final FormFields fields = new FormFields();
    private final TextField name = fields.line("owner-name", "Owner");
    private final ComboBox<String> kind = fields.add("Kind", new ComboBox<>());
    private final TextField identifier = fields.line("owner-identifier", "Asked by");
    private final TextField latency = fields.line("owner-latency", "Latency, ms");
    private final TextField tokens = fields.line("owner-tokens", "Tokens");
    private final TextField availability = fields.line("owner-availability", "Availability");
    private final TextField version = fields.line("owner-version", "Version");
    private final TextField kept = fields.line("owner-kept", "Kept, days");
    private final TextField permission = fields.line("owner-permission", "Permission");
    private final TextField changes = fields.line("owner-changes", "Change events");
    private final Label wrong = GateStyle.prose("", "secondary", "harm");
    private final Button remove = Buttons.button("owner-remove", "Delete", "");
    private Optional<Owner> before = Optional.empty();

    OwnerForm(Deeds deeds) {
        this.deeds = deeds;
        setId("owner-form");
        getStyleClass().add("mn-audit-owner-fields");
        kind.setId("owner-kind");
        kind.getItems().setAll(List.of(SYSTEM, CORPUS, TRANSCRIPTS));
        kind.setOnAction(_ -> fit());
        availability.setPromptText("0 to 1");
        permission.setPromptText("who may ask; empty for anybody");
        changes.setPromptText("by what it tells of a change; may be empty");
        wrong.setId("owner-wrong");
        Button save = Buttons.button("owner-save", "Save", "");
        save.getStyleClass().add("accent");
        save.setOnAction(_ -> save());
        remove.setOnAction(_ -> before.ifPresent(deeds.remove()));
        HBox ways = new HBox(save, remove);
        ways.getStyleClass().add("ways");
        getChildren().addAll(fields.scrolled(), wrong, ways);
        show(Optional.empty());
    }

    /** Shows an owner, or an empty form for a new one. */
    void show(Optional<Owner> owner) {
        before = owner;
        GateStyle.present(wrong, false);
        GateStyle.present(remove, owner.isPresent());
        name.setText(owner.map(Owner::name).orElse(""));
        kind.setValue(owner.map(Owner::kind).orElse(SYSTEM));
        identifier.setText("");
        latency.setText("0");
        tokens.setText("0");
        availability.setText("1");
        version.setText("");
        kept.setText("548");
        permission.setText("");
        changes.setText("");
        owner.ifPresent(this::fill);
        fit();
    }

    private void fill(Owner owner) {
        switch (owner) {
            case Owner.SystemOfRecord each -> {
                identifier.setText(each.identifier());
                cost(each.latency(), each.tokens(), each.permission());
                availability.setText(Double.toString(each.availability()));
                changes.setText(each.changeEvents());
            }
            case Owner.MaintainedCorpus each -> {
                cost(each.latency(), each.tokens(), each.permission());
                version.setText(each.version());
            }
            case Owner.KeptTranscripts each -> {
                cost(each.latency(), each.tokens(), each.permission());
                kept.setText(FormFields.words(each.keptFor(), DAY));
            }
            case Owner.Nobody nobody -> {}
        }
    }

    private void cost(Duration time, int count, String who) {
        latency.setText(FormFields.words(time, MILLISECOND));
        tokens.setText(Integer.toString(count));
        permission.setText(who);
    }

    private void fit() {
        boolean isSystem = SYSTEM.equals(kind.getValue());
        fields.present(identifier, isSystem);
        fields.present(availability, isSystem);
        fields.present(changes, isSystem);
        fields.present(version, CORPUS.equals(kind.getValue()));
        fields.present(kept, TRANSCRIPTS.equals(kind.getValue()));
    }

    private void save() {
        try {
            deeds.save().save(before, read());
        } catch (IllegalArgumentException e) {
            wrong.setText(GateStyle.sentence(e));
            GateStyle.present(wrong, true);
        }
    }

    private Owner read() {
        String owner = FormFields.text(name);
        Duration time = FormFields.time("latency", latency, MILLISECOND);
        int count = FormFields.whole("tokens", tokens);
        String who = FormFields.text(permission);
        if (CORPUS.equals(kind.getValue())) {
            return new Owner.MaintainedCorpus(owner, time, count, FormFields.text(version), who);
        } else if (TRANSCRIPTS.equals(kind.getValue())) {
            return new Owner.KeptTranscripts(
                    owner, time, count, FormFields.time("time kept", kept, DAY), who);
        }
        return new Owner.SystemOfRecord(
                owner,
                FormFields.text(identifier),
                time,
                count,
                FormFields.number("availability", availability),
                who,
                FormFields.text(changes));
    }
}
