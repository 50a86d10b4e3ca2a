package mnemarium.ui.gate;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import mnemarium.ownership.OwnedField;
import mnemarium.ownership.file.OwnersFile;
import mnemarium.ui.Buttons;
import mnemarium.ui.EmptyPane;
import mnemarium.ui.Figures;
import mnemarium.workbench.Suggesting;
import mnemarium.workbench.Suggestion;

import java.util.List;
import java.util.Optional;

/** Guesses of what unmatched items may be copies of; a person confirms each, or turns it down. */
final class SuggestionPane extends VBox {

    private final AuditActions actions;
    private final Label words = EmptyPane.words("");
    private final Button look = Buttons.button("audit-suggest", "Suggest fields", "");
    private final ListView<Suggestion> list = new ListView<>();
    private final ComboBox<String> field = new ComboBox<>();
    private final TextField keyWord = new TextField();
    private final Label wrong = GateStyle.prose("", "secondary", "harm");
    private final VBox form = new VBox();
    private OwnersFile owners = OwnersFile.shipped();

    SuggestionPane(AuditActions actions) {
        this.actions = actions;
        setId("audit-suggestions");
        getStyleClass().add("mn-audit-suggestions");
        words.setId("audit-suggestion-words");
        look.setOnAction(_ -> actions.suggest());
        list.setId("audit-suggestion-list");
        list.setAccessibleText("Suggestions, the nearest first");
        list.getStyleClass().addAll("mn-plain-list", "mn-audit-suggestion-list");
        list.setCellFactory(_ -> new Cell());
        list.getSelectionModel()
                .selectedItemProperty()
                .addListener((_, _, next) -> choose(Optional.ofNullable(next)));
        VBox.setVgrow(list, Priority.ALWAYS);
        field.setId("audit-suggestion-field");
        field.setAccessibleText("The field that it is a copy of");
        keyWord.setId("audit-suggestion-key-word");
        keyWord.setAccessibleText("The key word that it gives the field");
        GridPane fields = new GridPane();
        fields.getStyleClass().add("mn-facts");
        fields.addRow(0, GateStyle.whole("A copy of", "secondary", "muted"), field);
        fields.addRow(1, GateStyle.whole("Key word", "secondary", "muted"), keyWord);
        GridPane.setHgrow(keyWord, Priority.ALWAYS);
        Button confirm = Buttons.button("audit-confirm", "Confirm", "");
        confirm.getStyleClass().add("accent");
        confirm.setOnAction(_ -> confirm());
        Button reject = Buttons.button("audit-reject", "No copy", "");
        reject.setOnAction(_ -> chosen().ifPresent(actions::reject));
        HBox ways = new HBox(confirm, reject);
        ways.getStyleClass().add("ways");
        wrong.setId("audit-suggestion-wrong");
        form.getChildren()
                .addAll(
                        fields,
                        GateStyle.prose(
                                "Whatever has these words counts as a copy of the field, here and in"
                                        + " later audits.",
                                "secondary",
                                "muted"),
                        wrong,
                        ways);
        form.getStyleClass().addAll("mn-audit-suggestion-form", "line-top");
        getChildren().addAll(words, look, list, form);
        choose(Optional.empty());
    }

    /**
     * Shows suggestions.
     *
     * @param next empty if none were asked for
     * @param others how many items are no copies
     */
    void show(Optional<List<Suggestion>> next, long others, OwnersFile known) {
        owners = known;
        field.getItems().setAll(known.registry().fields().stream().map(OwnedField::name).toList());
        List<Suggestion> shown = next.orElse(List.of());
        words.setText(words(next, others));
        GateStyle.present(look, next.isEmpty());
        GateStyle.present(list, !shown.isEmpty());
        if (!list.getItems().equals(shown)) {
            list.getItems().setAll(shown);
            if (shown.isEmpty()) {
                list.getSelectionModel().clearSelection();
            } else {
                list.getSelectionModel().selectFirst();
            }
        }
        choose(chosen());
    }

    private static String words(Optional<List<Suggestion>> next, long others) {
        if (next.isEmpty()) {
            String items = Figures.counted(others, "item", "items");
            return "By the rules "
                    + items
                    + (others == 1 ? " is no copy." : " are no copies.")
                    + " For those that no rule matches, the field with the nearest"
                    + " description can be suggested; none counts until you confirm it.";
        }
        return next.get().isEmpty()
                ? "No text that no rule matches is as near as "
                        + Figures.rate(Suggesting.LEAST)
                        + " to a field's description, and that is not turned down."
                : "Suggestions by similarity to the fields' descriptions (cosine, embedder static),"
                        + " the most similar first. Many are wrong; none counts until you"
                        + " confirm it.";
    }

    private Optional<Suggestion> chosen() {
        return Optional.ofNullable(list.getSelectionModel().getSelectedItem());
    }

    private void choose(Optional<Suggestion> suggestion) {
        GateStyle.present(form, suggestion.isPresent() && list.isVisible());
        GateStyle.present(wrong, false);
        suggestion.ifPresent(
                each -> {
                    field.setValue(each.field());
                    keyWord.setText(Suggesting.keyWord(each.text()));
                });
    }

    private void confirm() {
        chosen().ifPresent(
                        each -> {
                            try {
                                String name = field.getValue() == null ? "" : field.getValue();
                                actions.saveOwners(
                                        "the key word for " + name,
                                        Suggesting.confirm(
                                                owners, name, keyWord.getText().strip()));
                            } catch (IllegalArgumentException e) {
                                wrong.setText(GateStyle.sentence(e));
                                GateStyle.present(wrong, true);
                            }
                        });
    }

    /** What it says, and what it may be. */
    private static final class Cell extends ListCell<Suggestion> {

        private final Label text = GateStyle.label("");
        private final Label guess = GateStyle.label("", "secondary", "muted");
        private final Label score = GateStyle.whole("", "mono", "secondary");
        private final Label next = GateStyle.whole("", "small", "muted");
        private final HBox row;

        Cell() {
            VBox lines = new VBox(text, guess);
            lines.setMinWidth(0);
            HBox.setHgrow(lines, Priority.ALWAYS);
            VBox scores = new VBox(score, next);
            scores.setAlignment(Pos.CENTER_RIGHT);
            scores.setMinWidth(USE_PREF_SIZE);
            row = new HBox(lines, scores);
            row.setAlignment(Pos.CENTER_LEFT);
            row.getStyleClass().add("mn-audit-row");
            getStyleClass().add("mn-audit-cell");
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(Suggestion suggestion, boolean isEmpty) {
            super.updateItem(suggestion, isEmpty);
            if (isEmpty || suggestion == null) {
                setGraphic(null);
                return;
            }
            text.setText(AuditItems.oneLine(suggestion.text()));
            guess.setText(
                    "Is it "
                            + suggestion.field()
                            + ", held by "
                            + suggestion.owner()
                            + "? "
                            + Figures.counted(suggestion.items(), "item", "items"));
            score.setText("similarity " + Figures.number(suggestion.score(), 3));
            next.setText(
                    suggestion.next().isEmpty()
                            ? ""
                            : "next "
                                    + suggestion.next()
                                    + " "
                                    + Figures.number(suggestion.nextScore(), 3));
            setGraphic(row);
        }
    }
}
