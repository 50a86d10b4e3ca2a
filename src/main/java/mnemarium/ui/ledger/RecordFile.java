package mnemarium.ui.ledger;

import java.util.List;
import java.util.Locale;

/** Records as a table in a file: CSV (RFC 4180) or JSON (RFC 8259). */
final class RecordFile {

    private static final String HEAD = "id,kind,title,scope,written,reuses,state,superseded_by";

    private RecordFile() {}

    static String csv(List<RecordRow> rows) {
        StringBuilder csv = new StringBuilder(HEAD).append("\r\n");
        for (RecordRow row : rows) {
            csv.append(cell(row.id())).append(',');
            csv.append(cell(row.kind())).append(',');
            csv.append(cell(row.title())).append(',');
            csv.append(cell(row.scope())).append(',');
            csv.append(cell(row.written())).append(',');
            csv.append(row.reuses()).append(',');
            csv.append(standing(row)).append(',');
            csv.append(cell(row.successor())).append("\r\n");
        }
        return csv.toString();
    }

    static String json(List<RecordRow> rows) {
        StringBuilder json = new StringBuilder("[");
        for (RecordRow row : rows) {
            json.append(json.length() == 1 ? "\n" : ",\n");
            json.append("  {\"id\": ").append(quoted(row.id()));
            json.append(", \"kind\": ").append(quoted(row.kind()));
            json.append(", \"title\": ").append(quoted(row.title()));
            json.append(", \"scope\": ").append(quoted(row.scope()));
            json.append(", \"written\": ").append(quoted(row.written()));
            json.append(", \"reuses\": ").append(row.reuses());
            json.append(", \"state\": ").append(quoted(standing(row)));
            json.append(", \"superseded_by\": ")
                    .append(row.successor().isEmpty() ? "null" : quoted(row.successor()))
                    .append('}');
        }
        return json.append("\n]\n").toString();
    }

    private static String standing(RecordRow row) {
        return row.standing().name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static String cell(String text) {
        return text.matches("[^\",\r\n]*") ? text : '"' + text.replace("\"", "\"\"") + '"';
    }

    private static String quoted(String text) {
        StringBuilder json = new StringBuilder("\"");
        text.chars()
                .forEach(
                        letter -> {
                            switch (letter) {
                                case '"' -> json.append("\\\"");
                                case '\\' -> json.append("\\\\");
                                case '\n' -> json.append("\\n");
                                default -> {
                                    if (letter < ' ') {
                                        json.append(String.format(Locale.ROOT, "\\u%04x", letter));
                                    } else {
                                        json.append((char) letter);
                                    }
                                }
                            }
                        });
        return json.append('"').toString();
    }
}
