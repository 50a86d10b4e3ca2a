package mnemarium.ui.loop;

import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.ObservableListBase;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.IntConsumer;

/** The complete steps of a run whose steps stand by themselves; only the rows in sight are made. */
final class StepTable extends VBox {

    private final TableView<StepLine> table = new TableView<>();
    private final Label title = new Label();
    private final Label count = new Label();
    private final Lines lines = new Lines();
    private boolean showing;
    private boolean follows;

    /**
     * @param go called with the number of a step that a person chose, from 1
     */
    StepTable(IntConsumer go) {
        setId("step-table");
        getStyleClass().addAll("panel", "line-left");
        title.setId("step-table-title");
        title.getStyleClass().add("semibold");
        count.setId("step-count");
        count.getStyleClass().addAll("secondary", "muted");
        HBox header = new HBox(title, count);
        header.getStyleClass().add("panel-header");
        table.getStyleClass().addAll("dense", "mn-table");
        table.setId("steps");
        table.setAccessibleText("The steps so far; a choice goes to the step");
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        Label none = new Label("No step is complete yet. The first comes with S.");
        none.getStyleClass().add("muted");
        table.setPlaceholder(none);
        table.getColumns()
                .setAll(
                        List.of(
                                figure("No", 46, line -> line.step()),
                                text("About", 96, StepLine::about),
                                text("Answer", 110, StepLine::answer),
                                text("From", 124, StepLine::from),
                                verdict(),
                                figure("Turns", 56, line -> line.turns()),
                                figure("Tokens", 66, StepLine::tokens)));
        table.setItems(lines);
        table.getSelectionModel()
                .selectedItemProperty()
                .addListener(
                        (_, _, line) -> {
                            if (line != null && !showing) {
                                go.accept(line.step());
                            }
                        });
        table.heightProperty().addListener(_ -> follow());
        VBox.setVgrow(table, Priority.ALWAYS);
        getChildren().addAll(header, table);
    }

    /**
     * Shows the lines up to the cursor, the newest in sight.
     *
     * @param word what the scenario calls a step: "Question"
     */
    void show(List<StepLine> now, String word) {
        showing = true;
        title.setText(word + "s");
        boolean changed = lines.show(now);
        count.setText(Words.count(now.size()));
        if (changed && !now.isEmpty()) {
            table.getSelectionModel().clearAndSelect(now.size() - 1);
            follow();
        }
        showing = false;
    }

    /** Once the table knows its own height, and not before: else it would stop a row short. */
    private void follow() {
        follows = true;
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        if (follows && !lines.isEmpty()) {
            follows = false;
            table.layout();
            table.scrollTo(lines.size() - 1);
        }
    }

    private static TableColumn<StepLine, String> text(
            String head, double width, Function<StepLine, String> words) {
        TableColumn<StepLine, String> column = column(head, width);
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(words.apply(row.getValue())));
        return column;
    }

    private static TableColumn<StepLine, String> figure(
            String head, double width, Function<StepLine, Number> number) {
        TableColumn<StepLine, String> column =
                text(head, width, line -> Words.count(number.apply(line).longValue()));
        column.getStyleClass().add("mn-figure");
        column.setCellFactory(
                _ ->
                        new TableCell<>() {
                            {
                                getStyleClass().add("mn-figure");
                                setAlignment(Pos.CENTER_RIGHT);
                            }

                            @Override
                            protected void updateItem(String item, boolean empty) {
                                super.updateItem(item, empty);
                                setText(empty ? null : item);
                            }
                        });
        return column;
    }

    private static TableColumn<StepLine, String> verdict() {
        TableColumn<StepLine, String> column = text("Verdict", 86, StepLine::verdict);
        column.setCellFactory(
                _ ->
                        new TableCell<>() {
                            @Override
                            protected void updateItem(String item, boolean empty) {
                                super.updateItem(item, empty);
                                StepLine line =
                                        empty || getTableRow() == null
                                                ? null
                                                : getTableRow().getItem();
                                setText(empty ? null : item);
                                setGraphic(
                                        line == null
                                                ? null
                                                : Marks.region(
                                                        line.right() ? Mark.HIT : Mark.WRONG));
                            }
                        });
        return column;
    }

    private static TableColumn<StepLine, String> column(String head, double width) {
        TableColumn<StepLine, String> column = new TableColumn<>(head);
        column.setId("step-" + head.toLowerCase(Locale.ROOT));
        column.setPrefWidth(width);
        column.setMinWidth(width * 0.8);
        column.setSortable(false);
        column.setReorderable(false);
        return column;
    }

    /** The lines, of which those of a longer run are the same up to where both go. */
    private static final class Lines extends ObservableListBase<StepLine> {
        private List<StepLine> now = List.of();

        /** Whether anything is other than before. */
        boolean show(List<StepLine> next) {
            List<StepLine> before = now;
            int common = Math.min(before.size(), next.size());
            boolean sameRun = common == 0 || before.get(common - 1).equals(next.get(common - 1));
            beginChange();
            now = next;
            if (!sameRun) {
                nextReplace(0, next.size(), before);
            } else if (next.size() > common) {
                nextAdd(common, next.size());
            } else if (before.size() > common) {
                nextRemove(common, List.copyOf(before.subList(common, before.size())));
            }
            endChange();
            return !sameRun || next.size() != before.size();
        }

        @Override
        public StepLine get(int index) {
            return now.get(index);
        }

        @Override
        public int size() {
            return now.size();
        }
    }
}
