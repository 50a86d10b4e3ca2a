package mnemarium.ownership.file;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The values of an object by the paths of their names: {@code metadata.kind}. */
final class Cells {

    private Cells() {}

    /** Every value that says something; lists of plain values in one cell. */
    static Map<String, String> of(JsonNode object) {
        Map<String, String> cells = new LinkedHashMap<>();
        object.properties().forEach(each -> put(each.getKey(), each.getValue(), cells));
        return cells;
    }

    private static void put(String path, JsonNode value, Map<String, String> cells) {
        if (value.isObject()) {
            value.properties()
                    .forEach(each -> put(path + "." + each.getKey(), each.getValue(), cells));
        } else if (value.isArray()) {
            list(path, value, cells);
        } else if (!value.isNull() && !value.asString().isEmpty()) {
            cells.put(path, plain(value));
        }
    }

    private static void list(String path, JsonNode list, Map<String, String> cells) {
        List<String> plain = new ArrayList<>();
        int at = 0;
        for (JsonNode each : list) {
            if (each.isContainer()) {
                put(path + "." + at, each, cells);
            } else if (!each.isNull()) {
                plain.add(plain(each));
            }
            at++;
        }
        if (!plain.isEmpty()) {
            cells.put(path, String.join(", ", plain));
        }
    }

    /** A number without exponent, all else as it is. */
    private static String plain(JsonNode value) {
        return value.isNumber() ? value.decimalValue().toPlainString() : value.asString();
    }
}
