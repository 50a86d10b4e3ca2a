package mnemarium.ownership.file;

import mnemarium.ownership.MemoryItem.Place;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Reads items out of JSON, one at a time. */
final class JsonItems {

    private final JsonParser parser;
    private final ExportFormat format;
    private final ItemMaker maker;
    private final Set<String> aside = new TreeSet<>();

    JsonItems(JsonParser parser, ExportFormat format, ItemMaker maker) {
        this.parser = parser;
        this.format = format;
        this.maker = maker;
    }

    /** Names of what lies beside the items, and belongs to none. */
    Set<String> aside() {
        return aside;
    }

    /** Reads all of it; a mistake in the writing ends it and is noted. */
    void read(Layout layout) {
        try {
            switch (layout) {
                case Layout.Listed list -> {
                    parser.nextToken();
                    elements("");
                    refuseMore();
                }
                case Layout.Wrapped wrapped -> {
                    parser.nextToken();
                    wrapped(wrapped.name());
                    refuseMore();
                }
                case Layout.Lines lines -> lines();
                case Layout.AgentFile file -> {
                    parser.nextToken();
                    new AgentFileItems(parser, maker, aside).read();
                    refuseMore();
                }
                case Layout.Table table ->
                        throw new IllegalArgumentException("found a table, expected JSON");
            }
        } catch (JacksonException broken) {
            Json.note(broken, maker.items(), maker.faults());
        }
    }

    private void refuseMore() {
        if (parser.nextToken() != null) {
            maker.faults().add(line(), "", "a second document", "one document");
        }
    }

    private int line() {
        return Math.max(0, parser.currentTokenLocation().getLineNr());
    }

    /** From the beginning of a list to its end. */
    private void elements(String path) {
        int at = 0;
        JsonToken token;
        while ((token = parser.nextToken()) != JsonToken.END_ARRAY) {
            int line = line();
            element(tree(token), line, path + "/" + at);
            at++;
        }
    }

    private JsonNode tree(JsonToken token) {
        if (token == null) {
            throw new IllegalStateException("found no value, expected one");
        }
        return parser.readValueAsTree();
    }

    private void wrapped(String name) {
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String key = parser.currentName();
            JsonToken value = parser.nextToken();
            if (key.equals(name) && value == JsonToken.START_ARRAY) {
                elements(Json.pointer(name));
            } else {
                aside.add(key);
                parser.skipChildren();
            }
        }
    }

    private void lines() {
        JsonToken token;
        while ((token = parser.nextToken()) != null) {
            int line = line();
            element(tree(token), line, "");
        }
    }

    private void element(JsonNode element, int line, String pointer) {
        if (element.isString()) {
            maker.take(Map.of("text", element.asString()), new Place(line, pointer));
        } else if (!element.isObject()) {
            maker.faults().add(line, pointer, shown(element), "an object or a text with a memory");
        } else if (!page(element, line, pointer)) {
            if (format == ExportFormat.LANGGRAPH) {
                StoreItems.take(element, new Place(line, pointer), maker);
            } else {
                maker.take(Cells.of(element), new Place(line, pointer));
            }
        }
    }

    /** A page of a paged export: an object without text that wraps a list of items. */
    private boolean page(JsonNode element, int line, String pointer) {
        if (Column.TEXT.names().stream()
                .anyMatch(name -> element.has(name) && !element.get(name).isArray())) {
            return false;
        }
        for (String name : Sniffer.WRAPPERS) {
            JsonNode list = element.get(name);
            if (list != null && list.isArray()) {
                int at = 0;
                for (JsonNode each : list) {
                    element(each, line, pointer + Json.pointer(name) + "/" + at++);
                }
                element.propertyNames().stream()
                        .filter(each -> !each.equals(name))
                        .forEach(aside::add);
                return true;
            }
        }
        return false;
    }

    static String shown(JsonNode node) {
        return node.isContainer() ? "a list" : "the value " + Faults.cut(node.toString());
    }
}
