package mnemarium.ui.runs;

import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.SortedList;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;

import mnemarium.ui.StepMarks;
import mnemarium.ui.chart.Marks;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Runs and experiments as a table; a click on a head orders it, several rows can be chosen. */
final class RunsTable extends StackPane {

    private static final String STANDS = "Stands at";
    private static final PseudoClass MEMBER = PseudoClass.getPseudoClass("member");

    /** Widths in em of the table's text; name and standing share what is left. */
    private static final double NAME = 12;

    private static final double ARM = 8.5;
    private static final double SEED = 4.6;
    private static final double DIALS = 12;
    private static final double STRIP = 12.5;
    private static final double STANDING = 18;
    private static final double WHEN = 8.5;

    private final ObservableList<RunsRow> rows = FXCollections.observableArrayList();
    private final TableView<RunsRow> table = new TableView<>();
    private final Label em = new Label();
    private final Label none = RunsStyle.prose("", "muted", "mn-empty-words");
    private final TableColumn<RunsRow, RunsRow> name = column("name", "Name", RunsRow::name);
    private final TableColumn<RunsRow, RunsRow> arm = column("arm", "Arm", RunWords::arm);
    private final TableColumn<RunsRow, RunsRow> seed = column("seed", "Seed", RunWords::seed);
    private final TableColumn<RunsRow, RunsRow> dials =
            column("dials", "Dials moved", RunWords::dials);
    private final TableColumn<RunsRow, RunsRow> strip = column("strip", "Last steps", _ -> "");
    private final TableColumn<RunsRow, RunsRow> standing =
            column("standing", STANDS, this::standing);
    private final TableColumn<RunsRow, RunsRow> when = column("when", "Opened", RunsRow::when);
    private final Consumer<RunsRow> open;
    private Map<String, String> found = Map.of();
    private boolean isGrouped;
    private boolean showing;

    /**
     * @param chosen called with the rows that a person chose
     * @param open called with the row that a person opens: double click or Enter
     * @param delete called when a person presses Delete
     * @param deeds what can be done with the chosen rows, for their menu
     */
    RunsTable(
            Consumer<List<RunsRow>> chosen,
            Consumer<RunsRow> open,
            Runnable delete,
            Supplier<List<RowDeed>> deeds) {
        this.open = open;
        table.setId("runs-table");
        table.getStyleClass().addAll("dense", "mn-table", "mn-runs-table");
        table.setAccessibleText("Runs and experiments, the newest first");
        table.setColumnResizePolicy(TableView.UNCONSTRAINED_RESIZE_POLICY);
        table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        table.setPlaceholder(none);
        SortedList<RunsRow> sorted = new SortedList<>(rows);
        sorted.comparatorProperty().bind(table.comparatorProperty());
        table.setItems(sorted);
        name.setCellFactory(_ -> new NameCell());
        seed.getStyleClass().add("mn-figure");
        seed.setComparator(Comparator.comparing(RunWords::seed, RunsTable::byNumber));
        strip.setCellFactory(_ -> new StripCell());
        strip.setSortable(false);
        when.setComparator(Comparator.comparing(RunsRow::at).reversed());
        table.getColumns().addAll(List.of(name, arm, seed, dials, strip, standing, when));
        table.setRowFactory(_ -> row());
        menu(deeds);
        table.setOnKeyPressed(
                event -> {
                    RunsRow row = table.getSelectionModel().getSelectedItem();
                    boolean turns = row instanceof RunsRow.Group group && turns(event, group);
                    if ((event.getCode() == KeyCode.ENTER || turns) && row != null) {
                        open.accept(row);
                        event.consume();
                    } else if (event.getCode() == KeyCode.DELETE && row != null) {
                        delete.run();
                        event.consume();
                    }
                });
        table.getSelectionModel()
                .getSelectedItems()
                .addListener(
                        (javafx.collections.ListChangeListener<RunsRow>)
                                _ -> {
                                    if (!showing) {
                                        chosen.accept(chosen());
                                    }
                                });
        table.widthProperty().addListener(_ -> share());
        em.fontProperty().addListener(_ -> share());
        em.setManaged(false);
        em.setVisible(false);
        getChildren().addAll(em, table);
    }

    /** Whether a key opens a group that is shut, or shuts one that is open. */
    private static boolean turns(KeyEvent event, RunsRow.Group group) {
        return event.getCode() == (group.isOpen() ? KeyCode.LEFT : KeyCode.RIGHT);
    }

