package mnemarium.ui.ledger;

import atlantafx.base.controls.Popover;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import mnemarium.ui.Buttons;
import mnemarium.ui.Figures;
import mnemarium.ui.chart.Palette;
import mnemarium.world.World;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Optional;

/**
 * The world of the run: its lanes and what each task cost, the same in words, the form by which a
 * dimension joins it.
 */
final class WorldPane extends VBox {

    private final LedgerActions actions;
    private final Label about = new Label();
    private final LanesPane lanes;
    private final CostDrawing costs;
    private final TextArea words = new TextArea();
    private final ToggleButton asText = new ToggleButton();
    private final Button add = Buttons.button("add-dimension", Feather.PLUS, "Dimension", "");
    private WorldView view = WorldView.EMPTY;
    private Optional<World> world = Optional.empty();

    WorldPane(TaskScroll scroll, LedgerActions actions) {
        this.actions = actions;
        lanes = new LanesPane(scroll, actions);
        costs = new CostDrawing(scroll, actions::goTo);
        setId("world");
        getStyleClass().addAll("panel", "mn-world");
        VBox drawn = new VBox(lanes, costs);
        VBox.setVgrow(lanes, Priority.ALWAYS);
        words.setId("world-words");
        words.setEditable(false);
        words.setVisible(false);
        words.getStyleClass().add("mn-world-words");
        words.setAccessibleText("The world in words");
        StackPane body = new StackPane(drawn, words);
        body.setMinHeight(0);
        VBox.setVgrow(body, Priority.ALWAYS);
        asText.selectedProperty()
                .addListener(
                        (_, _, chosen) -> {
                            drawn.setVisible(!chosen);
                            words.setVisible(chosen);
                            words.setText(chosen ? WorldText.of(view) : "");
                        });
        getChildren().addAll(header(), body);
    }

    private Node header() {
        Label title = new Label("World");
        title.getStyleClass().add("semibold");
        title.setMinWidth(Region.USE_PREF_SIZE);
        about.setId("world-about");
        about.getStyleClass().addAll("secondary", "muted");
        about.setMinWidth(0);
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        Region dashes = new Region();
        dashes.getStyleClass().add("mn-swatch-scheduled");
        Label scheduled = new Label("scheduled, not yet lived", dashes);
        scheduled.getStyleClass().addAll("small", "muted");
        asText.setId("world-as-text");
        asText.setGraphic(new FontIcon(Feather.ALIGN_LEFT));
        asText.setAccessibleText("Show the world in words");
        asText.setTooltip(new Tooltip("Show the world in words"));
        asText.getStyleClass().setAll("toggle-button", "mn-icon-button");
        Button save = Buttons.icon("world-save", Feather.DOWNLOAD, "Save the picture as SVG");
        save.getStyleClass().setAll("button", "mn-icon-button");
        save.setOnAction(_ -> save());
        add.getStyleClass().add("flat");
        add.setAccessibleText("Add a dimension to the world");
        add.setOnAction(_ -> openForm());
        HBox header = new HBox(title, about, spring, scheduled, asText, save, add);
        header.getStyleClass().addAll("panel-header", "low");
        return header;
    }

    /**
     * Shows a world.
     *
     * @param shown as it is drawn
     * @param edited as it is by now, for what would join it
     */
    void show(WorldView shown, Optional<World> edited) {
        view = shown;
        world = edited;
        about.setText(
                shown.tasks() == 0
                        ? ""
                        : "%s, %s; drag a handle to move a drift"
                                .formatted(
                                        shown.title(),
                                        Figures.counted(shown.tasks(), "task", "tasks")));
        lanes.show(shown);
        costs.show(shown);
        if (asText.isSelected()) {
            words.setText(WorldText.of(shown));
        }
    }

    /** Offers the picture of the world for saving. */
    void save() {
        actions.save("world.svg", WorldPicture.svg(view, Palette.LIGHT));
    }

    /** Shows the world in words, or drawn again. */
    void toggleWords() {
        asText.setSelected(!asText.isSelected());
    }

    /** Opens the form by which a dimension joins the world. */
    void openForm() {
        Popover popover = new Popover();
        DimensionForm form =
                new DimensionForm(
                        () -> world,
                        (asked, value) -> {
                            popover.hide();
                            actions.moveDial(asked.dial(), value);
                        });
        popover.setContentNode(form);
        popover.setDetachable(false);
        popover.setHeaderAlwaysVisible(false);
        popover.setArrowLocation(Popover.ArrowLocation.TOP_RIGHT);
        popover.show(add);
    }
}
