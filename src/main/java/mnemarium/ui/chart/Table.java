package mnemarium.ui.chart;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Figures in rows, as they go into a file.
 *
 * @param columns their names
 * @param rows each with a text or a {@link Double} for each column; NaN is a figure that is not
 *     there
 */
public record Table(List<String> columns, List<List<Object>> rows) {

    /** A text that begins as a formula does, behind blanks and marks that are not seen. */
    private static final Pattern FORMULA = Pattern.compile("^[\\s\\p{Z}\\p{Cf}]*[=+\\-@＝＋－＠]");

    /** A number with or without a unit behind it, such as the rung "+110" or "-3 turns". */
    private static final Pattern FIGURE =
            Pattern.compile("[+-][\\d.,\\p{Zs}]+(e[+-]?\\d+)?[\\p{Zs}\\p{L}%/]*");

    /** Copies the rows, and checks them. */
    public Table {
        columns = List.copyOf(columns);
        rows = rows.stream().map(List::copyOf).collect(Collectors.toUnmodifiableList());
        for (List<Object> row : rows) {
            if (row.size() != columns.size()) {
                throw new IllegalArgumentException(
                        "a row of " + row.size() + " cells, expected " + columns.size());
            }
        }
    }

    /**
     * Comma-separated values, a line for each row, the names first. A text that a spreadsheet would
     * take for a formula gets an apostrophe before it; one that is a figure with its unit does not.
     */
    public String csv() {
        StringBuilder csv = new StringBuilder();
        line(csv, new ArrayList<>(columns));
        rows.forEach(row -> line(csv, row));
        return csv.toString();
    }

    /** A JSON array with an object for each row. */
    public String json() {
        StringBuilder json = new StringBuilder("[");
        for (int i = 0; i < rows.size(); i++) {
            json.append(i == 0 ? "\n  {" : ",\n  {");
            for (int column = 0; column < columns.size(); column++) {
                json.append(column == 0 ? "" : ", ").append(quoted(columns.get(column)));
                json.append(": ");
                Object cell = rows.get(i).get(column);
                json.append(
                        cell instanceof Double figure
                                ? figure.isNaN() ? "null" : plain(figure)
                                : quoted(cell.toString()));
            }
            json.append('}');
        }
        return json.append(rows.isEmpty() ? "]\n" : "\n]\n").toString();
    }

    private static void line(StringBuilder csv, List<?> cells) {
        for (int i = 0; i < cells.size(); i++) {
            csv.append(i == 0 ? "" : ",");
            Object cell = cells.get(i);
            if (cell instanceof Double figure) {
                csv.append(figure.isNaN() ? "" : plain(figure));
            } else {
                String text = asText(cell.toString());
                boolean quotes = text.matches("(?s).*[,\"\r\n].*");
                csv.append(quotes ? '"' + text.replace("\"", "\"\"") + '"' : text);
            }
        }
        csv.append('\n');
    }

    private static String asText(String text) {
        return FORMULA.matcher(text).find() && !FIGURE.matcher(text).matches() ? "'" + text : text;
    }

    private static String plain(double figure) {
        if (Double.isInfinite(figure)) {
            return figure > 0 ? "\"infinite\"" : "\"-infinite\"";
        }
        BigDecimal exact = BigDecimal.valueOf(figure).stripTrailingZeros();
        return exact.scale() <= 0 && exact.precision() - exact.scale() < 20
                ? exact.toBigInteger().toString()
                : exact.toPlainString();
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char each = text.charAt(i);
            if (each == '"' || each == '\\') {
                quoted.append('\\').append(each);
            } else if (each < ' ') {
                quoted.append(String.format("\\u%04x", (int) each));
            } else {
                quoted.append(each);
            }
        }
        return quoted.append('"').toString();
    }
}
