package mnemarium.scenario.file;

import mnemarium.scenario.Source;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Which column of a list of items holds what: as the options say, else by the columns' own names.
 *
 * @param id null if rows are numbered instead
 * @param incident null if nobody says which items belong together
 * @param label null if there is none
 * @param isLoghub whether the columns are those of a structured file of Loghub
 */
record ItemColumns(
        @Nullable String id,
        String text,
        @Nullable String incident,
        @Nullable String label,
        boolean isLoghub) {

    static final List<String> OPTIONS = List.of("id", "text", "incident", "label", "turn-size");

    /** The columns of the structured files of Loghub, whatever stands between them. */
    private static final List<String> LOGHUB =
            List.of("LineId", "Content", "EventId", "EventTemplate");

    private static final List<String> ID =
            List.of("id", "item_id", "alert_id", "line_id", "lineid");
    private static final List<String> TEXT =
            List.of("text", "content", "message", "msg", "description", "summary", "title");
    private static final List<String> INCIDENT =
            List.of("incident", "incident_id", "incident id", "incidentid");
    private static final List<String> LABEL = List.of("label", "category", "type", "technique");

    /** The columns to take, or empty after noting what is missing. */
    static Optional<ItemColumns> chosen(Source source, List<String> columns, Problems problems) {
        int before = problems.count();
        boolean loghub = isLoghub(columns);
        List<String> text = loghub ? List.of("content") : TEXT;
        List<String> label = loghub ? List.of("component") : LABEL;
        Choice choice = new Choice(source.options(), columns, problems);
        ItemColumns chosen =
                new ItemColumns(
                        choice.of("id", loghub ? List.of("lineid") : ID),
                        Objects.requireNonNullElse(choice.of("text", text), ""),
                        choice.of("incident", loghub ? List.of("eventid") : INCIDENT),
                        choice.of("label", label),
                        loghub);
        if (chosen.text().isEmpty() && problems.count() == before) {
            problems.add(
                    1,
                    "",
                    "the columns " + Node.cut(String.join(", ", columns)),
                    "a column 'text', or the option text naming one");
        }
        return problems.count() > before ? Optional.empty() : Optional.of(chosen);
    }

    /** Looks a column up: the option's, none if the option is empty, else one of usual names. */
    private record Choice(Map<String, String> options, List<String> columns, Problems problems) {

        @Nullable String of(String option, List<String> names) {
            String asked = options.get(option);
            if (asked == null) {
                return named(names, columns);
            }
            if (asked.isEmpty() || columns.contains(asked)) {
                return asked.isEmpty() ? null : asked;
            }
            problems.add(
                    1,
                    "",
                    "no column '" + Node.cut(asked) + "' for the option " + option,
                    Nearest.expected(asked, columns));
            return null;
        }
    }

    static boolean isLoghub(List<String> columns) {
        return columns.containsAll(LOGHUB);
    }

    private static @Nullable String named(List<String> names, List<String> columns) {
        for (String name : names) {
            for (String column : columns) {
                if (column.strip().toLowerCase(Locale.ROOT).equals(name)) {
                    return column;
                }
            }
        }
        return null;
    }

    /** Whether a column is one of those taken. */
    boolean takes(String column) {
        return column.equals(text)
                || column.equals(id)
                || column.equals(incident)
                || column.equals(label);
    }

    /** The columns as options, empty where there is none, so that reading again needs no guess. */
    Map<String, String> options(Map<String, String> given) {
        Map<String, String> options = new TreeMap<>(given);
        options.put("text", text);
        options.put("id", Objects.requireNonNullElse(id, ""));
        options.put("incident", Objects.requireNonNullElse(incident, ""));
        options.put("label", Objects.requireNonNullElse(label, ""));
        return options;
    }

    /** Which columns were taken, in sentences. */
    String sentences() {
        List<String> parts = new ArrayList<>();
        parts.add("text from " + text);
        parts.add(id == null ? "ids are row numbers" : "id from " + id);
        if (incident != null) {
            parts.add("incident from " + incident);
        }
        if (label != null) {
            parts.add("label from " + label);
        }
        String taken = "Columns: " + String.join(", ", parts) + ".";
        return isLoghub && "EventId".equals(incident)
                ? taken
                        + " EventId names a line's template: lines of one template count as repeats."
                : taken;
    }
}
