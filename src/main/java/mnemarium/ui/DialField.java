package mnemarium.ui;

import atlantafx.base.controls.CustomTextField;
import atlantafx.base.theme.Styles;

import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;

import mnemarium.scenario.Dial;

import java.util.function.Consumer;

/**
 * A field for any value of one dial. What does not fit stays in the field with its edge in the
 * colour of harm, and a message says what was found and what was expected; the run keeps its value.
 */
public final class DialField extends CustomTextField {

    /** Letters of a unit that has room in a field of the usual width. */
    private static final int SHORT_UNIT = 6;

    private static final int LONG_UNIT = 9;

    private final Dial dial;
    private final Consumer<String> moved;
    private final Consumer<String> complain;
    private final Label unit = new Label();
    private String shown = "";

    /**
     * @param moved called with the canonical text of a value that was typed
     * @param complain called with what is wrong, or with nothing once it is right again
     */
    public DialField(Dial dial, Consumer<String> moved, Consumer<String> complain) {
        this.dial = dial;
        this.moved = moved;
        this.complain = complain;
        unit.setText(DialNames.unit(dial, ""));
        setId(DialNames.id(dial) + "-field");
        getStyleClass().addAll("mono", "mn-dial-field");
        setAccessibleText(DialNames.name(dial) + ", " + dial.range());
        unit.getStyleClass().addAll("secondary", "muted", "mn-unit");
        if (!unit.getText().isEmpty()) {
            setRight(unit);
        }
        if (unit.getText().length() > SHORT_UNIT) {
            getStyleClass().add(unit.getText().length() > LONG_UNIT ? "longest" : "longer");
        }
        textProperty().addListener((_, _, typed) -> unit.setText(DialNames.unit(dial, typed)));
        setOnAction(_ -> commit());
        focusedProperty()
                .addListener(
                        (_, _, focused) -> {
                            if (!focused) {
                                commit();
                            }
                        });
        setOnKeyPressed(
                event -> {
                    if (event.getCode() == KeyCode.ESCAPE) {
                        restore();
                        event.consume();
                    }
                });
    }

    /** Shows the run's value, unless something is being typed. */
    public void show(String value) {
        boolean typing = !getText().equals(shown);
        shown = value;
        if (!typing) {
            setText(value);
        } else if (!isFocused() && !isWrong()) {
            restore();
        }
    }

    /** Shows what a slider previews; not yet the run's value. */
    public void preview(String value) {
        right();
        shown = value;
        setText(value);
    }

    private boolean isWrong() {
        return getPseudoClassStates().contains(Styles.STATE_DANGER);
    }

    private void restore() {
        right();
        setText(shown);
    }

    private void right() {
        if (isWrong()) {
            pseudoClassStateChanged(Styles.STATE_DANGER, false);
            complain.accept("");
        }
    }

    private void commit() {
        if (getText().equals(shown)) {
            right();
            return;
        }
        try {
            String value = dial.check(getText().replace(" ", "").replace("\u2009", ""));
            right();
            shown = value;
            setText(value);
            moved.accept(value);
        } catch (IllegalArgumentException wrong) {
            pseudoClassStateChanged(Styles.STATE_DANGER, true);
            complain.accept(wrong.getMessage() == null ? "not a value" : wrong.getMessage());
        }
    }
}
