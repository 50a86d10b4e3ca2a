package mnemarium.ownership.file;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The names that columns of an export may be mapped to. */
public final class ExportColumns {

    private ExportColumns() {}

    /**
     * The columns of a table, or the paths of the first item's values in JSON. None where that
     * cannot be told; reading then says why.
     *
     * @throws IOException if the file cannot be read
     */
    public static List<String> of(Export export) throws IOException {
        try {
            int first;
            try (Reader reader = ExportText.open(export)) {
                first = ExportText.firstCharacter(reader);
            }
            if (first != '{' && first != '[') {
                return Sniffer.cells(Sniffer.header(export)).stream()
                        .filter(name -> !name.isBlank())
                        .distinct()
                        .toList();
            }
            Set<String> names = new LinkedHashSet<>();
            try (JsonParser parser = Json.parser(ExportText.open(export))) {
                names(parser, parser.nextToken(), names);
            }
            return List.copyOf(names);
        } catch (CharacterCodingException | JacksonException unreadable) {
            return List.of();
        }
    }

    /** Goes to the first item, through lists that wrap others. */
    private static void names(JsonParser parser, JsonToken token, Set<String> names) {
        if (token == JsonToken.START_ARRAY) {
            names(parser, parser.nextToken(), names);
        } else if (token == JsonToken.START_OBJECT) {
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = parser.currentName();
                JsonToken value = parser.nextToken();
                if (value == JsonToken.START_ARRAY && Sniffer.WRAPPERS.contains(name)) {
                    names.clear(); // what stands beside the list is no part of an item
                    names(parser, value, names);
                    return;
                } else if (value == JsonToken.START_OBJECT) {
                    Cells.of(parser.readValueAsTree())
                            .keySet()
                            .forEach(each -> names.add(name + "." + each));
                } else {
                    names.add(name);
                    parser.skipChildren();
                }
            }
        }
    }
}
