package mnemarium.ui.shell;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import mnemarium.ui.Buttons;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.Optional;

/** What went wrong, where it stays until it is closed: title, place, found, expected, a way on. */
final class Problems extends VBox {
    /** So many stand on screen at once; the rest is counted. */
    private static final int SHOWN = 3;

    /**
     * One thing that went wrong.
     *
     * @param title "This file was not opened"
     * @param text place, what was found, what was expected, what to do
     * @param way a button that leads on
     */
    record Trouble(String title, String text, Optional<Way> way) {}

    /** A button: its word and what it does. */
    record Way(String word, Runnable action) {}

    Problems() {
        setId("problems");
        getStyleClass().add("problems");
        clear();
    }

    /** Shows troubles in place of those that were shown. */
    void show(List<Trouble> troubles) {
        getChildren().clear();
        for (int i = 0; i < Math.min(SHOWN, troubles.size()); i++) {
            getChildren().add(message(troubles.get(i), i + 1));
        }
        if (troubles.size() > SHOWN) {
            int more = troubles.size() - SHOWN;
            getChildren()
                    .add(
                            message(
                                    new Trouble(
                                            more == 1
                                                    ? "1 more problem of this kind"
                                                    : more + " more problems of this kind",
                                            "They are shown once these are mended.",
                                            Optional.empty()),
                                    SHOWN + 1));
        }
        present();
    }

    void clear() {
        getChildren().clear();
        present();
    }

    /**
     * A card of our own: the library's message reads square brackets as markup and swallows what
     * stands around them, and paths have brackets.
     */
    private Node message(Trouble trouble, int number) {
        FontIcon icon = new FontIcon(Feather.ALERT_OCTAGON);
        icon.getStyleClass().add("harm");
        Label title = new Label(trouble.title());
        title.getStyleClass().addAll("semibold", "harm");
        Label text = new Label(trouble.text());
        text.setWrapText(true);
        VBox words = new VBox(title, text);
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox card = new HBox(icon, words);
        card.setId("problem-" + number);
        card.getStyleClass().add("problem");
        card.setAlignment(Pos.CENTER_LEFT);
        card.setAccessibleText(trouble.title() + ". " + trouble.text());
        trouble.way()
                .ifPresent(
                        way -> {
                            Button button =
                                    Buttons.button("problem-" + number + "-way", way.word(), "");
                            button.setOnAction(event -> way.action().run());
                            card.getChildren().add(button);
                        });
        Button close = Buttons.icon("problem-" + number + "-close", Feather.X, "Close");
        close.getStyleClass().add("flat");
        close.setOnAction(
                event -> {
                    getChildren().remove(card);
                    present();
                });
        card.getChildren().add(close);
        return card;
    }

    private void present() {
        setVisible(!getChildren().isEmpty());
        setManaged(!getChildren().isEmpty());
    }
}
