package mnemarium.ui.ledger;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import mnemarium.ledger.AuditEntry;
import mnemarium.ledger.Budgets;
import mnemarium.ledger.Currency;
import mnemarium.ledger.Given;
import mnemarium.ledger.Kind;
import mnemarium.ledger.LedgerRecord;
import mnemarium.ledger.MatchPolicy;
import mnemarium.ledger.Question;
import mnemarium.ledger.Verdict;
import mnemarium.ui.Buttons;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Asks the ledger, and shows its decision. A reuse that was wrong is said to be so here. */
final class AskForm extends VBox {

    private static final String ANY = "any kind";

    private final LabActions actions;
    private final ComboBox<Optional<Kind>> kind;
    private final LabRows<PairRow> given;
    private final CheckBox fillIn = new CheckBox("Fill in from the last run what is left out");
    private final ComboBox<Currency> currency =
            LabWords.choice(
                    "lab-currency",
                    "Currency",
                    List.of(Currency.values()),
                    Currency.TURNS,
                    Currency::title);
    private final TextField verify = new TextField();
    private final TextField candidates = new TextField();
    private final LabField budgets;
    private final LabField values;
    private final DecisionCardView card;
    private final CorrectForm correct;

    /**
     * @param select called with the id of a record that was clicked
     */
    AskForm(LabActions actions, Consumer<String> select) {
        this.actions = actions;
        setId("lab-ask");
        getStyleClass().add("mn-lab-form");
        List<Optional<Kind>> kinds = new java.util.ArrayList<>();
        kinds.add(Optional.empty());
        for (Kind each : Kind.values()) {
            kinds.add(Optional.of(each));
        }
        kind =
                LabWords.choice(
                        "lab-ask-kind",
                        "Kind asked for",
                        kinds,
                        Optional.empty(),
                        each -> each.map(Kind::title).orElse(ANY));
        given =
                new LabRows<>(
                        "lab-given",
                        "Add a value",
                        number -> new PairRow("lab-given-" + number, false, this::remove));
        fillIn.setId("lab-fill-in");
        number(verify, "lab-verify-budget", "Verify budget");
        number(candidates, "lab-candidate-budget", "Candidate budget");
        FlowPane limits =
                new FlowPane(
                        LedgerLook.whole("verify at most", "secondary"),
                        verify,
                        currency,
                        LedgerLook.whole("candidates", "secondary"),
                        candidates);
        limits.setId("lab-budgets");
        limits.getStyleClass().add("mn-flow");
        budgets = new LabField("Budgets", limits);
        values = new LabField("What the question says", given);
        currency.valueProperty().addListener(_ -> defaults());
        defaults();
        Button ask = Buttons.button("lab-ask-button", "Ask", "");
        ask.getStyleClass().add("accent");
        ask.setOnAction(_ -> ask());
        HBox row = new HBox(kind, ask);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("mn-lab-row");
        VBox form = new VBox(values, fillIn, budgets, row);
        form.getStyleClass().add("mn-lab-fields");
        card =
                new DecisionCardView(
                        "lab-decision",
                        "Nothing asked yet. Say what you know and ask: is it done already, and"
                                + " does it still hold?",
                        select,
                        actions::save);
        correct = new CorrectForm(actions);
        VBox.setVgrow(card.node(), Priority.ALWAYS);
        card.node().getStyleClass().add("mn-lab-decision");
        getChildren().addAll(form, card.node(), correct);
        given.add();
    }

    private static void number(TextField field, String id, String name) {
        field.setId(id);
        field.setAccessibleText(name);
        field.setPrefColumnCount(4);
        field.getStyleClass().add("mono");
    }

    private void remove(PairRow row) {
        given.remove(row);
    }

    private void defaults() {
        Budgets usual = Budgets.of(currency.getValue());
        verify.setText(Long.toString(usual.verify()));
        candidates.setText(Integer.toString(usual.candidates()));
    }

    /** Fills the question with what a record's scope says, and asks it. */
    void askFor(LedgerRecord record) {
        given.clear();
        record.scope()
                .dimensions()
                .forEach(each -> given.add().fill(each.name(), each.value(), MatchPolicy.EXACT));
        kind.setValue(Optional.of(record.kind()));
        ask();
    }

    private void ask() {
        budgets.right();
        values.right();
        Optional<Budgets> limits = limits();
        Optional<Question> question = question();
        if (limits.isPresent() && question.isPresent()) {
            actions.ask(question.get(), limits.get());
        }
    }

    private Optional<Budgets> limits() {
        try {
            return Optional.of(
                    new Budgets(
                            currency.getValue(),
                            Long.parseLong(verify.getText().strip()),
                            Integer.parseInt(candidates.getText().strip())));
        } catch (NumberFormatException e) {
            budgets.wrong(
                    "Found %s and %s, expected two whole numbers, 0 or more"
                            .formatted(quoted(verify), quoted(candidates)));
        } catch (IllegalArgumentException e) {
            budgets.wrong(String.valueOf(e.getMessage()));
        }
        return Optional.empty();
    }

    private static String quoted(TextField field) {
        return '"' + field.getText() + '"';
    }

    private Optional<Question> question() {
        try {
            return Optional.of(
                    new Question(
                            kind.getValue(),
                            given.rows().stream()
                                    .filter(row -> !row.isBlank())
                                    .map(
                                            row ->
                                                    new Given(
                                                            row.name().strip(),
                                                            row.value().strip(),
                                                            Given.Origin.PROVIDED))
                                    .toList(),
                            fillIn.isSelected()));
        } catch (IllegalArgumentException e) {
            values.wrong(String.valueOf(e.getMessage()));
            return Optional.empty();
        }
    }

    void show(Optional<AuditEntry> decision) {
        card.show(decision.map(LabDecisions::of).orElse(DecisionView.EMPTY));
        correct.show(
                decision.filter(each -> each.verdict() instanceof Verdict.Reuse)
                        .filter(each -> each.later().isEmpty()));
    }

    void found(mnemarium.ledger.Check check, String value) {
        correct.found(check, value);
    }

    void notFound(mnemarium.ledger.Check check, String reason) {
        correct.notFound(check, reason);
    }
}
