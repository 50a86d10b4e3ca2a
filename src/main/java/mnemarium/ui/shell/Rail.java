package mnemarium.ui.shell;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.ui.Place;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** The rail at the left: the places there are, and no others. */
final class Rail extends VBox {
    private final Map<String, ToggleButton> buttons = new LinkedHashMap<>();
    private final ToggleGroup group = new ToggleGroup();
    private final Consumer<Place> go;

    /**
     * A rail.
     *
     * @param places from the top
     * @param last at the bottom: help, settings
     * @param home what the sign at the top leads to
     * @param go called with the place that was chosen
     */
    Rail(List<Place> places, List<Place> last, Runnable home, Consumer<Place> go) {
        this.go = go;
        setId("rail");
        getStyleClass().addAll("rail", "line-right");
        Button logo = new Button();
        logo.setId("home");
        logo.setGraphic(new Logo());
        logo.getStyleClass().addAll("flat", "logo-button");
        logo.setAccessibleText("Start page");
        logo.setTooltip(new Tooltip("Start page"));
        logo.setOnAction(event -> home.run());
        getChildren().add(logo);
        places.forEach(place -> add(place, ""));
        Region spring = new Region();
        VBox.setVgrow(spring, Priority.ALWAYS);
        getChildren().add(spring);
        last.forEach(place -> add(place, "rail-last"));
    }

    /** Marks a place as the one that is shown; empty for none of the rail's. */
    void choose(Optional<Place> place) {
        group.selectToggle(place.map(each -> buttons.get(each.railId())).orElse(null));
    }

    /** With little height the words go and become tooltips. */
    void fit(boolean tall) {
        for (ToggleButton button : buttons.values()) {
            for (Node node : ((VBox) button.getGraphic()).getChildren()) {
                if (node instanceof Label) {
                    node.setVisible(tall);
                    node.setManaged(tall);
                }
            }
            button.setTooltip(tall ? null : new Tooltip(button.getAccessibleText()));
        }
        getStyleClass().remove("icons-only");
        if (!tall) {
            getStyleClass().add("icons-only");
        }
    }

    private void add(Place place, String styleClass) {
        ToggleButton button = new ToggleButton();
        button.setId("rail-" + place.id());
        button.setToggleGroup(group);
        Label word = new Label(place.word());
        VBox content = new VBox(new FontIcon(place.icon()), word);
        content.setAlignment(Pos.CENTER);
        content.getStyleClass().add("rail-content");
        button.setGraphic(content);
        button.setAccessibleText(place.word());
        button.getStyleClass().add("rail-button");
        if (!styleClass.isEmpty()) {
            button.getStyleClass().add(styleClass);
        }
        button.setMaxWidth(Double.MAX_VALUE);
        button.setOnAction(
                event -> {
                    // a second click on the chosen place must not leave the rail without one
                    button.setSelected(true);
                    go.accept(place);
                });
        buttons.put(place.id(), button);
        getChildren().add(button);
    }
}
