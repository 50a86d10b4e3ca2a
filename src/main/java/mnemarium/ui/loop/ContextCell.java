package mnemarium.ui.loop;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.ui.loop.MessageRow.Speaker;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** A message on two or three lines, or the line "window starts here". */
final class ContextCell extends WideCell<ContextLine> {

    private static final PseudoClass OUTSIDE = PseudoClass.getPseudoClass("outside");
    private static final int LONGEST_TOOLTIP = 1200;

    private final FontIcon icon = new FontIcon(Feather.USER);
    private final Label name = new Label();
    private final Label place = new Label();
    private final Label text = new Label();
    private final HBox message;
    private final HBox border;
    private final Tooltip whole = new Tooltip();

    ContextCell() {
        getStyleClass().add("mn-context-cell");
        icon.getStyleClass().addAll("mn-context-icon", "muted");
        name.getStyleClass().add("mn-context-name");
        place.getStyleClass().addAll("small", "muted");
        text.setWrapText(true);
        text.getStyleClass().add("mn-context-text");
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        VBox words = new VBox(new HBox(name, spring, place), text);
        HBox.setHgrow(words, Priority.ALWAYS);
        words.setMinWidth(0);
        message = new HBox(icon, words);
        message.setAlignment(Pos.TOP_LEFT);
        message.getStyleClass().add("mn-context-message");

        Label starts = new Label("window starts here");
        starts.getStyleClass().add("mn-window-start");
        starts.setMinWidth(Region.USE_PREF_SIZE);
        border = new HBox(rule(), starts, rule());
        border.getStyleClass().add("mn-window-border");
        border.setAlignment(Pos.CENTER);
        whole.setWrapText(true);
        whole.setMaxWidth(480);
    }

    @Override
    protected void updateItem(ContextLine line, boolean empty) {
        super.updateItem(line, empty);
        setText(null);
        if (empty || line == null) {
            setGraphic(null);
            setTooltip(null);
            setAccessibleText(null);
            return;
        }
        switch (line) {
            case ContextLine.WindowStart() -> {
                pseudoClassStateChanged(OUTSIDE, false);
                setTooltip(null);
                setAccessibleText("Window starts here");
                setGraphic(border);
            }
            case ContextLine.Spoken(MessageRow row, boolean inWindow) -> show(row, inWindow);
        }
    }

    private void show(MessageRow row, boolean inWindow) {
        pseudoClassStateChanged(OUTSIDE, !inWindow);
        icon.setIconCode(icon(row.speaker()));
        name.setText(row.name());
        place.setText(
                row.step() == 0
                        ? Integer.toString(row.turn())
                        : Words.shortPlace(row.turn(), row.step()));
        text.setText(Words.oneLine(row.text()));
        whole.setText(
                row.text().length() > LONGEST_TOOLTIP
                        ? row.text().substring(0, LONGEST_TOOLTIP) + "…"
                        : row.text());
        setTooltip(whole);
        setAccessibleText(
                "%s, turn %d%s: %s"
                        .formatted(
                                row.name(),
                                row.turn(),
                                inWindow ? "" : ", fell out of the window",
                                row.text()));
        setGraphic(message);
    }

    private static Feather icon(Speaker speaker) {
        return switch (speaker) {
            case USER, PERSON -> Feather.USER;
            case ASSISTANT -> Feather.MESSAGE_SQUARE;
            case AGENT -> Feather.CPU;
            case ALERT -> Feather.BELL;
            case MEMORY -> Feather.DATABASE;
            case SYSTEM -> Feather.SETTINGS;
        };
    }

    private static Region rule() {
        Region rule = new Region();
        rule.getStyleClass().add("mn-accent-rule");
        HBox.setHgrow(rule, Priority.ALWAYS);
        return rule;
    }
}
