package mnemarium.ui;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.scenario.Dial;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A panel of dials: a head that says when a move acts, or what is wrong with a value that was
 * typed, and that moves all dials back to the scenario's values; below it the dials, scrolled.
 */
public abstract class DialsPanel extends VBox {

    private final RunActions actions;
    private final String usual;
    private final Label hint = new Label();
    private final Button home = new Button("Scenario values");
    private List<DialRow> away = List.of();

    /**
     * A panel without dials yet: {@link #fill} brings them.
     *
     * @param id of the panel
     * @param prefix of the ids of what is in its head
     * @param hint when a move acts
     */
    protected DialsPanel(String id, String prefix, String hint, RunActions actions) {
        this.actions = actions;
        this.usual = hint;
        setId(id);
        getStyleClass().addAll("panel", "mn-dials");
        this.hint.setId(prefix + "dials-hint");
        this.hint.setMinWidth(0);
        complain("");
        home.setId(prefix + "scenario-values");
        home.setGraphic(new FontIcon(Feather.ROTATE_CCW));
        home.getStyleClass().add("link");
        home.setMinWidth(Region.USE_PREF_SIZE);
        home.setAccessibleText("Move all dials back to the scenario's values");
        home.setDisable(true);
        home.setOnAction(_ -> goHome());
    }

    /**
     * Puts the dials in.
     *
     * @param more what stands in the head beside the way back
     */
    protected final void fill(Node dials, Node... more) {
        Label title = new Label("Dials");
        title.getStyleClass().add("semibold");
        title.setMinWidth(Region.USE_PREF_SIZE);
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        HBox header = new HBox(title, hint, spring);
        header.getChildren().addAll(more);
        header.getChildren().add(home);
        header.getStyleClass().addAll("panel-header", "low");
        ScrollPane scroll = new ScrollPane(dials);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("mn-plain-scroll");
        scroll.setAccessibleText("Dials");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().setAll(header, scroll);
    }

    /** Tells where all dials of the panel stand: there is a way back if one was moved. */
    protected final void standing(List<DialRow> rows) {
        away = rows.stream().filter(DialRow::isAway).toList();
        home.setDisable(away.isEmpty());
    }

    private void goHome() {
        Map<Dial, String> moves = new TreeMap<>();
        away.forEach(row -> moves.put(row.dial(), row.home()));
        if (!moves.isEmpty()) {
            actions.moveDials(moves);
        }
    }

    /** Says what is wrong with a value; nothing: it is right again. */
    protected final void complain(String what) {
        boolean wrong = !what.isEmpty();
        hint.setText(wrong ? what : usual);
        hint.getStyleClass().setAll("label", "secondary", wrong ? "harm" : "muted");
    }
}
