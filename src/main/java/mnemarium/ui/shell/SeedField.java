package mnemarium.ui.shell;

import javafx.css.PseudoClass;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;

import java.util.OptionalLong;
import java.util.function.LongConsumer;

/**
 * The seed of the open run. Only Enter asks for another one; what was typed and left is forgotten,
 * and what is no whole number is marked.
 */
final class SeedField extends TextField {
    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

    private final LongConsumer choose;
    private OptionalLong shown = OptionalLong.empty();

    /**
     * An empty field.
     *
     * @param choose takes another seed
     */
    SeedField(LongConsumer choose) {
        this.choose = choose;
        setId("seed");
        setAccessibleText("Seed");
        getStyleClass().add("seed");
        setOnAction(event -> choose());
        focusedProperty()
                .addListener(
                        (property, was, is) -> {
                            if (!is) {
                                forget();
                            }
                        });
    }

    /** Shows the seed of a run; empty for none. What is being typed stays unless it is another. */
    void show(OptionalLong seed) {
        boolean isOther = !seed.equals(shown);
        shown = seed;
        if (isOther || !isFocused()) {
            forget();
        }
    }

    private void forget() {
        setText(shown.isPresent() ? Long.toString(shown.getAsLong()) : "");
        pseudoClassStateChanged(WRONG, false);
        setTooltip(null);
    }

    private void choose() {
        if (shown.isEmpty()) {
            return;
        }
        String text = getText().strip();
        boolean isNumber = text.matches("-?\\d{1,18}");
        pseudoClassStateChanged(WRONG, !isNumber);
        setTooltip(
                isNumber
                        ? null
                        : new Tooltip("The seed is \"" + text + "\", expected a whole number"));
        if (isNumber && Long.parseLong(text) != shown.getAsLong()) {
            choose.accept(Long.parseLong(text));
        }
    }
}
