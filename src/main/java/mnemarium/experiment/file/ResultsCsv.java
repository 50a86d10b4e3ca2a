package mnemarium.experiment.file;

import mnemarium.experiment.Axis;
import mnemarium.experiment.Cell;
import mnemarium.experiment.Grid;
import mnemarium.experiment.Part;
import mnemarium.experiment.Plan;
import mnemarium.experiment.Results;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.LongStream;

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

    /** Rows that are put into words at once. */
    private static final int ROWS = 1_024;

    /** So many times as many are held in memory. */
    private static final int HELD = 16;

    /** Writes the rows of a part, in UTF-8. */
    public static void write(Grid grid, Results.Table table, OutputStream out) throws IOException {
        out.write(utf8(head(grid.part(), table)));
        // a row depends on its own cell alone, so that threads change nothing
        for (long from = 0; from < grid.size(); from += (long) ROWS * HELD) {
            long first = from;
            List<byte[]> held =
                    LongStream.range(0, HELD)
                            .parallel()
                            .mapToObj(each -> rows(grid, table, first + each * ROWS))
                            .toList();
            for (byte[] rows : held) {
                out.write(rows);
            }
        }
    }

    private static StringBuilder head(Part part, Results.Table table) {
        StringBuilder head = new StringBuilder("part,arm");
        part.axes().forEach(axis -> cell(axis.name(), head));
        head.append(",seed");
        table.measures().forEach(measure -> cell(measure.name(), head));
        return head.append(",failed\n");
    }

    private static byte[] rows(Grid grid, Results.Table table, long from) {
        StringBuilder rows = new StringBuilder();
        long end = Math.min(from + ROWS, grid.size());
        for (long place = from; place < end; place++) {
            if (table.isPlayed(place) || table.isFailed(place)) {
                row(grid, table, place, rows);
            }
        }
        return utf8(rows);
    }

    private static byte[] utf8(StringBuilder text) {
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static void row(Grid grid, Results.Table table, long place, StringBuilder row) {
        Part part = grid.part();
        Cell cell = grid.cell(place);
        row.append(quoted(part.name()));
        cell(part.arms().get(cell.arm()), row);
        for (int i = 0; i < part.axes().size(); i++) {
            Axis axis = part.axes().get(i);
            cell(axis.rungs().get(cell.rungs().get(i)).value(), row);
        }
        row.append(',').append(cell.seed());
        for (int column = 0; column < table.measures().size(); column++) {
            Figures.write(table.value(place, column), row.append(','));
        }
        row.append(',');
        if (table.isFailed(place)) {
            row.append(quoted(table.failures().getOrDefault(place, "")));
        }
        row.append('\n');
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
