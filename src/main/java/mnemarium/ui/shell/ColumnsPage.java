package mnemarium.ui.shell;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Spinner;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import mnemarium.scenario.file.ItemPreview;
import mnemarium.ui.Breadth;
import mnemarium.ui.Buttons;
import mnemarium.ui.Gated;
import mnemarium.ui.Place;

import org.controlsfx.control.SearchableComboBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Says which column of a list of items is what, beside its first rows. */
final class ColumnsPage implements Place {
    /** So many rows are shown. */
    static final int ROWS = 6;

    private static final String NONE = "–";
    private static final int CELL = 60;
    private static final int USUAL_TURN = 6;

    private final Map<String, SearchableComboBox<String>> choices = new LinkedHashMap<>();
    private final Spinner<Integer> turnSize = new Spinner<>(1, 1000, USUAL_TURN);
    private final Button open = Buttons.button("columns-open", "Open", "");
    private final Gated openGate = new Gated(open);
    private final ScrollPane scroll = new ScrollPane();
    private final VBox page = new VBox();

    /**
     * A page.
     *
     * @param file its name
     * @param preview its first rows and what the columns' names suggest
     * @param opens takes the options for reading
     * @param leave goes back
     */
    ColumnsPage(
            String file, ItemPreview preview, Consumer<Map<String, String>> opens, Runnable leave) {
        Label title = new Label("Which column is what?");
        title.getStyleClass().add("title");
        Label name = new Label(file);
        name.getStyleClass().addAll("mono", "muted");
        turnSize.setId("columns-turn-size");
        turnSize.setEditable(true);
        turnSize.getEditor().setAccessibleText("Items in a turn");
        open.getStyleClass().add("accent");
        open.setOnAction(event -> opens.accept(reading()));
        Button cancel = Buttons.button("columns-cancel", "Cancel", "Esc");
        cancel.setOnAction(event -> leave.run());
        HBox buttons = new HBox(openGate, cancel);
        buttons.getStyleClass().add("setting-box");
        FlowPane settings = new FlowPane();
        settings.getStyleClass().add("columns-settings");
        settings.getChildren()
                .addAll(
                        choice(preview, "text", "Text", "what is remembered and compared", false),
                        choice(
                                preview,
                                "incident",
                                "Incident",
                                "the same for items that are the same; without it matches are only"
                                        + " suggested",
                                true),
                        choice(
                                preview,
                                "id",
                                "Id",
                                "what an item is called, else its number",
                                true),
                        choice(
                                preview,
                                "label",
                                "Label",
                                "a word that stands beside the item",
                                true),
                        setting(
                                "Items in a turn",
                                turnSize,
                                "the budget is whole again each turn"));
        page.getChildren().addAll(title, name, settings, buttons, rows(preview));
        page.getStyleClass().add("page");
        page.setId("columns");
        scroll.setContent(page);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("edge-to-edge");
        gate();
    }

    private Node choice(
            ItemPreview preview, String option, String name, String about, boolean optional) {
        SearchableComboBox<String> box = new SearchableComboBox<>();
        box.setId("columns-" + option);
        box.setAccessibleText(name);
        List<String> columns = new ArrayList<>(preview.columns());
        if (optional) {
            columns.addFirst(NONE);
        }
        box.getItems().setAll(columns);
        String guess = preview.guessed().getOrDefault(option, "");
        if (!guess.isEmpty()) {
            box.setValue(guess);
        } else if (optional) {
            box.setValue(NONE);
        }
        box.valueProperty().addListener((property, was, is) -> gate());
        choices.put(option, box);
        return setting(name, box, about);
    }

    private static Node setting(String name, Node control, String about) {
        Label label = new Label(name);
        label.getStyleClass().add("muted");
        Label words = new Label(about);
        words.getStyleClass().addAll("faint", "secondary");
        words.setWrapText(true);
        VBox column = new VBox(label, control, words);
        column.getStyleClass().add("setting");
        return column;
    }

    private static Node rows(ItemPreview preview) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("figures");
        for (int column = 0; column < preview.columns().size(); column++) {
            Label head = new Label(preview.columns().get(column));
            head.setMaxWidth(Double.MAX_VALUE);
            head.getStyleClass().addAll("figures-head", column == 0 ? "first" : "later");
            grid.add(head, column, 0);
        }
        for (int row = 0; row < Math.min(ROWS, preview.rows().size()); row++) {
            List<String> cells = preview.rows().get(row);
            for (int column = 0; column < cells.size(); column++) {
                Label cell = new Label(cut(cells.get(column)));
                cell.setMaxWidth(Double.MAX_VALUE);
                cell.getStyleClass().addAll("figures-cell", column == 0 ? "first" : "later");
                grid.add(cell, column, row + 1);
            }
        }
        ScrollPane across = new ScrollPane(grid);
        across.setId("columns-rows");
        across.setFitToHeight(true);
        across.getStyleClass().add("edge-to-edge");
        across.setVbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        across.setMinHeight((ROWS + 2) * 26.0);
        return across;
    }

    private static String cut(String text) {
        String line = text.replaceAll("\\s+", " ");
        return line.length() <= CELL ? line : line.substring(0, CELL) + "…";
    }

    private void gate() {
        SearchableComboBox<String> text = choices.get("text");
        openGate.gate(
                text == null || text.getValue() == null
                        ? Optional.of("Choose the column of the text first")
                        : Optional.empty());
    }

    private Map<String, String> reading() {
        Map<String, String> reading = new HashMap<>();
        choices.forEach(
                (option, box) -> {
                    String column = box.getValue();
                    reading.put(option, column == null || column.equals(NONE) ? "" : column);
                });
        reading.put("turn-size", Integer.toString(turnSize.getValue()));
        return reading;
    }

    @Override
    public String id() {
        return "columns";
    }

    @Override
    public String word() {
        return "Columns";
    }

    @Override
    public Ikon icon() {
        return Feather.COLUMNS;
    }

    @Override
    public Parent view() {
        return scroll;
    }

    @Override
    public void fit(Breadth breadth) {
        breadth.mark(page);
    }
}
