package mnemarium.ui.loop;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.ui.Glow;
import mnemarium.ui.Touch;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.AbstractList;
import java.util.Locale;
import java.util.Optional;
import java.util.RandomAccess;
import java.util.function.IntConsumer;

/** The entries of the working memory as a list that can be ordered, filtered and exported. */
final class MemoryList extends VBox {

    private final LoopActions actions;
    private final LazyItems<EntryRow> items = new LazyItems<>();
    private final ListView<EntryRow> list = new ListView<>(items);
    private final MenuButton order = new MenuButton(Entries.Order.LAST_TOUCHED.words());
    private final TextField filter = new TextField();
    private final Label note = new Label();
    private final Label none = new Label();
    private Entries.Order chosen = Entries.Order.LAST_TOUCHED;
    private Optional<Entries> entries = Optional.empty();
    private int selected = -1;
    private int[] ordered = new int[0];
    private boolean showing;
    private Touch touch = Touch.NONE;
    private final Glow glow =
            new Glow(400, strength -> setStyle(strength == 0 ? "" : tint(strength)));

    MemoryList(LoopActions actions, IntConsumer select) {
        this.actions = actions;
        getStyleClass().add("mn-memory-list");
        list.setId("memory-list");
        list.getStyleClass().add("mn-plain-list");
        list.setAccessibleText("Entries of the working memory");
        list.setCellFactory(_ -> new EntryCell());
        list.setFixedCellSize(Region.USE_COMPUTED_SIZE);
        none.setWrapText(true);
        none.getStyleClass().add("mn-empty");
        list.setPlaceholder(none);
        list.getSelectionModel()
                .selectedItemProperty()
                .addListener(
                        (_, _, row) -> {
                            if (row != null && !showing) {
                                select.accept(row.entry());
                            }
                        });
        note.setId("memory-note");
        note.setWrapText(true);
        note.setGraphic(new FontIcon(Feather.COPY));
        note.getStyleClass().addAll("secondary", "muted", "mn-memory-note");
        note.setMinHeight(Region.USE_PREF_SIZE);
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren().addAll(tools(), filter, list, note);
    }

    private HBox tools() {
        order.setId("memory-order");
        order.getStyleClass().addAll("flat", "mn-quiet-menu");
        order.setAccessibleText("Order of the entries");
        for (Entries.Order each : Entries.Order.values()) {
            MenuItem item = new MenuItem(each.words());
            item.setId("memory-order-" + each.name().toLowerCase(Locale.ROOT));
            item.setOnAction(
                    _ -> {
                        chosen = each;
                        order.setText(each.words());
                        fill();
                    });
            order.getItems().add(item);
        }
        filter.setId("memory-filter");
        filter.setPromptText("Words, key or m7");
        filter.setAccessibleText("Filter the entries by words, key or name");
        filter.setVisible(false);
        filter.setManaged(false);
        filter.textProperty().addListener(_ -> fill());
        Button search = icon("memory-search", Feather.SEARCH, "Filter the entries");
        search.setOnAction(_ -> toggleFilter());
        MenuButton export = new MenuButton();
        export.setId("memory-export");
        export.setGraphic(new FontIcon(Feather.DOWNLOAD));
        export.getStyleClass().addAll("flat", "more", "mn-icon-menu");
        export.setAccessibleText("Export the entries");
        export.setTooltip(new Tooltip("Export the entries shown"));
        MenuItem csv = new MenuItem("As CSV");
        csv.setId("export-csv");
        csv.setOnAction(_ -> actions.save("memory.csv", EntryTable.csv(list.getItems())));
        MenuItem json = new MenuItem("As JSON");
        json.setId("export-json");
        json.setOnAction(_ -> actions.save("memory.json", EntryTable.json(list.getItems())));
        export.getItems().addAll(csv, json);
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        HBox tools = new HBox(order, spring, search, export);
        tools.setAlignment(Pos.CENTER_LEFT);
        tools.getStyleClass().add("mn-memory-tools");
        return tools;
    }

    private static Button icon(String id, Feather icon, String words) {
        Button button = new Button();
        button.setId(id);
        button.setGraphic(new FontIcon(icon));
        button.getStyleClass().setAll("button", "mn-icon-button");
        button.setAccessibleText(words);
        button.setTooltip(new Tooltip(words));
        return button;
    }

    private void toggleFilter() {
        boolean show = !filter.isVisible();
        filter.setVisible(show);
        filter.setManaged(show);
        if (show) {
            filter.requestFocus();
        } else {
            filter.clear();
        }
    }

    private static String tint(double strength) {
        return String.format(Locale.ROOT, "-mn-glow: rgba(56, 139, 253, %.3f);", 0.3 * strength);
    }

    /** Lights up the selected row for a moment. */
    void flash() {
        glow.touched(touch);
    }

    void show(Entries shown) {
        entries = Optional.of(shown);
        Optional<String> twins = shown.twins();
        note.setText(twins.orElse(""));
        note.setVisible(twins.isPresent());
        note.setManaged(twins.isPresent());
        none.setText(
                shown.size() == 0
                        ? "Nothing remembered yet. The first write comes after the first"
                                + " investigation or the first fact."
                        : "No entry holds these words.");
        fill();
    }

    /** Says how the row of a touched entry lights up. */
    void touch(Touch next) {
        touch = next;
    }

    void select(int entry) {
        selected = entry;
        mark();
    }

    private void fill() {
        entries.ifPresent(
                from -> {
                    showing = true;
                    ordered = from.ordered(chosen, filter.getText());
                    items.show(new Rows(from, ordered), 0, ordered.length);
                    showing = false;
                    mark();
                });
    }

    private void mark() {
        showing = true;
        list.getSelectionModel().clearSelection();
        for (int i = 0; i < ordered.length; i++) {
            if (ordered[i] == selected) {
                list.getSelectionModel().select(i);
                break;
            }
        }
        showing = false;
    }

    /** Rows in an order; each is made when it is asked for. */
    private static final class Rows extends AbstractList<EntryRow> implements RandomAccess {

        private final Entries entries;
        private final int[] order;

        Rows(Entries entries, int[] order) {
            this.entries = entries;
            this.order = order;
        }

        @Override
        public EntryRow get(int index) {
            return entries.row(order[index]);
        }

        @Override
        public int size() {
            return order.length;
        }
    }
}
