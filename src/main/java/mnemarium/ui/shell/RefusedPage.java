package mnemarium.ui.shell;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import mnemarium.ui.Buttons;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;

/**
 * A workspace that cannot be opened takes the whole window: what was found, what was expected, that
 * the file is as it was, and the ways on.
 */
final class RefusedPage extends VBox {

    /**
     * A page.
     *
     * @param title "This workspace is open in another window"
     * @param text what was found, what was expected, where, what to do
     * @param ways on, the likeliest first
     */
    RefusedPage(String title, String text, List<Problems.Way> ways) {
        setId("refused");
        getStyleClass().addAll("page", "refused");
        setAlignment(Pos.CENTER_LEFT);
        FontIcon icon = new FontIcon(Feather.ALERT_OCTAGON);
        icon.getStyleClass().addAll("harm", "large-icon");
        Label heading = new Label(title);
        heading.getStyleClass().add("title");
        heading.setId("refused-title");
        Label words = new Label(text);
        words.setWrapText(true);
        words.setId("refused-text");
        Label untouched = new Label("The file is as it was: nothing was written to it.");
        untouched.getStyleClass().add("muted");
        HBox buttons = new HBox();
        buttons.getStyleClass().add("setting-box");
        for (int i = 0; i < ways.size(); i++) {
            Problems.Way way = ways.get(i);
            Button button = Buttons.button("refused-way-" + (i + 1), way.word(), "");
            button.setOnAction(event -> way.action().run());
            if (i == 0) {
                button.getStyleClass().add("accent");
            }
            buttons.getChildren().add(button);
        }
        getChildren().addAll(icon, heading, words, untouched, buttons);
    }
}
