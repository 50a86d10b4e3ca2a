package mnemarium.ui.shell;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

import mnemarium.ui.Buttons;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Optional;

/**
 * Says that the user looks at the past, and what stepping on will do; gone at the newest operation.
 */
final class PastStrip extends HBox {
    private final Label words = new Label();

    PastStrip(Runnable toNewest) {
        setId("past");
        getStyleClass().addAll("past", "line-bottom");
        setAlignment(Pos.CENTER_LEFT);
        FontIcon icon = new FontIcon(Feather.CORNER_UP_LEFT);
        icon.getStyleClass().addAll("you", "small-icon");
        words.setId("past-words");
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        words.setMaxWidth(Double.MAX_VALUE);
        Button newest = Buttons.link("to-newest", "Back to the newest step");
        newest.setOnAction(event -> toNewest.run());
        Label key = new Label("End");
        key.getStyleClass().add("key");
        getChildren().addAll(icon, words, newest, key);
        show(Optional.empty());
    }

    void show(Optional<String> sentence) {
        words.setText(sentence.orElse(""));
        setVisible(sentence.isPresent());
        setManaged(sentence.isPresent());
    }
}
