package mnemarium.ui.gate;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import mnemarium.ownership.OwnedField;
import mnemarium.ownership.Owner;
import mnemarium.ownership.Spans;
import mnemarium.ownership.file.OwnersFile;
import mnemarium.ui.Buttons;
import mnemarium.ui.EmptyPane;

import org.kordamp.ikonli.feather.Feather;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Who holds which field, to be seen and changed: owners with their fields, and a form for one. */
final class OwnersPane extends VBox {

    private static final String EDITING = "mn-audit-owner-form";
    private static final String RESTING = "mn-audit-suggestion-form";

    private final AuditActions actions;
    private final ListView<Line> list = new ListView<>();
    private final OwnerForm ownerForm;
    private final FieldForm fieldForm;
    private final StackPane form = new StackPane();
    private OwnersFile owners = OwnersFile.shipped();

    /** A line of the list. */
    sealed interface Line {

        /** An owner. */
        record OfOwner(Owner owner) implements Line {}

        /** A field, below its owner. */
        record OfField(OwnedField field) implements Line {}
    }

    OwnersPane(AuditActions actions) {
        this.actions = actions;
        ownerForm = new OwnerForm(new OwnerForm.Deeds(this::save, this::remove));
        fieldForm = new FieldForm(new FieldForm.Deeds(this::save, this::remove));
        setId("audit-owners");
        getStyleClass().add("mn-audit-owners");
        Button addOwner = Buttons.button("owner-add", Feather.PLUS, "Owner", "");
        addOwner.setOnAction(_ -> edit(ownerForm, () -> ownerForm.show(Optional.empty())));
        Button addField = Buttons.button("field-add", Feather.PLUS, "Field", "");
        addField.setOnAction(
                _ -> edit(fieldForm, () -> fieldForm.show(Optional.empty(), owners.registry())));
        MenuButton file = new MenuButton("File");
        file.setId("owners-file");
        file.setMinWidth(Region.USE_PREF_SIZE);
        file.getItems()
                .addAll(
                        item("owners-import", "Take from a file", actions::importOwners),
                        item("owners-export", "Save as a file", actions::exportOwners),
                        item(
                                "owners-shipped",
                                "Go back to the shipped ones",
                                () ->
                                        actions.saveOwners(
                                                "the shipped owners", OwnersFile.shipped())));
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        HBox ways = new HBox(addOwner, addField, spring, file);
        ways.getStyleClass().addAll("ways", "mn-audit-owner-ways");
        list.setId("owners-list");
        list.setAccessibleText("Owners with their fields");
        list.getStyleClass().addAll("mn-plain-list", "mn-audit-suggestion-list");
        list.setCellFactory(_ -> new Cell());
        list.getSelectionModel()
                .selectedItemProperty()
                .addListener((_, _, next) -> Optional.ofNullable(next).ifPresent(this::edit));
        VBox.setVgrow(list, Priority.ALWAYS);
        form.getStyleClass().add("line-top");
        form.setAlignment(Pos.TOP_LEFT);
        getChildren().addAll(ways, list, form);
        nothing();
    }

    private static MenuItem item(String id, String words, Runnable deed) {
        MenuItem item = new MenuItem(words);
        item.setId(id);
        item.setOnAction(_ -> deed.run());
        return item;
    }

    private void nothing() {
        form.getStyleClass().removeAll(EDITING, RESTING);
        form.getStyleClass().add(RESTING);
        form.getChildren()
                .setAll(
                        EmptyPane.words(
                                "Choose an owner or a field to change it. The gate and the audit ask"
                                        + " these owners."));
    }

    /** Shows the owners in force. */
    void show(OwnersFile next) {
        if (next.equals(owners) && !list.getItems().isEmpty()) {
            return;
        }
        owners = next;
        List<Line> lines = new ArrayList<>();
        for (Owner owner : next.registry().owners()) {
            lines.add(new Line.OfOwner(owner));
            fields(owner.name(), lines);
        }
        fields(new Owner.Nobody().name(), lines);
        list.getItems().setAll(lines);
        nothing();
    }

    private void fields(String owner, List<Line> lines) {
        owners.registry().fields().stream()
                .filter(each -> each.owner().equals(owner))
                .map(Line.OfField::new)
                .forEach(lines::add);
    }

    private void edit(Line line) {
        switch (line) {
            case Line.OfOwner each ->
                    edit(ownerForm, () -> ownerForm.show(Optional.of(each.owner())));
            case Line.OfField each ->
                    edit(
                            fieldForm,
                            () -> fieldForm.show(Optional.of(each.field()), owners.registry()));
        }
    }

    private void edit(Region shown, Runnable fill) {
        fill.run();
        form.getStyleClass().removeAll(EDITING, RESTING);
        form.getStyleClass().add(EDITING);
        form.getChildren().setAll(shown);
    }

    private void save(Optional<Owner> before, Owner after) {
        actions.saveOwners(
                "the owner " + after.name(),
                new OwnersFile(OwnersEdit.with(owners.registry(), before, after), owners.terms()));
    }

    private void remove(Owner owner) {
        actions.saveOwners(
                "without the owner " + owner.name(),
                new OwnersFile(owners.registry().withoutOwner(owner.name()), owners.terms()));
    }

    private void save(Optional<OwnedField> before, OwnedField after) {
        actions.saveOwners(
                "the field " + after.name(),
                new OwnersFile(OwnersEdit.with(owners.registry(), before, after), owners.terms()));
    }

    private void remove(OwnedField field) {
        actions.saveOwners(
                "without the field " + field.name(),
                new OwnersFile(owners.registry().withoutField(field.name()), owners.terms()));
    }

    /** An owner, or one of its fields. */
    private static final class Cell extends ListCell<Line> {

        Cell() {
            getStyleClass().add("mn-audit-cell");
        }

        @Override
        protected void updateItem(Line line, boolean isEmpty) {
            super.updateItem(line, isEmpty);
            getStyleClass().remove("semibold");
            if (isEmpty || line == null) {
                setText(null);
                return;
            }
            switch (line) {
                case Line.OfOwner each -> {
                    setText(each.owner().name() + ", " + each.owner().kind());
                    getStyleClass().add("semibold");
                }
                case Line.OfField each -> setText("    " + words(each.field()));
            }
        }

        private static String words(OwnedField field) {
            Optional<Duration> every = field.changesEvery();
            return field.name()
                    + every.map(each -> ", changes every " + Spans.words(each)).orElse("");
        }
    }
}
