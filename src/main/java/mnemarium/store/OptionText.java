package mnemarium.store;

import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

import java.util.Map;
import java.util.TreeMap;

/** How to read a source, as one JSON object of texts. */
final class OptionText {

    private static final String NONE = "{}";

    private OptionText() {}

    static String write(Map<String, String> options) {
        // most sources have none: do not load a JSON library for them
        return options.isEmpty()
                ? NONE
                : JsonMapper.shared().writeValueAsString(new TreeMap<>(options));
    }

    static Map<String, String> read(String text) {
        return text.equals(NONE)
                ? Map.of()
                : JsonMapper.shared().readValue(text, new TypeReference<>() {});
    }
}
