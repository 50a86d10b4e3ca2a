package mnemarium.ui.loop;

import java.util.List;
import java.util.Locale;

/** The entries of a memory as a table in a file: CSV (RFC 4180) or JSON (RFC 8259). */
final class EntryTable {

    private static final String HEAD =
            "id,key,text,written_turn,written_step,last_read_turn,last_read_step,last_score,hits,below";

    private EntryTable() {}

    static String csv(List<EntryRow> rows) {
        StringBuilder csv = new StringBuilder(HEAD).append("\r\n");
        for (EntryRow row : rows) {
            csv.append(row.id())
                    .append(',')
                    .append(quoted(row.key()))
                    .append(',')
                    .append(quoted(row.text()))
                    .append(',')
                    .append(row.written().turn())
                    .append(',')
                    .append(row.written().step())
                    .append(',')
                    .append(row.lastRead().map(it -> "" + it.where().turn()).orElse(""))
                    .append(',')
                    .append(row.lastRead().map(it -> "" + it.where().step()).orElse(""))
                    .append(',')
                    .append(row.lastRead().map(it -> score(it.score())).orElse(""))
                    .append(',')
                    .append(row.hits())
                    .append(',')
                    .append(row.below())
                    .append("\r\n");
        }
        return csv.toString();
    }

    static String json(List<EntryRow> rows) {
        StringBuilder json = new StringBuilder("[");
        for (EntryRow row : rows) {
            json.append(json.length() == 1 ? "\n" : ",\n")
                    .append("  {\"id\": ")
                    .append(string(row.id()))
                    .append(", \"key\": ")
                    .append(string(row.key()))
                    .append(", \"text\": ")
                    .append(string(row.text()))
                    .append(", \"written\": ")
                    .append(where(row.written()));
            row.lastRead()
                    .ifPresent(
                            last ->
                                    json.append(", \"lastRead\": ")
                                            .append(where(last.where()))
                                            .append(", \"lastScore\": ")
                                            .append(score(last.score())));
            json.append(", \"hits\": ")
                    .append(row.hits())
                    .append(", \"below\": ")
                    .append(row.below())
                    .append('}');
        }
        return json.append("\n]\n").toString();
    }

    private static String where(EntryRow.Where where) {
        return "{\"turn\": %d, \"step\": %d, \"operation\": %d}"
                .formatted(where.turn(), where.step(), where.operation());
    }

    private static String score(double score) {
        return String.format(Locale.ROOT, "%.9g", score);
    }

    private static String quoted(String text) {
        return '"' + text.replace("\"", "\"\"") + '"';
    }

    private static String string(String text) {
        StringBuilder string = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char each = text.charAt(i);
            switch (each) {
                case '"' -> string.append("\\\"");
                case '\\' -> string.append("\\\\");
                case '\n' -> string.append("\\n");
                case '\r' -> string.append("\\r");
                case '\t' -> string.append("\\t");
                default -> {
                    if (each < ' ') {
                        string.append(String.format(Locale.ROOT, "\\u%04x", (int) each));
                    } else {
                        string.append(each);
                    }
                }
            }
        }
        return string.append('"').toString();
    }
}
