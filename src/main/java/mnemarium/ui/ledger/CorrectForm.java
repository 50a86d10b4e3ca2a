package mnemarium.ui.ledger;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import mnemarium.ledger.AuditEntry;
import mnemarium.ledger.Check;
import mnemarium.ledger.Dependency;
import mnemarium.ui.Buttons;

import java.util.Optional;

/**
 * Says that a reuse was wrong, and what its record lacked: a record is written in its place that
 * stands on it too.
 */
final class CorrectForm extends VBox {

    private final LabActions actions;
    private final Button open = Buttons.button("lab-wrong", "This reuse was wrong", "");
    private final Button right = Buttons.button("lab-right", "It was right", "");
    private final TextField shown = new TextField();
    private final LabField why;
    private final DependencyEditor missed;
    private final VBox form;
    private final HBox judging;
    private Optional<AuditEntry> decision = Optional.empty();

    CorrectForm(LabActions actions) {
        this.actions = actions;
        getStyleClass().add("mn-lab-correct");
        missed = new DependencyEditor("lab-missed", actions, _ -> unfold(false));
        shown.setId("lab-shown");
        shown.setPromptText("In one line: a test failed, the file says otherwise");
        why = new LabField("What showed that it was wrong", shown);
        Label lacked =
                LedgerLook.label("What the record should have stood on", "secondary", "muted");
        Button write = Buttons.button("lab-correct", "Write the correction", "");
        write.getStyleClass().add("accent");
        write.setOnAction(_ -> correct());
        Button leave = Buttons.button("lab-correct-leave", "Cancel", "");
        leave.setOnAction(_ -> unfold(false));
        HBox buttons = new HBox(write, leave);
        buttons.getStyleClass().add("mn-lab-row");
        form = new VBox(lacked, missed, why, buttons);
        form.getStyleClass().add("mn-lab-fields");
        open.setOnAction(_ -> unfold(true));
        right.setOnAction(_ -> decision.ifPresent(each -> actions.confirm(each.id())));
        judging = new HBox(right, open);
        judging.getStyleClass().add("mn-lab-row");
        getChildren().addAll(judging, form);
        unfold(false);
        show(Optional.empty());
    }

    private void unfold(boolean unfolded) {
        form.setVisible(unfolded);
        form.setManaged(unfolded);
        judging.setVisible(!unfolded);
        judging.setManaged(!unfolded);
    }

    /** Offers to correct a reuse; nothing is offered without one. */
    void show(Optional<AuditEntry> reuse) {
        if (!reuse.map(AuditEntry::id).equals(decision.map(AuditEntry::id))) {
            unfold(false);
        }
        decision = reuse;
        setVisible(reuse.isPresent());
        setManaged(reuse.isPresent());
    }

    private void correct() {
        why.right();
        missed.right();
        if (shown.getText().isBlank()) {
            why.wrong("Found nothing, expected one line: it becomes evidence");
            return;
        }
        try {
            Dependency dependency = missed.line().typedDependency();
            decision.ifPresent(
                    each ->
                            actions.correct(
                                    each.id(),
                                    java.util.List.of(dependency),
                                    shown.getText().strip()));
        } catch (IllegalArgumentException e) {
            missed.wrong(String.valueOf(e.getMessage()));
        }
    }

    void found(Check check, String value) {
        missed.found(check, value);
    }

    void notFound(Check check, String reason) {
        missed.notFound(check, reason);
    }
}
