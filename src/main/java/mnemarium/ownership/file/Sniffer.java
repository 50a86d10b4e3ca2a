package mnemarium.ownership.file;

import mnemarium.ownership.file.Layout.AgentFile;
import mnemarium.ownership.file.Layout.Lines;
import mnemarium.ownership.file.Layout.Listed;
import mnemarium.ownership.file.Layout.Table;
import mnemarium.ownership.file.Layout.Wrapped;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Tells an export's format by its content, from its first item. */
final class Sniffer {

    /** The lists in which tools wrap what they export. */
    static final List<String> WRAPPERS = List.of("results", "memories", "items", "data");

    /** The lists by which an agent file is known. */
    private static final Set<String> AGENT_PARTS = Set.of("agents", "blocks", "core_memory");

    private final Optional<ExportFormat> given;
    private final Map<Column, String> mapping;

    /**
     * @param given the format that the user named
     * @param mapping names of columns that the user gave
     */
    Sniffer(Optional<ExportFormat> given, Map<Column, String> mapping) {
        this.given = given;
        this.mapping = mapping;
    }

    /** What an export is: a format and how its items lie in it. */
    record Told(ExportFormat format, Layout layout) {}

    /** Tells, or notes why it cannot. */
    Optional<Told> tell(Export export, Faults faults) throws IOException {
        int first;
        try (Reader reader = ExportText.open(export)) {
            first = ExportText.firstCharacter(reader);
        }
        if (first < 0) {
            faults.add(0, "", "nothing in it", "an export of memories");
            return Optional.empty();
        }
        Optional<Told> told = first == '{' || first == '[' ? json(export, faults) : table(export);
        if (told.isEmpty() && faults.isEmpty()) {
            faults.add(
                    0,
                    "",
                    "no known format",
                    "one of "
                            + String.join(", ", ExportFormat.words())
                            + "; of a table or of JSON Lines say which column holds the text"
                            + " (text=COLUMN)");
        }
        return told.map(each -> new Told(given.orElse(each.format()), each.layout()));
    }

    private Optional<Told> json(Export export, Faults faults) throws IOException {
        try (JsonParser parser = Json.parser(ExportText.open(export))) {
            return parser.nextToken() == JsonToken.START_ARRAY
                    ? listed(parser, new Listed(), faults)
                    : object(parser, faults);
        } catch (JacksonException broken) {
            Json.note(broken, 0, faults);
            return Optional.empty();
        }
    }

    /** The parser stands at the beginning of a list. */
    private Optional<Told> listed(JsonParser parser, Layout layout, Faults faults) {
        JsonToken first = parser.nextToken();
        if (first == JsonToken.VALUE_STRING) {
            return Optional.of(new Told(ExportFormat.LIST, layout));
        } else if (first == JsonToken.END_ARRAY) {
            faults.add(
                    parser.currentTokenLocation().getLineNr(),
                    "",
                    "an empty list",
                    "at least one memory");
            return Optional.empty();
        } else if (first != JsonToken.START_OBJECT) {
            return Optional.empty();
        }
        return shape(names(parser)).map(format -> new Told(format, layout));
    }

    /** The parser stands at the beginning of an object. */
    private Optional<Told> object(JsonParser parser, Faults faults) {
        Set<String> names = new LinkedHashSet<>();
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = parser.currentName();
            names.add(name);
            boolean isList = parser.nextToken() == JsonToken.START_ARRAY;
            if (isList && AGENT_PARTS.contains(name)) {
                return Optional.of(new Told(ExportFormat.LETTA, new AgentFile()));
            } else if (isList && WRAPPERS.contains(name)) {
                return listed(parser, new Wrapped(name), faults);
            }
            parser.skipChildren();
        }
        return shape(names)
                .map(format -> format == ExportFormat.LIST ? ExportFormat.JSONL : format)
                .map(format -> new Told(format, new Lines()));
    }

    private static Set<String> names(JsonParser parser) {
        Set<String> names = new LinkedHashSet<>();
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            names.add(parser.currentName());
            parser.nextToken();
            parser.skipChildren();
        }
        return names;
    }

    private Optional<ExportFormat> shape(Set<String> names) {
        if (names.contains("namespace") && names.contains("value")) {
            return Optional.of(ExportFormat.LANGGRAPH);
        } else if (names.contains("memory")) {
            return Optional.of(ExportFormat.MEM0);
        }
        boolean hasText = Column.TEXT.names().stream().anyMatch(names::contains);
        // a page of a paged export is an item that wraps others
        boolean isPage = WRAPPERS.stream().anyMatch(names::contains);
        return hasText || isPage || mapping.containsKey(Column.TEXT)
                ? Optional.of(ExportFormat.LIST)
                : given;
    }

    private Optional<Told> table(Export export) throws IOException {
        String header = header(export);
        char separator = separator(header);
        boolean hasText = given.equals(Optional.of(ExportFormat.CSV));
        for (String name : cells(header)) {
            hasText |= Column.TEXT.names().contains(name) || name.equals(mapping.get(Column.TEXT));
        }
        return hasText
                ? Optional.of(new Told(ExportFormat.CSV, new Table(separator)))
                : Optional.empty();
    }

    /** The first line of a table. */
    static String header(Export export) throws IOException {
        try (Reader text = ExportText.open(export);
                BufferedReader reader = new BufferedReader(text)) {
            StringBuilder header = new StringBuilder();
            int next = ExportText.firstCharacter(reader);
            while (next >= 0 && next != '\n' && header.length() < 100_000) {
                header.append((char) next);
                next = reader.read();
            }
            return header.toString();
        }
    }

    /** The names in the first line of a table. */
    static List<String> cells(String header) {
        return Stream.of(header.split(String.valueOf(separator(header)), -1))
                .map(cell -> cell.strip().replaceAll("^\"|\"$", ""))
                .toList();
    }

    /** The one of comma, semicolon and tab that stands most often outside quotes. */
    private static char separator(CharSequence header) {
        int[] counts = new int[3];
        boolean quoted = false;
        for (int i = 0; i < header.length(); i++) {
            char each = header.charAt(i);
            quoted ^= each == '"';
            int at = quoted ? -1 : ",;\t".indexOf(each);
            if (at >= 0) {
                counts[at]++;
            }
        }
        int most = Math.max(counts[0], Math.max(counts[1], counts[2]));
        return counts[0] == most ? ',' : counts[1] == most ? ';' : '\t';
    }
}
