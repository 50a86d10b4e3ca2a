package mnemarium.ui.experiments;

import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

import mnemarium.experiment.Axis;
import mnemarium.experiment.Findings;
import mnemarium.experiment.Findings.Group;
import mnemarium.experiment.Measure;
import mnemarium.ui.Figures;
import mnemarium.ui.chart.Table;

import java.util.ArrayList;
import java.util.List;

/** The means of all measures of a part, a row for each group of seeds. */
final class GroupTable extends TableView<List<String>> {

    private List<String> heads = List.of();

    GroupTable() {
        setId("result-table");
        getStyleClass().addAll("dense", "mn-table", "mn-group-table");
        setAccessibleText("Means of all measures");
        setColumnResizePolicy(TableView.UNCONSTRAINED_RESIZE_POLICY);
    }

    /** Shows a part. */
    void show(Findings.OfPart found) {
        Table table = table(found);
        int words = 1 + found.part().axes().size();
        if (!table.columns().equals(heads)) {
            heads = table.columns();
            getColumns().clear();
            for (int i = 0; i < heads.size(); i++) {
                int place = i;
                TableColumn<List<String>, String> column = new TableColumn<>(heads.get(i));
                column.setCellValueFactory(
                        cell -> new ReadOnlyObjectWrapper<>(cell.getValue().get(place)));
                column.setSortable(false);
                column.setReorderable(false);
                column.setMinWidth(40);
                if (i >= words) {
                    column.getStyleClass().add("mn-figure");
                }
                getColumns().add(column);
            }
        }
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < table.rows().size(); i++) {
            List<String> row = new ArrayList<>();
            for (int column = 0; column < heads.size(); column++) {
                Object cell = table.rows().get(i).get(column);
                row.add(
                        cell instanceof Double figure
                                ? Figures.number(figure, decimals(found, column - words))
                                : cell.toString());
            }
            rows.add(row);
        }
        getItems().setAll(rows);
    }

    private static int decimals(Findings.OfPart found, int column) {
        // the first figure is the number of seeds
        return column < 1
                ? 0
                : Math.max(
                        found.part().seeds().list().size() > 1 ? 1 : 0,
                        found.measures().get(column - 1).decimals());
    }

    /** The same as a table for a file. */
    static Table table(Findings.OfPart found) {
        List<String> columns = new ArrayList<>(List.of("arm"));
        found.part().axes().forEach(axis -> columns.add(axis.label()));
        columns.add("seeds");
        for (Measure measure : found.measures()) {
            columns.add(measure.label());
        }
        List<List<Object>> rows = new ArrayList<>();
        for (Group group : found.groups()) {
            List<Object> row = new ArrayList<>();
            row.add(found.part().arms().get(group.arm()));
            for (int i = 0; i < group.rungs().size(); i++) {
                Axis axis = found.part().axes().get(i);
                row.add(axis.rungs().get(group.rungs().get(i)).label());
            }
            row.add((double) group.seeds().size());
            group.spreads().forEach(spread -> row.add(spread.summary().mean()));
            rows.add(row);
        }
        return new Table(columns, rows);
    }

    /** The same in words. */
    static String text(Findings.OfPart found) {
        StringBuilder text = new StringBuilder(found.part().title()).append('.');
        Table table = table(found);
        for (List<Object> row : table.rows()) {
            text.append('\n');
            for (int i = 0; i < row.size(); i++) {
                Object cell = row.get(i);
                text.append(i == 0 ? "" : ", ");
                if (cell instanceof Double figure) {
                    text.append(table.columns().get(i)).append(' ');
                    int words = 1 + found.part().axes().size();
                    text.append(Figures.number(figure, decimals(found, i - words)));
                } else {
                    text.append(cell);
                }
            }
            text.append('.');
        }
        return text.toString();
    }
}
