package mnemarium.ui;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Optional;

/**
 * Buttons as the window knows them: a word, perhaps an icon before it and a faint key behind it.
 */
public final class Buttons {
    private Buttons() {}

    /**
     * A button with a word and a key.
     *
     * @param id by which it is found
     * @param word on it, and its name for screen readers
     * @param key shown behind the word, "" for none
     */
    public static Button button(String id, String word, String key) {
        return dress(new Button(), id, Optional.empty(), word, key);
    }

    /** A button with an icon, a word and a key. */
    public static Button button(String id, Ikon icon, String word, String key) {
        return dress(new Button(), id, Optional.of(icon), word, key);
    }

    /** A button that is only an icon; its name is its tooltip too. */
    public static Button icon(String id, Ikon icon, String name) {
        Button button = new Button();
        button.setId(id);
        button.setGraphic(new FontIcon(icon));
        button.getStyleClass().add("icon-only");
        button.setAccessibleText(name);
        button.setTooltip(new Tooltip(name));
        return button;
    }

    /** A button that looks like a link. */
    public static Button link(String id, String word) {
        Button button = new Button(word);
        button.setId(id);
        button.getStyleClass().add("link");
        return button;
    }

    /** Fills any button with icon, word and key. */
    public static <B extends ButtonBase> B dress(
            B button, String id, Optional<Ikon> icon, String word, String key) {
        button.setId(id);
        button.setMinWidth(Region.USE_PREF_SIZE);
        HBox content = new HBox();
        content.getStyleClass().add("button-content");
        content.setAlignment(Pos.CENTER_LEFT);
        icon.ifPresent(each -> content.getChildren().add(new FontIcon(each)));
        if (!word.isEmpty()) {
            Label label = new Label(word);
            label.getStyleClass().add("word");
            label.setMinWidth(Region.USE_PREF_SIZE);
            content.getChildren().add(label);
        }
        if (!key.isEmpty()) {
            Label hint = new Label(key);
            hint.getStyleClass().add("key");
            hint.setMinWidth(Region.USE_PREF_SIZE);
            content.getChildren().add(hint);
        }
        button.setGraphic(content);
        button.setAccessibleText(key.isEmpty() ? word : word + ", key " + key);
        return button;
    }

    /** Changes the word of a button made here. */
    public static void rename(ButtonBase button, String word, String key) {
        ((Label) part(button, "word")).setText(word);
        button.setAccessibleText(key.isEmpty() ? word : word + ", key " + key);
    }

    /** Shows or hides the key behind the word. */
    public static void keys(ButtonBase button, boolean shown) {
        present(button, "key", shown);
    }

    /** Shows or hides the word of a button that has an icon too. */
    public static void words(ButtonBase button, boolean shown) {
        present(button, "word", shown);
    }

    /** Shows or hides the icon before the word. */
    public static void icon(ButtonBase button, boolean shown) {
        for (Node node : ((HBox) button.getGraphic()).getChildren()) {
            if (node instanceof FontIcon) {
                node.setVisible(shown);
                node.setManaged(shown);
            }
        }
    }

    private static void present(ButtonBase button, String styleClass, boolean shown) {
        for (Node node : ((HBox) button.getGraphic()).getChildren()) {
            if (node.getStyleClass().contains(styleClass)) {
                node.setVisible(shown);
                node.setManaged(shown);
            }
        }
    }

    /** Changes the icon of a button made here. */
    public static void renew(ButtonBase button, Ikon icon) {
        for (Node node : ((HBox) button.getGraphic()).getChildren()) {
            if (node instanceof FontIcon shown) {
                shown.setIconCode(icon);
            }
        }
    }

    private static Node part(ButtonBase button, String styleClass) {
        return ((HBox) button.getGraphic())
                .getChildren().stream()
                        .filter(node -> node.getStyleClass().contains(styleClass))
                        .findFirst()
                        .orElseThrow();
    }
}
