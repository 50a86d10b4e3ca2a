package mnemarium.ui;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

import mnemarium.scenario.Dial;
import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Optional;

/**
 * A dial's name, the sign that it was moved (a click goes there), and the way back to the
 * scenario's value.
 */
public final class DialHead extends HBox {

    private final Label name = new Label();
    private final Button moved = new Button();
    private final Button reset = new Button();
    private final Tooltip where = new Tooltip();
    private final Tooltip back = new Tooltip();
    private Optional<DialRow.Move> move = Optional.empty();
    private String scenarioValue = "";

    /**
     * A head.
     *
     * @param word the dial's name here
     * @param actions where a click on its signs goes
     */
    public DialHead(Dial dial, String word, RunActions actions) {
        getStyleClass().add("mn-dial-head");
        setAlignment(Pos.CENTER_LEFT);
        name.setText(word);
        name.getStyleClass().add("secondary");
        name.setTooltip(new Tooltip(DialNames.about(dial)));
        name.setMinWidth(Region.USE_PREF_SIZE);
        moved.setId("moved-" + DialNames.id(dial));
        moved.setGraphic(Marks.region(Mark.MOVED));
        moved.getStyleClass().setAll("button", "mn-mark-button");
        moved.setTooltip(where);
        moved.setOnAction(_ -> move.ifPresent(it -> actions.goTo(it.operation())));
        reset.setId("reset-" + DialNames.id(dial));
        FontIcon icon = new FontIcon(Feather.ROTATE_CCW);
        icon.getStyleClass().add("small-icon");
        reset.setGraphic(icon);
        reset.getStyleClass().setAll("button", "mn-mark-button");
        reset.setTooltip(back);
        reset.setOnAction(_ -> actions.moveDial(dial, scenarioValue));
        getChildren().addAll(name, moved, reset);
    }

    /** Shows where the dial stands. */
    public void show(DialRow row) {
        move = row.move();
        scenarioValue = row.home();
        moved.setVisible(move.isPresent());
        moved.setManaged(move.isPresent());
        reset.setVisible(row.isAway());
        move.ifPresent(
                it -> {
                    String words = "moved at %s, from %s".formatted(it.where(), it.from());
                    where.setText(words + "; go there");
                    moved.setAccessibleText(name.getText() + " " + words + "; go there");
                });
        String home = "Back to the scenario's " + row.home();
        back.setText(home);
        reset.setAccessibleText(name.getText() + ": " + home);
    }
}
