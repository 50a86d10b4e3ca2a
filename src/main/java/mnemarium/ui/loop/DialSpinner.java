package mnemarium.ui.loop;

import atlantafx.base.theme.Styles;

import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory;

import mnemarium.scenario.Dial;
import mnemarium.ui.DialNames;

import java.util.function.Consumer;

/** A spinner for a dial that counts. Wrong input stays in it, as in {@link DialField}. */
final class DialSpinner extends Spinner<String> {

    private final Dial dial;
    private final Consumer<String> moved;
    private final Consumer<String> complain;
    private String shown = "";

    DialSpinner(Dial dial, Consumer<String> moved, Consumer<String> complain) {
        this.dial = dial;
        this.moved = moved;
        this.complain = complain;
        setId(dial.dial() + "-spinner");
        getStyleClass().add("mn-dial-spinner");
        getEditor().setId(dial.dial() + "-field");
        getEditor().getStyleClass().add("mono");
        setAccessibleText(DialNames.name(dial) + ", " + dial.range());
        getEditor().setAccessibleText(DialNames.name(dial) + ", " + dial.range());
        setEditable(true);
        setValueFactory(new Counting());
        // the spinner's own commit would run first and take any text: here the dial judges it
        getEditor()
                .setOnAction(
                        event -> {
                            commit();
                            event.consume();
                        });
        getEditor()
                .focusedProperty()
                .addListener(
                        (_, _, focused) -> {
                            if (!focused) {
                                commit();
                            }
                        });
    }

    void show(String value) {
        boolean typing = !getEditor().getText().equals(shown);
        shown = value;
        if (!typing || !(isFocused() || getEditor().isFocused())) {
            if (!getPseudoClassStates().contains(Styles.STATE_DANGER)) {
                getEditor().setText(value);
            }
        }
    }

    private void commit() {
        String text = getEditor().getText();
        if (text.equals(shown)) {
            right();
            return;
        }
        try {
            take(dial.check(text.replace(" ", "")));
        } catch (IllegalArgumentException wrong) {
            pseudoClassStateChanged(Styles.STATE_DANGER, true);
            getEditor().pseudoClassStateChanged(Styles.STATE_DANGER, true);
            complain.accept(wrong.getMessage() == null ? "not a value" : wrong.getMessage());
        }
    }

    private void take(String value) {
        right();
        boolean changed = !value.equals(shown);
        shown = value;
        getEditor().setText(value);
        if (changed) {
            moved.accept(value);
        }
    }

    private void right() {
        if (getPseudoClassStates().contains(Styles.STATE_DANGER)) {
            pseudoClassStateChanged(Styles.STATE_DANGER, false);
            getEditor().pseudoClassStateChanged(Styles.STATE_DANGER, false);
            complain.accept("");
        }
    }

    /** One up, one down, inside the dial's range. */
    private final class Counting extends SpinnerValueFactory<String> {

        @Override
        public void increment(int steps) {
            by(steps);
        }

        @Override
        public void decrement(int steps) {
            by(-steps);
        }

        private void by(int steps) {
            long now;
            try {
                now = Long.parseLong(shown);
            } catch (NumberFormatException nothingShownYet) {
                return;
            }
            take(Long.toString(Math.clamp(now + steps, (long) dial.least(), (long) dial.most())));
        }
    }
}
