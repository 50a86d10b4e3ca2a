package mnemarium.ui.experiments;

import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.ui.Buttons;

import org.controlsfx.control.textfield.CustomTextField;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** The plans, filtered by words, each with how far it is. */
final class PlanList extends VBox {
    /** The first plans are in sight in the smallest window. */
    private static final int NEAR = 4;

    private final ObservableList<PlanRow> rows = FXCollections.observableArrayList();
    private final ListView<PlanRow> list = new ListView<>(rows);
    private final CustomTextField search = new CustomTextField();
    private final Label none = ExperimentsStyle.prose("", "muted");
    private final Label count = ExperimentsStyle.whole("", "secondary", "muted");
    private List<PlanRow> all = List.of();
    private String selected = "";
    private boolean showing;

    /**
     * @param select called with the name of a plan that a person chose
     * @param make called when a person wants a plan of their own
     */
    PlanList(Consumer<String> select, Runnable make) {
        setId("plans");
        getStyleClass().addAll("panel", "mn-plans");
        Label heading = ExperimentsStyle.whole("Plans", "semibold");
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        Button add = Buttons.button("plan-new", Feather.PLUS, "New plan", "");
        add.setOnAction(_ -> make.run());
        HBox head = new HBox(heading, count, spring, add);
        head.getStyleClass().add("panel-header");
        head.setAlignment(Pos.CENTER_LEFT);
        FontIcon glass = new FontIcon(Feather.SEARCH);
        glass.getStyleClass().add("muted");
        HBox left = new HBox(glass);
        left.setAlignment(Pos.CENTER);
        left.getStyleClass().add("mn-search-sign");
        search.setLeft(left);
        search.setId("plans-search");
        search.setPromptText("Search plans");
        search.setAccessibleText("Search plans");
        search.textProperty().addListener(_ -> fill());
        HBox.setHgrow(search, Priority.ALWAYS);
        HBox field = new HBox(search);
        field.getStyleClass().add("mn-plans-search");
        list.setId("plans-list");
        list.setAccessibleText("Plans");
        list.getStyleClass().addAll("mn-plain-list", "mn-plan-list");
        list.setCellFactory(_ -> new PlanCell());
        list.setPlaceholder(none);
        list.getSelectionModel()
                .selectedItemProperty()
                .addListener(
                        (_, _, row) -> {
                            if (row != null && !showing && !row.name().equals(selected)) {
                                selected = row.name();
                                select.accept(row.name());
                            }
                        });
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren().addAll(head, field, list);
    }

    /** Shows the plans, one of them chosen; "" for none. */
    void show(List<PlanRow> plans, String chosen) {
        all = plans;
        selected = chosen;
        count.setText(plans.isEmpty() ? "" : Integer.toString(plans.size()));
        fill();
    }

    private void fill() {
        none.setText(
                all.isEmpty() ? "The plans will be listed here." : "No plan holds these words.");
        String words = search.getText().strip().toLowerCase(Locale.ROOT);
        List<PlanRow> found =
                all.stream()
                        .filter(
                                row ->
                                        (row.name() + " " + row.title())
                                                .toLowerCase(Locale.ROOT)
                                                .contains(words))
                        .toList();
        showing = true;
        boolean areTheSame =
                found.stream()
                        .map(PlanRow::name)
                        .toList()
                        .equals(rows.stream().map(PlanRow::name).toList());
        if (areTheSame) {
            // only what has changed: the list keeps its place and its selection
            for (int i = 0; i < found.size(); i++) {
                if (!found.get(i).equals(rows.get(i))) {
                    rows.set(i, found.get(i));
                }
            }
        } else {
            rows.setAll(found);
        }
        for (int i = 0; i < found.size(); i++) {
            if (found.get(i).name().equals(selected)
                    && list.getSelectionModel().getSelectedIndex() != i) {
                list.getSelectionModel().clearAndSelect(i);
                // it was chosen elsewhere, or is there for the first time: it may be out of sight
                if (i > NEAR) {
                    list.scrollTo(i - 2);
                }
            }
        }
        if (found.stream().noneMatch(row -> row.name().equals(selected))) {
            list.getSelectionModel().clearSelection();
        }
        showing = false;
    }
}
