package mnemarium.scenario.file;

import mnemarium.scenario.Source;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.dataformat.csv.CsvMapper;
import tools.jackson.dataformat.csv.CsvReadFeature;
import tools.jackson.dataformat.csv.CsvSchema;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Reads items from CSV with a header row: quotes, line breaks inside quotes, and comma, semicolon
 * or tab between cells.
 */
final class CsvItems {

    private static final List<String> OPTIONS =
            Stream.concat(ItemColumns.OPTIONS.stream(), Stream.of("separator")).toList();

    private static final Map<String, Character> SEPARATORS =
            new TreeMap<>(Map.of("comma", ',', "semicolon", ';', "tab", '\t'));

    private final Source source;
    private final Problems problems;
    private List<String> columns = List.of();
    private Optional<ItemRows> rows = Optional.empty();

    private CsvItems(Source source, Problems problems) {
        this.source = source;
        this.problems = problems;
    }

    static Reading read(Source source) {
        Problems problems = new Problems(source.name());
        Options.refuseUnknown(source, OPTIONS, problems);
        String separator =
                source.options().getOrDefault("separator", separator(source.name(), source.text()));
        Character character = SEPARATORS.get(separator);
        if (character == null) {
            problems.add(
                    0,
                    "",
                    "the option separator '" + Node.cut(separator) + "'",
                    Nearest.expected(separator, List.copyOf(SEPARATORS.keySet())));
        }
        if (character == null || !problems.isEmpty()) {
            return problems.refused();
        }
        Map<String, String> options = new TreeMap<>(source.options());
        options.put("separator", separator);
        Source resolved = new Source(source.format(), source.name(), source.text(), options);
        return new CsvItems(resolved, problems).read(character);
    }

    /** The first rows, the header among them; what comes after a mistake is left out. */
    static List<List<String>> glance(String name, String text, int rows) {
        CsvMapper mapper = CsvMapper.builder().enable(CsvReadFeature.WRAP_AS_ARRAY).build();
        char separator = SEPARATORS.getOrDefault(separator(name, text), ',');
        CsvSchema schema = CsvSchema.emptySchema().withColumnSeparator(separator);
        List<List<String>> table = new ArrayList<>();
        try (JsonParser parser = mapper.reader(schema).createParser(text)) {
            parser.nextToken();
            while (table.size() < rows && parser.nextToken() == JsonToken.START_ARRAY) {
                List<String> cells = new ArrayList<>();
                while (parser.nextToken() == JsonToken.VALUE_STRING) {
                    cells.add(parser.getString());
                }
                if (!cells.stream().allMatch(String::isBlank)) {
                    table.add(cells);
                }
            }
        } catch (JacksonException broken) {
            return table;
        }
        return table;
    }

    /** The separator that stands most often in the first line, outside quotes. */
    private static String separator(String name, String text) {
        if (FileText.ending(name).equals("tsv")) {
            return "tab";
        }
        int[] counts = new int[3];
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char each = text.charAt(i);
            if (each == '"') {
                quoted = !quoted;
            } else if (!quoted && each == '\n') {
                break;
            } else if (!quoted) {
                counts[0] += each == ',' ? 1 : 0;
                counts[1] += each == ';' ? 1 : 0;
                counts[2] += each == '\t' ? 1 : 0;
            }
        }
        int most = Math.max(counts[0], Math.max(counts[1], counts[2]));
        return counts[0] == most ? "comma" : counts[1] == most ? "semicolon" : "tab";
    }

    private Reading read(char separator) {
        CsvMapper mapper = CsvMapper.builder().enable(CsvReadFeature.WRAP_AS_ARRAY).build();
        CsvSchema schema = CsvSchema.emptySchema().withColumnSeparator(separator);
        int line = 1;
        try (JsonParser parser = mapper.reader(schema).createParser(source.text())) {
            parser.nextToken();
            while (parser.nextToken() == JsonToken.START_ARRAY) {
                List<String> cells = new ArrayList<>();
                line = Math.max(1, parser.currentLocation().getLineNr());
                while (parser.nextToken() == JsonToken.VALUE_STRING) {
                    cells.add(parser.getString());
                }
                row(line, cells);
            }
        } catch (JacksonException broken) {
            String reason = broken.getOriginalMessage();
            problems.add(
                    line,
                    "",
                    "a mistake in the writing: " + Node.cut(reason == null ? "unreadable" : reason),
                    "well-formed CSV (a row that begins here)");
        }
        if (columns.isEmpty() && problems.isEmpty()) {
            problems.add(0, "", "nothing in it", "a header row and at least one item");
        }
        return problems.isEmpty()
                ? rows.map(ItemRows::read).orElseGet(problems::refused)
                : problems.refused();
    }

    private void row(int line, List<String> cells) {
        if (cells.stream().allMatch(String::isBlank)) {
            return;
        }
        if (columns.isEmpty()) {
            header(line, cells);
        } else if (rows.isPresent() && cells.size() != columns.size()) {
            problems.add(
                    line,
                    "",
                    cells.size() == 1 ? "1 cell" : cells.size() + " cells",
                    columns.size() + ", as in the header");
        } else {
            rows.ifPresent(each -> each.add(line, cells(cells)));
        }
    }

    private Map<String, String> cells(List<String> cells) {
        Map<String, String> byColumn = new LinkedHashMap<>();
        for (int i = 0; i < cells.size(); i++) {
            byColumn.put(columns.get(i), cells.get(i));
        }
        return byColumn;
    }

    private void header(int line, List<String> cells) {
        LinkedHashSet<String> names = new LinkedHashSet<>();
        for (int i = 0; i < cells.size(); i++) {
            String name = cells.get(i).isBlank() ? "column " + (i + 1) : cells.get(i).strip();
            if (!names.add(name)) {
                problems.add(line, "", "column '" + Node.cut(name) + "' twice", "each once");
            }
        }
        columns = List.copyOf(names);
        if (problems.isEmpty()) {
            rows =
                    ItemColumns.chosen(source, columns, problems)
                            .map(chosen -> new ItemRows(source, chosen, problems));
        }
    }
}
