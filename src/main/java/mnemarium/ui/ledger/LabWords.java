package mnemarium.ui.ledger;

import javafx.scene.control.ComboBox;
import javafx.util.StringConverter;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** Choices of the lab's forms, by the words people read. */
final class LabWords {

    private LabWords() {}

    /** Shows choices by their words, and finds one by its word. */
    static <T> StringConverter<T> by(List<T> choices, Function<? super T, String> word) {
        return new StringConverter<>() {
            @Override
            public String toString(T choice) {
                return choice == null ? "" : word.apply(choice);
            }

            @Override
            public T fromString(String text) {
                return choices.stream()
                        .filter(choice -> word.apply(choice).equals(text))
                        .findFirst()
                        .orElse(choices.getFirst());
            }
        };
    }

    /** A choice among constants. */
    static <T> ComboBox<T> choice(
            String id, String name, List<T> choices, T first, Function<? super T, String> word) {
        ComboBox<T> box = new ComboBox<>();
        box.setId(id);
        box.setAccessibleText(name);
        box.getItems().setAll(choices);
        box.setConverter(by(choices, word));
        box.setValue(first);
        box.getStyleClass().add("mn-lab-choice");
        return box;
    }

    /** A constant as people read it: "at least". */
    static String spaced(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** A word of a file as people read it: "file hash". */
    static String spaced(String word) {
        return word.replace('-', ' ');
    }
}
