package mnemarium.ui.runs;

import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import mnemarium.scenario.Dial;
import mnemarium.ui.Figures;
import mnemarium.ui.chart.Table;
import mnemarium.workbench.RunComparison.Difference;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;

/** In what two runs differ: a line for each, and nothing of what is alike. */
final class DifferenceTable extends VBox {

    private static final int HASH_DIGITS = 8;

    /** A figure as it is told, such as 28803.5; a seed of more digits is no figure. */
    private static final Pattern NUMBER = Pattern.compile("-?\\d{1,12}(\\.\\d{1,6})?");

    private final Label count = RunsStyle.whole("", "secondary", "muted");
    private final Label none = RunsStyle.prose("", "muted", "mn-empty-words");
    private final TableView<Difference> table = new TableView<>();

    /**
     * @param id of the table
     * @param title what it tells about
     * @param isSimulated whether its figures are marked as simulated
     */
    DifferenceTable(String id, String title, boolean isSimulated) {
        getStyleClass().add("mn-differences");
        HBox head = new HBox(RunsStyle.whole(title, "semibold"), count, RunsStyle.spring());
        head.getStyleClass().addAll("panel-header", "low");
        if (isSimulated) {
            head.getChildren().add(RunsStyle.whole("simulated", "pill", "dashed"));
        }
        table.setId(id);
        table.setAccessibleText(title);
        table.getStyleClass().addAll("dense", "mn-table", "mn-runs-table");
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        table.setPlaceholder(none);
        table.getColumns()
                .addAll(
                        List.of(
                                column("", DifferenceTable::name),
                                column("First", each -> side(each, each.one())),
                                column("Second", each -> side(each, each.other()))));
        if (isSimulated) {
            // all of them are figures, and compared at a glance
            table.getColumns().stream()
                    .skip(1)
                    .forEach(
                            column -> {
                                column.getStyleClass().remove("mn-id");
                                column.getStyleClass().add("mn-figure");
                            });
        }
        VBox.setVgrow(table, Priority.ALWAYS);
        getChildren().addAll(head, table);
    }

    private static TableColumn<Difference, String> column(
            String head, Function<Difference, String> words) {
        TableColumn<Difference, String> column = new TableColumn<>(head);
        column.setSortable(false);
        column.setReorderable(false);
        column.setCellValueFactory(
                cell -> new ReadOnlyObjectWrapper<>(words.apply(cell.getValue())));
        if (!head.isEmpty()) {
            column.getStyleClass().add("mn-id");
        }
        return column;
    }

    /** A dial by its label, anything else by its name. */
    private static String name(Difference difference) {
        return Dial.named(difference.name()).map(Dial::label).orElse(difference.name());
    }

    private static String side(Difference difference, String value) {
        String name = difference.name();
        if (value.isEmpty()) {
            return "none";
        }
        if (NUMBER.matcher(value).matches() && Dial.named(name).isEmpty()) {
            int decimals = Math.max(decimals(difference.one()), decimals(difference.other()));
            return Figures.number(Double.parseDouble(value), decimals);
        }
        return value.matches("[0-9a-f]{64}")
                ? value.substring(0, HASH_DIGITS)
                : Dial.named(name).map(dial -> RunWords.withUnit(dial, value)).orElse(value);
    }

    /** Both sides have as many as the one that needs more. */
    private static int decimals(String number) {
        int point = NUMBER.matcher(number).matches() ? number.indexOf('.') : -1;
        return point < 0 ? 0 : number.length() - point - 1;
    }

    /**
     * Shows what differs.
     *
     * @param otherwise what is said if nothing does
     */
    void show(List<Difference> differences, String otherwise) {
        none.setText(otherwise);
        count.setText(
                differences.isEmpty()
                        ? ""
                        : Figures.counted(differences.size(), "difference", "differences"));
        table.getItems().setAll(differences);
    }

    /** All differences of two runs as a table for a file. */
    static Table file(List<Difference> settings, List<Difference> figures) {
        List<List<Object>> lines = new ArrayList<>();
        settings.forEach(each -> lines.add(line("depends on", each)));
        figures.forEach(each -> lines.add(line("came to", each)));
        return new Table(List.of("what", "name", "first", "second"), lines);
    }

    private static List<Object> line(String what, Difference each) {
        return List.of(what, each.name(), each.one(), each.other());
    }
}
