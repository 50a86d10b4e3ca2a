package mnemarium.memory;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One thing remembered.
 *
 * @param id its number, counted from 0 in the order of writing
 * @param text what was remembered
 * @param metadata what the writer said about it, in the writer's order
 */
public record Entry(int id, String text, Map<String, String> metadata) {

    public Entry {
        metadata = Collections.unmodifiableMap(new LinkedHashMap<>(metadata));
    }
}
