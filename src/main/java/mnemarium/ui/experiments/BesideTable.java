package mnemarium.ui.experiments;

import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.experiment.Findings.Verdict;
import mnemarium.ui.Buttons;
import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** Yours beside published, with a verdict and its reason. */
final class BesideTable extends VBox {
    /** Widths in em of the table's text; the reason takes what is left. */
    private static final double[] WIDTHS = {18, 5.5, 12.5, 8, 13.5};

    private static final int RANGE = 2;
    private static final int PUBLISHED = 3;

    /** A character of the figures' face, in em, and what stands around them. */
    private static final double DIGIT = 0.6;

    private static final double AROUND = 2;
    private static final double WHY = 14;

    private final Label source = ExperimentsStyle.label("", "secondary", "muted");
    private final Label summary = ExperimentsStyle.whole("", "secondary", "muted");
    private final TableView<BesideRow> table = new TableView<>();
    private final Label em = new Label();
    private final List<Button> exports;
    private List<BesideRow> rows = List.of();

    /**
     * @param save takes a name and a text to be saved
     */
    BesideTable(BiConsumer<String, String> save) {
        setId("beside");
        getStyleClass().addAll("panel", "mn-beside");
        Label heading = ExperimentsStyle.whole("Yours beside published", "semibold");
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        Button csv = Buttons.link("beside-csv", "CSV");
        csv.setOnAction(_ -> save.accept("published.csv", BesideRow.table(rows).csv()));
        Button json = Buttons.link("beside-json", "JSON");
        json.setOnAction(_ -> save.accept("published.json", BesideRow.table(rows).json()));
        csv.getStyleClass().add("secondary");
        json.getStyleClass().add("secondary");
        csv.setMinWidth(Region.USE_PREF_SIZE);
        json.setMinWidth(Region.USE_PREF_SIZE);
        exports = List.of(csv, json);
        summary.setId("beside-summary");
        HBox head = new HBox(heading, source, spring, summary, csv, json);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("mn-result-head");
        table.setId("beside-table");
        table.getStyleClass().addAll("dense", "mn-table");
        table.setAccessibleText("Yours beside published");
        table.setColumnResizePolicy(TableView.UNCONSTRAINED_RESIZE_POLICY);
        table.getColumns().add(column("Figure", "", BesideRow::label));
        table.getColumns().add(column("Yours", "mn-figure mn-yours", BesideRow::yours));
        table.getColumns()
                .add(column("Interval or range", "", BesideRow::range, BesideRow::interval));
        table.getColumns().add(column("Published", "mn-figure", BesideRow::published));
        table.getColumns().add(verdict());
        table.getColumns().add(column("Why", "mn-why", BesideRow::why));
        head(1, Mark.YOURS);
        head(3, Mark.PUBLISHED);
        table.widthProperty().addListener(_ -> share());
        em.fontProperty().addListener(_ -> share());
        em.setManaged(false);
        em.setVisible(false);
        VBox.setVgrow(table, Priority.ALWAYS);
        getChildren().addAll(head, table, em);
    }

    private void head(int place, Mark mark) {
        TableColumn<BesideRow, ?> column = table.getColumns().get(place);
        column.setGraphic(Marks.region(mark));
    }

    private static TableColumn<BesideRow, BesideRow> column(
            String head, String styleClasses, Function<BesideRow, String> words) {
        return column(head, styleClasses, words, words);
    }

    /**
     * @param whole the words in full, for the tip
     */
    private static TableColumn<BesideRow, BesideRow> column(
            String head,
            String styleClasses,
            Function<BesideRow, String> words,
            Function<BesideRow, String> whole) {
        TableColumn<BesideRow, BesideRow> column = new TableColumn<>(head);
        column.setSortable(false);
        column.setReorderable(false);
        column.setCellValueFactory(cell -> new ReadOnlyObjectWrapper<>(cell.getValue()));
        if (!styleClasses.isEmpty()) {
            column.getStyleClass().addAll(styleClasses.split(" "));
        }
        column.setCellFactory(
                _ ->
                        new TableCell<>() {
                            @Override
                            protected void updateItem(BesideRow row, boolean isEmpty) {
                                super.updateItem(row, isEmpty);
                                boolean isThere = !isEmpty && row != null;
                                setText(isThere ? words.apply(row) : null);
                                setTooltip(
                                        isThere && !whole.apply(row).isEmpty()
                                                ? tip(whole.apply(row), row)
                                                : null);
                            }
                        });
        return column;
    }

    private static Tooltip tip(String words, BesideRow row) {
        Tooltip tip =
                new Tooltip(row.source().isEmpty() ? words : words + "\nSource: " + row.source());
        tip.setWrapText(true);
        tip.setMaxWidth(480);
        return tip;
    }

    private static TableColumn<BesideRow, BesideRow> verdict() {
        TableColumn<BesideRow, BesideRow> column = column("Verdict", "", row -> "");
        column.setCellFactory(
                _ ->
                        new TableCell<>() {
                            @Override
                            protected void updateItem(BesideRow row, boolean isEmpty) {
                                super.updateItem(row, isEmpty);
                                if (isEmpty || row == null) {
                                    setGraphic(null);
                                    return;
                                }
                                Label words =
                                        ExperimentsStyle.label(
                                                row.verdict().word(), tone(row.verdict()));
                                words.setGraphic(Marks.region(BesideRow.mark(row.verdict())));
                                setGraphic(words);
                            }
                        });
        return column;
    }

    private static String tone(Verdict verdict) {
        return switch (verdict) {
            case REPRODUCED -> "found";
            case DIFFERS -> "semibold";
            case NOT_COMPARABLE, NOT_PLAYED -> "muted";
        };
    }

    private void share() {
        double size = em.getFont().getSize() * 12 / 13;
        double taken = 0;
        int longest = rows.stream().mapToInt(row -> row.published().length()).max().orElse(0);
        for (int i = 0; i < WIDTHS.length; i++) {
            double wide = WIDTHS[i];
            if (i == PUBLISHED) {
                wide = Math.max(wide, longest * DIGIT + AROUND);
            }
            if (table.getColumns().get(i).isVisible()) {
                table.getColumns().get(i).setPrefWidth(wide * size);
                taken += wide * size;
            }
        }
        table.getColumns()
                .getLast()
                .setPrefWidth(Math.max(WHY * size, table.getWidth() - taken - 12));
    }

    /**
     * Shows the rows.
     *
     * @param from where the figures were published
     */
    void show(List<BesideRow> next, String from) {
        boolean isEmpty = next.isEmpty();
        ExperimentsStyle.present(table, !isEmpty);
        source.setText(
                isEmpty
                        ? "No figure of a source belongs to this plan."
                        : from.isBlank() ? "" : "source: " + firstSentence(from.strip()));
        summary.setText(BesideRow.summary(next));
        exports.forEach(each -> ExperimentsStyle.present(each, !isEmpty));
        if (!next.equals(rows)) {
            rows = next;
            table.getItems().setAll(next);
            // a deterministic figure has neither: the reason gets the room
            table.getColumns()
                    .get(RANGE)
                    .setVisible(rows.stream().anyMatch(row -> !row.range().isEmpty()));
            share();
        }
    }

    private static String firstSentence(String text) {
        int end = text.indexOf(". ");
        return end < 0 ? text : text.substring(0, end);
    }
}
