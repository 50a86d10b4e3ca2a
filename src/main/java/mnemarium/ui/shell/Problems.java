package mnemarium.ui.shell;

import atlantafx.base.controls.Message;
import atlantafx.base.theme.Styles;

import javafx.scene.Node;
import javafx.scene.control.Button;
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

    private Node message(Trouble trouble, int number) {
        Message message =
                new Message(trouble.title(), trouble.text(), new FontIcon(Feather.ALERT_OCTAGON));
        message.getStyleClass().add(Styles.DANGER);
        message.setId("problem-" + number);
        message.setAccessibleText(trouble.title() + ". " + trouble.text());
        trouble.way()
                .ifPresent(
                        way -> {
                            Button button = Buttons.link("problem-" + number + "-way", way.word());
                            button.setOnAction(event -> way.action().run());
                            message.setActionHandler(null);
                            message.getProperties().put("way", button);
                        });
        message.setOnClose(
                event -> {
                    getChildren().remove(message);
                    present();
                });
        if (trouble.way().isEmpty()) {
            return message;
        }
        return new VBox(message, (Node) message.getProperties().get("way"));
    }

    private void present() {
        setVisible(!getChildren().isEmpty());
        setManaged(!getChildren().isEmpty());
    }
}
