package mnemarium.ui.ledger;

import javafx.scene.control.ComboBox;
import javafx.util.StringConverter;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** Choices of the lab's forms, by the words people read. */
final class LabWords {

    private LabWords() {}

    /** Shows a choice by its word; a choice is never typed. */
    static <T> StringConverter<T> by(Function<? super T, String> word) {
        return new StringConverter<>() {
            @Override
            public String toString(T choice) {
                return choice == null ? "" : word.apply(choice);
            }

            @Override
            public T fromString(String text) {
                throw new UnsupportedOperationException("a choice is not typed");
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
        box.setConverter(by(word));
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
