package mnemarium.ui.ledger;

import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The records of a ledger as a table, newest first: current view or full log, filtered by words,
 * kind and scope, exported. Only the rows in sight are made.
 */
final class RecordTable extends VBox {

    /** Widths in em of the table's text, the title's not counted. */
    private static final double ID = 4.6;

    private static final double KIND = 5.6;
    private static final double SCOPE = 5.2;
    private static final double WRITTEN = 4.2;
    private static final double REUSES = 5;
    private static final double STATE = 10.8;
    private static final double TITLE = 8;
    private static final double EM = 12;

    private final RecordTools tools;
    private final TableView<RecordRow> table = new TableView<>();
    private final TableColumn<RecordRow, RecordRow> kind;
    private final TableColumn<RecordRow, RecordRow> title;
    private final TableColumn<RecordRow, RecordRow> scope;
    private final List<TableRow<RecordRow>> rows = new ArrayList<>();
    private final RecordOrder order = new RecordOrder();
    private final Label none = new Label();
    private final String empty;
    private RecordItems items = new RecordItems(order);
    private String ledger = "";
    private RecordList list = RecordList.NONE;
    private String selected = "";
    private boolean showing;

    /**
     * @param id of the table; its parts are called id-filter, id-view …
     * @param written the head of the column that says when a record was written: "Task"
     * @param empty what is said while there is no record
     * @param select called with the id of a record that a person chose
     * @param save takes the name and the text of a table to be saved
     */
    RecordTable(
            String id,
            String written,
            String empty,
            Consumer<String> select,
            BiConsumer<String, String> save) {
        this.empty = empty;
        tools = new RecordTools(id, this::fill, asked -> export(asked, save));
        getStyleClass().add("mn-records");
        table.setId(id);
        table.getStyleClass().addAll("dense", "mn-table", "mn-record-table");
        table.setAccessibleText("Records, newest first");
        table.setColumnResizePolicy(TableView.UNCONSTRAINED_RESIZE_POLICY);
        none.setWrapText(true);
        none.getStyleClass().addAll("muted", "mn-empty-words");
        table.setPlaceholder(none);
        table.setItems(items);
        table.setRowFactory(_ -> row());
        kind = column("Kind", RecordRow::kind, "");
        title = column("Title", RecordRow::title, "");
        scope = column("Scope", RecordRow::scope, "mn-figure");
        table.getColumns().add(column("Id", RecordRow::id, "mn-id"));
        table.getColumns().add(kind);
        table.getColumns().add(title);
        table.getColumns().add(scope);
        table.getColumns().add(column(written, RecordRow::written, "mn-figure"));
        table.getColumns().add(column("Reuses", row -> Amounts.count(row.reuses()), "mn-figure"));
        table.getColumns().add(column("State", RecordRow::state, "mn-state"));
        table.widthProperty().addListener(_ -> share());
        table.getSelectionModel()
                .selectedItemProperty()
                .addListener(
                        (_, _, row) -> {
                            if (row != null && !showing) {
                                selected = row.id();
                                select.accept(row.id());
                            }
                        });
        VBox.setVgrow(table, Priority.ALWAYS);
        getChildren().addAll(tools, table);
    }

    /** Pixels of one em. */
    double em() {
        return tools.em();
    }

    /** Puts a control before the export. */
    void offer(Node control) {
        tools.offer(control);
    }

    private TableRow<RecordRow> row() {
        TableRow<RecordRow> row = new TableRow<>();
        rows.add(row);
        return row;
    }

    private static TableColumn<RecordRow, RecordRow> column(
            String head, Function<RecordRow, String> words, String styleClass) {
        TableColumn<RecordRow, RecordRow> column = new TableColumn<>(head);
        column.setSortable(false);
        column.setReorderable(false);
        column.setCellValueFactory(cell -> new ReadOnlyObjectWrapper<>(cell.getValue()));
        column.setCellFactory(_ -> new WordsCell(words, styleClass));
        if (!styleClass.isEmpty()) {
            column.getStyleClass().add(styleClass);
        }
        return column;
    }

