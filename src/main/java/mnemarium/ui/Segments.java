package mnemarium.ui;

import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * One of a few, all of them in sight: buttons that touch, the chosen one pressed.
 *
 * @param <T> what is chosen
 */
public final class Segments<T> extends HBox {
    private final Map<T, ToggleButton> buttons = new LinkedHashMap<>();
    private final ToggleGroup group = new ToggleGroup();

    /**
     * A choice with none chosen yet.
     *
     * @param id of the whole; its buttons are called id-1, id-2 …
     * @param name for screen readers
     * @param choices in order
     * @param word on a choice's button
     * @param choose called when a user chooses
     */
    public Segments(
            String id,
            String name,
            List<T> choices,
            Function<? super T, String> word,
            Consumer<? super T> choose) {
        setId(id);
        setAccessibleText(name);
        getStyleClass().add("segments");
        for (int i = 0; i < choices.size(); i++) {
            T choice = choices.get(i);
            ToggleButton button = new ToggleButton(word.apply(choice));
            button.setId(id + "-" + (i + 1));
            button.setAccessibleText(name + ": " + word.apply(choice));
            button.setMinWidth(Region.USE_PREF_SIZE);
            button.setToggleGroup(group);
            button.getStyleClass()
                    .add(
                            i == 0
                                    ? "left-pill"
                                    : i == choices.size() - 1 ? "right-pill" : "center-pill");
            button.setOnAction(
                    event -> {
                        // a second click must not leave nothing chosen
                        button.setSelected(true);
                        choose.accept(choice);
                    });
            buttons.put(choice, button);
            getChildren().add(button);
        }
    }

    /** Marks a choice as the chosen one, without telling anybody; a stranger marks none. */
    public void choose(T choice) {
        group.selectToggle(buttons.get(choice));
    }
}