    /** The menu of the chosen rows: right click, the menu key, Shift F10. */
    private void menu(Supplier<List<RowDeed>> deeds) {
        ContextMenu menu = new ContextMenu();
        menu.setId("runs-menu");
        table.setOnContextMenuRequested(
                event -> {
                    menu.getItems().clear();
                    for (RowDeed deed : deeds.get()) {
                        MenuItem item = new MenuItem(deed.word(), new FontIcon(deed.icon()));
                        item.setId("menu-" + deed.id());
                        item.setOnAction(_ -> deed.deed().run());
                        menu.getItems().add(item);
                    }
                    if (!menu.getItems().isEmpty()) {
                        menu.show(table, event.getScreenX(), event.getScreenY());
                    }
                    event.consume();
                });
        table.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> menu.hide());
    }

    private TableRow<RunsRow> row() {
        TableRow<RunsRow> row = new TableRow<>();
        row.setOnContextMenuRequested(
                _ -> {
                    // a menu is of the row under the hand, unless it is among several that are
                    // chosen
                    if (!row.isEmpty() && !row.isSelected()) {
                        table.getSelectionModel().clearAndSelect(row.getIndex());
                    }
                });
        row.setOnMouseClicked(
                event -> {
                    RunsRow item = row.getItem();
                    if (event.getButton() == MouseButton.PRIMARY
                            && event.getClickCount() == 2
                            && item != null) {
                        open.accept(item);
                    }
                });
        return row;
    }

    private static int byNumber(String one, String other) {
        return Long.compare(number(one), number(other));
    }

    private static long number(String seed) {
        return seed.matches("-?\\d{1,19}")
                ? new java.math.BigInteger(seed).longValue()
                : Long.MAX_VALUE;
    }

    private static TableColumn<RunsRow, RunsRow> column(
            String id, String head, Function<RunsRow, String> words) {
        TableColumn<RunsRow, RunsRow> column = new TableColumn<>(head);
        column.setId("runs-" + id);
        column.setReorderable(false);
        column.setCellValueFactory(cell -> new ReadOnlyObjectWrapper<>(cell.getValue()));
        column.setCellFactory(_ -> new WordsCell(words));
        column.setComparator(Comparator.comparing(words, String.CASE_INSENSITIVE_ORDER));
        return column;
    }

    /** Where it stands, or where a text was found in its events. */
    private String standing(RunsRow row) {
        String place = found.get(row.key());
        return place == null ? RunWords.standing(row) : place;
    }

    /** The rows that are chosen, in the order of the table. */
    List<RunsRow> chosen() {
        return table.getSelectionModel().getSelectedItems().stream()
                .filter(row -> row != null)
                .toList();
    }

    /** The rows in the order in which they stand. */
    List<RunsRow> shown() {
        return List.copyOf(table.getItems());
    }

    /**
     * Shows rows; those that were chosen and are still there stay chosen.
     *
     * @param places by key, where a text was found in a run's events
     * @param grouped whether runs stand below their groups, in an order that no head may change
     * @param empty what is said if there is none
     */
    void show(
            List<? extends RunsRow> next,
            Map<String, String> places,
            boolean grouped,
            String empty) {
        none.setText(empty);
        if (next.equals(rows) && places.equals(found) && grouped == isGrouped) {
            return;
        }
        found = places;
        if (grouped != isGrouped) {
            isGrouped = grouped;
            table.getSortOrder().clear();
            table.getColumns().forEach(each -> each.setSortable(!grouped && !each.equals(strip)));
            share();
        }
        String head = grouped ? "Mean ± standard deviation over the seeds" : STANDS;
        standing.setText(found.isEmpty() || grouped ? head : "Found");
        Set<String> keys = chosen().stream().map(RunsRow::key).collect(Collectors.toSet());
        showing = true;
        rows.setAll(next);
        table.getSelectionModel().clearSelection();
        for (int i = 0; i < table.getItems().size(); i++) {
            if (keys.contains(table.getItems().get(i).key())) {
                table.getSelectionModel().select(i);
            }
        }
        showing = false;
    }

    /** Chooses the row with a key, if it is there. */
    void choose(String key) {
        for (int i = 0; i < table.getItems().size(); i++) {
            if (table.getItems().get(i).key().equals(key)) {
                table.getSelectionModel().clearAndSelect(i);
                table.scrollTo(Math.max(0, i - 3));
            }
        }
    }

    /** Columns fall away where there is no room: first the marks, then the dials. */
    private void share() {
        double size = em.getFont().getSize() * 12 / 13;
        double room = table.getWidth() - table.snappedLeftInset() - table.snappedRightInset() - 12;
        double fixed = (ARM + SEED + WHEN) * size;
        double words = (NAME + STANDING) * size;
        dials.setVisible(room - fixed - words >= DIALS * size);
        strip.setVisible(!isGrouped && room - fixed - words >= (DIALS + STRIP) * size);
        double left =
                room
                        - fixed
                        - (dials.isVisible() ? DIALS * size : 0)
                        - (strip.isVisible() ? STRIP * size : 0);
        arm.setPrefWidth(ARM * size);
        seed.setPrefWidth(SEED * size);
        dials.setPrefWidth(DIALS * size);
        strip.setPrefWidth(STRIP * size);
        when.setPrefWidth(WHEN * size);
        // of a group the figures are what counts
        double share = isGrouped ? 0.3 : NAME / (NAME + STANDING);
        name.setPrefWidth(Math.max(8 * size, left * share));
        standing.setPrefWidth(Math.max(8 * size, left * (1 - share)));
    }

    /** A cell of words, all of them in its tip. */
    private static class WordsCell extends TableCell<RunsRow, RunsRow> {
        private final Function<RunsRow, String> words;

        WordsCell(Function<RunsRow, String> words) {
            this.words = words;
        }

        @Override
        protected void updateItem(RunsRow row, boolean isEmpty) {
            super.updateItem(row, isEmpty);
            String text = isEmpty || row == null ? "" : words.apply(row);
            setText(text);
            setTooltip(text.isEmpty() ? null : new Tooltip(text));
            setAlignment(
                    getTableColumn().getStyleClass().contains("mn-figure")
                            ? Pos.CENTER_RIGHT
                            : Pos.CENTER_LEFT);
        }
    }

    /** What it is called, with a sign for what is no plain run. */
    private final class NameCell extends WordsCell {
        NameCell() {
            super(RunsRow::name);
        }

        @Override
        protected void updateItem(RunsRow row, boolean isEmpty) {
            super.updateItem(row, isEmpty);
            setGraphic(isEmpty || row == null ? null : sign(row));
            pseudoClassStateChanged(MEMBER, isGrouped && row instanceof RunsRow.Run);
        }

        private Node sign(RunsRow row) {
            if (row instanceof RunsRow.Group group) {
                // a click on the sign is enough; on the rest of the row it takes two
                FontIcon sign =
                        new FontIcon(group.isOpen() ? Feather.CHEVRON_DOWN : Feather.CHEVRON_RIGHT);
                sign.getStyleClass().add("muted");
                StackPane button = new StackPane(sign);
                button.setOnMouseClicked(
                        event -> {
                            if (event.getClickCount() == 1) {
                                open.accept(row);
                            }
                        });
                return button;
            }
            FontIcon icon =
                    new FontIcon(
                            switch (row) {
                                case RunsRow.Group _ -> Feather.LAYERS;
                                case RunsRow.Experiment _ -> Feather.BAR_CHART_2;
                                case RunsRow.Run run ->
                                        run.run().cell().isPresent()
                                                ? Feather.GRID
                                                : run.run().run().parent().isPresent()
                                                        ? Feather.GIT_BRANCH
                                                        : Feather.REPEAT;
                            });
            icon.getStyleClass().add("muted");
            return icon;
        }
    }

    /** The marks of its last steps. */
    private static final class StripCell extends TableCell<RunsRow, RunsRow> {
        private final HBox marks = new HBox();

        StripCell() {
            marks.getStyleClass().add("strip");
            marks.setAlignment(Pos.CENTER_LEFT);
        }

        @Override
        protected void updateItem(RunsRow row, boolean isEmpty) {
            super.updateItem(row, isEmpty);
            marks.getChildren().clear();
            if (!isEmpty && row instanceof RunsRow.Run run) {
                run.run()
                        .run()
                        .strip()
                        .chars()
                        .mapToObj(StepMarks::of)
                        .forEach(mark -> marks.getChildren().add(Marks.region(mark)));
            }
            setGraphic(marks);
        }
    }
}
