package mnemarium.ui.ledger;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/** A control with its name above and what is wrong with it below. */
final class LabField extends VBox {

    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

    private final Node control;
    private final Label problem = LedgerLook.words("", Tone.HARM);

    /**
     * @param name what the control is, as people read it
     * @param control with an id; its problem is called id-problem
     */
    LabField(String name, Node control) {
        this.control = control;
        getStyleClass().add("mn-lab-field");
        if (control.getAccessibleText() == null) {
            control.setAccessibleText(name);
        }
        problem.setId(control.getId() + "-problem");
        problem.getStyleClass().add("secondary");
        getChildren().addAll(LedgerLook.label(name, "secondary", "muted"), control, problem);
        right();
    }

    /** Says what is wrong: the edge of the control and the words below it. */
    void wrong(String words) {
        problem.setText(words);
        problem.setVisible(true);
        problem.setManaged(true);
        control.pseudoClassStateChanged(WRONG, true);
        control.setAccessibleHelp(words);
    }

    /** Nothing is wrong, as far as is known. */
    void right() {
        problem.setText("");
        problem.setVisible(false);
        problem.setManaged(false);
        control.pseudoClassStateChanged(WRONG, false);
        control.setAccessibleHelp("");
    }

    /** What is wrong; "" if nothing is. */
    String problem() {
        return problem.getText();
    }
}