    /** Shares the width out: the title gets what the others leave, the kind gives way first. */
    private void share() {
        double em = tools.em() * EM / 13;
        double room = table.getWidth() - 10;
        double fixed = (ID + SCOPE + WRITTEN + REUSES + STATE) * em;
        kind.setVisible(room - fixed >= (KIND + TITLE) * em);
        scope.setVisible(room - fixed >= TITLE / 2 * em);
        double[] widths = {ID, KIND, 0, SCOPE, WRITTEN, REUSES, STATE};
        double taken = 0;
        for (int i = 0; i < widths.length; i++) {
            TableColumn<RecordRow, ?> column = table.getColumns().get(i);
            if (widths[i] > 0) {
                column.setPrefWidth(widths[i] * em);
                taken += column.isVisible() ? widths[i] * em : 0;
            }
        }
        title.setPrefWidth(Math.max(TITLE * em / 2, room - taken));
    }

    /**
     * Shows a ledger.
     *
     * @param name of the ledger: while it is the same, its records stay the same and may only grow
     *     or, when the past is looked at, be fewer
     */
    void show(String name, RecordList next) {
        ledger = name;
        list = next;
        tools.offer(next.kinds(), next.scopes());
        fill();
    }

    /** Marks a record; "" for none. */
    void select(String id) {
        if (!id.equals(selected)) {
            selected = id;
            mark(true);
        }
    }

    private void fill() {
        int before = order.size();
        RecordFilter filter = tools.filter();
        showing = true;
        order.follow(ledger, list, filter);
        tools.count(list.size(), order.size(), filter);
        none.setText(list.size() == 0 ? empty : "No record holds these words.");
        if (items.hasGrown() && order.size() - before < 1000) {
            items.grow();
        } else {
            items = new RecordItems(order);
            table.setItems(items);
        }
        if (rows.stream().anyMatch(this::isOld)) {
            // not the table's own refresh: it makes all of its rows anew
            items.touch();
        }
        showing = false;
        mark(false);
    }

    private boolean isOld(TableRow<RecordRow> row) {
        RecordRow item = row.getItem();
        int index = row.getIndex();
        return !row.isEmpty()
                && item != null
                && index < items.size()
                && !item.equals(items.get(index));
    }

    private void mark(boolean scroll) {
        showing = true;
        int position = order.position(selected);
        if (position < 0) {
            table.getSelectionModel().clearSelection();
        } else if (table.getSelectionModel().getSelectedIndex() != position) {
            table.getSelectionModel().clearAndSelect(position);
            if (scroll) {
                table.scrollTo(Math.max(0, position - 2));
            }
        }
        showing = false;
    }

    private void export(String ending, BiConsumer<String, String> save) {
        List<RecordRow> all = table.getItems();
        save.accept(
                "records." + ending,
                ending.equals("csv") ? RecordFile.csv(all) : RecordFile.json(all));
    }

    /** A cell of words; a sign stands before a state. */
    private static final class WordsCell extends TableCell<RecordRow, RecordRow> {

        private final Function<RecordRow, String> words;
        private final boolean isState;

        WordsCell(Function<RecordRow, String> words, String styleClass) {
            this.words = words;
            isState = styleClass.equals("mn-state");
            if (!styleClass.isEmpty()) {
                getStyleClass().add(styleClass);
            }
            setAlignment(styleClass.equals("mn-figure") ? Pos.CENTER_RIGHT : Pos.CENTER_LEFT);
        }

        @Override
        protected void updateItem(RecordRow row, boolean empty) {
            super.updateItem(row, empty);
            if (empty || row == null) {
                setText(null);
                setGraphic(null);
                return;
            }
            setText(words.apply(row));
            boolean current = row.standing() == RecordRow.Standing.CURRENT;
            setGraphic(isState && current ? Marks.region(Mark.REPRODUCED) : null);
            pseudoClassStateChanged(
                    javafx.css.PseudoClass.getPseudoClass("past"), isState && !current);
        }
    }
}
