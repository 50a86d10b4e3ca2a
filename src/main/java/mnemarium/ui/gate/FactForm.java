package mnemarium.ui.gate;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;

import mnemarium.ownership.OwnedField;
import mnemarium.ownership.OwnerRegistry;
import mnemarium.ui.Buttons;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A fact is typed in: first what decides, then what does not. */
final class FactForm extends VBox {

    private final Label title = GateStyle.whole("", "semibold");
    private final TextField claim = field("gate-form-claim", "Claim");
    private final TextField subject = field("gate-form-subject", "Subject");
    private final ComboBox<String> owned = new ComboBox<>();
    private final TextField changes = figure("gate-form-changes", "Changes every so many days");
    private final TextField turns = figure("gate-form-turns", "Turns to ask again");
    private final TextField minutes = figure("gate-form-minutes", "Minutes to ask again");
    private final TextField tokens = figure("gate-form-tokens", "Tokens to ask again");
    private final CheckBox synthesis = check("gate-form-synthesis", "Took a synthesis");
    private final CheckBox passage = check("gate-form-passage", "Kept in one quotable passage");
    private final CheckBox user = check("gate-form-user", "Learned from the user");
    private final CheckBox authority = check("gate-form-authority", "Claims an authority");
    private final CheckBox durable = check("gate-form-durable", "Durable");
    private final TextField times = figure("gate-form-times", "Times per month");
    private final TextField statedBy = field("gate-form-stated", "Stated by");
    private final TextField confidence = figure("gate-form-confidence", "Confidence, 0 to 1");
    private final CheckBox personal = check("gate-form-personal", "About a person");
    private final CheckBox deletion = check("gate-form-deletion", "Must be found for deletion");
    private final Label wrong = GateStyle.prose("", "harm");
    private final Button save = Buttons.button("gate-form-save", "Save", "");
    private OwnerRegistry registry = OwnerRegistry.empty();

    /**
     * @param done takes what was typed; answers what is wrong with it, or nothing
     * @param leave called when nothing shall come of it
     */
    FactForm(Function<FactDraft, String> done, Runnable leave) {
        setId("gate-form");
        getStyleClass().addAll("panel", "mn-gate-part", "mn-gate-form");
        wrong.setId("gate-form-wrong");
        save.getStyleClass().add("accent");
        save.setDefaultButton(true);
        save.setOnAction(_ -> complain(done.apply(draft())));
        Button cancel = Buttons.button("gate-form-cancel", "Cancel", "");
        cancel.setCancelButton(true);
        cancel.setOnAction(_ -> leave.run());
        HBox buttons = new HBox(save, cancel);
        buttons.getStyleClass().add("mn-gate-part-head");
        owned.setId("gate-form-field");
        owned.setAccessibleText("Field of an owner that it is a value of");
        owned.setMaxWidth(Double.MAX_VALUE);
        owned.setConverter(
                new StringConverter<>() {
                    @Override
                    public String toString(String name) {
                        return name == null ? "" : words(name);
                    }

                    @Override
                    public String fromString(String name) {
                        throw new UnsupportedOperationException("fields are chosen, not typed");
                    }
                });
        getChildren()
                .addAll(
                        title,
                        rows(
                                new Row("Claim", claim),
                                new Row("Subject", subject),
                                new Row("Owner's field", owned),
                                new Row("Changes every", unit(changes, "days, if known")),
                                new Row(
                                        "Ask again",
                                        flow(
                                                unit(turns, "turns"),
                                                unit(minutes, "minutes"),
                                                unit(tokens, "tokens")))),
                        flow(authority, user, passage, synthesis),
                        GateStyle.prose(
                                "Shown beside the verdict, never deciding", "secondary", "muted"),
                        rows(
                                new Row("Stated by", statedBy),
                                new Row(
                                        "Comes up",
                                        flow(
                                                unit(times, "times a month"),
                                                unit(confidence, "confidence")))),
                        flow(durable, personal, deletion),
                        wrong,
                        buttons);
        complain("");
    }

    private record Row(String word, Node control) {}

    private static GridPane rows(Row... rows) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("mn-gate-dials");
        ColumnConstraints names = new ColumnConstraints();
        names.setMinWidth(Region.USE_PREF_SIZE);
        ColumnConstraints rest = new ColumnConstraints();
        rest.setHgrow(Priority.ALWAYS);
        grid.getColumnConstraints().addAll(names, rest);
        for (int i = 0; i < rows.length; i++) {
            Label name = GateStyle.whole(rows[i].word(), "secondary");
            name.setLabelFor(rows[i].control());
            grid.addRow(i, name, rows[i].control());
        }
        return grid;
    }

    private static FlowPane flow(Node... nodes) {
        FlowPane flow = new FlowPane(nodes);
        flow.getStyleClass().add("mn-gate-flow");
        return flow;
    }

    private static HBox unit(TextField field, String unit) {
        HBox box = new HBox(field, GateStyle.whole(unit, "secondary", "muted"));
        box.setAlignment(Pos.CENTER_LEFT);
        box.getStyleClass().add("mn-gate-unit");
        return box;
    }

    private static TextField field(String id, String name) {
        TextField field = new TextField();
        field.setId(id);
        field.setAccessibleText(name);
        return field;
    }

    private static TextField figure(String id, String name) {
        TextField field = field(id, name);
        field.setPrefColumnCount(4);
        field.getStyleClass().add("mono");
        return field;
    }

    private static CheckBox check(String id, String name) {
        CheckBox box = new CheckBox(name);
        box.setId(id);
        return box;
    }

    private String words(String name) {
        return name.isEmpty()
                ? "none: nobody is known to hold it"
                : name + ", " + registry.ownerOf(name).name();
    }

    /** Begins with a draft. */
    void open(String head, FactDraft draft, OwnerRegistry owners) {
        registry = owners;
        title.setText(head);
        List<String> names = new ArrayList<>(List.of(""));
        owners.fields().stream().map(OwnedField::name).forEach(names::add);
        if (!names.contains(draft.field())) {
            names.add(draft.field());
        }
        owned.getItems().setAll(names);
        owned.setValue(draft.field());
        claim.setText(draft.claim());
        subject.setText(draft.subject());
        changes.setText(draft.changesEvery());
        turns.setText(draft.turns());
        minutes.setText(draft.minutes());
        tokens.setText(draft.tokens());
        synthesis.setSelected(draft.synthesis());
        passage.setSelected(draft.inOnePassage());
        user.setSelected(draft.learnedFromUser());
        authority.setSelected(draft.claimsAuthority());
        durable.setSelected(draft.durable());
        times.setText(draft.times());
        statedBy.setText(draft.statedBy());
        confidence.setText(draft.confidence());
        personal.setSelected(draft.personal());
        deletion.setSelected(draft.deletionDuty());
        complain("");
        claim.requestFocus();
    }

    private FactDraft draft() {
        String field = owned.getValue();
        return new FactDraft(
                claim.getText(),
                subject.getText(),
                field == null ? "" : field,
                changes.getText(),
                turns.getText(),
                minutes.getText(),
                tokens.getText(),
                synthesis.isSelected(),
                passage.isSelected(),
                user.isSelected(),
                authority.isSelected(),
                durable.isSelected(),
                times.getText(),
                statedBy.getText(),
                confidence.getText(),
                personal.isSelected(),
                deletion.isSelected());
    }

    private void complain(String what) {
        wrong.setText(what);
        GateStyle.present(wrong, !what.isEmpty());
    }
}
