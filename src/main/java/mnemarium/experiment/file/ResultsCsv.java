package mnemarium.experiment.file;

import mnemarium.experiment.Axis;
import mnemarium.experiment.Cell;
import mnemarium.experiment.Grid;
import mnemarium.experiment.Part;
import mnemarium.experiment.Plan;
import mnemarium.experiment.Results;

import java.io.IOException;

/**
 * Results as CSV: a row for each cell that was tried, in the order of the grid; its part, arm,
 * rungs and seed, then a column for each measure, and why it failed if it did. Virtual figures
 * only: the same bytes on every machine.
 */
public final class ResultsCsv {

    private ResultsCsv() {}

    /** The file of a part: its own where a plan has several, since their columns differ. */
    public static String name(Plan plan, Part part) {
        return plan.parts().size() == 1 ? "results.csv" : "results-" + part.name() + ".csv";
    }

    /** Writes the rows of a part. */
    public static void write(Grid grid, Results.Table table, Appendable out) throws IOException {
        Part part = grid.part();
        StringBuilder row = new StringBuilder("part,arm");
        part.axes().forEach(axis -> cell(axis.name(), row));
        row.append(",seed");
        table.measures().forEach(measure -> cell(measure.name(), row));
        row.append(",failed\n");
        out.append(row);
        int columns = table.measures().size();
        String name = quoted(part.name());
        for (long place = 0; place < grid.size(); place++) {
            if (!table.isPlayed(place) && !table.isFailed(place)) {
                continue;
            }
            row.setLength(0);
            Cell cell = grid.cell(place);
            row.append(name);
            cell(part.arms().get(cell.arm()), row);
            for (int i = 0; i < part.axes().size(); i++) {
                Axis axis = part.axes().get(i);
                cell(axis.rungs().get(cell.rungs().get(i)).value(), row);
            }
            row.append(',').append(cell.seed());
            for (int column = 0; column < columns; column++) {
                Figures.write(table.value(place, column), row.append(','));
            }
            row.append(',');
            if (table.isFailed(place)) {
                row.append(quoted(table.failures().getOrDefault(place, "")));
            }
            out.append(row.append('\n'));
        }
    }

    private static void cell(String text, StringBuilder row) {
        row.append(',').append(quoted(text));
    }

    private static String quoted(String text) {
        return isPlain(text) ? text : '"' + text.replace("\"", "\"\"") + '"';
    }

    private static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == ',' || c == '"' || c == '\n' || c == '\r') {
                return false;
            }
        }
        return true;
    }
}
