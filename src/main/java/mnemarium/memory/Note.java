package mnemarium.memory;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Something to be remembered.
 *
 * @param text the words that are embedded and kept
 * @param metadata what the writer says about it, in the writer's order
 */
public record Note(String text, Map<String, String> metadata) {

    public Note {
        metadata = Collections.unmodifiableMap(new LinkedHashMap<>(metadata));
    }
}
