package mnemarium.scenario;

import org.jspecify.annotations.Nullable;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One thing to triage: an alert, a log line.
 *
 * @param id unique in its list
 * @param text what the agent sees and remembers
 * @param incident what it is about; two items of one incident are duplicates; null if unknown
 * @param label a short mark for people, such as the technique; may be empty
 * @param fields what else is known, by name, in the order to show it
 */
public record Item(
        String id,
        String text,
        @Nullable String incident,
        String label,
        Map<String, String> fields) {

    public Item {
        Checked.filled("item id", id);
        Checked.filled("text of item '" + id + "'", text);
        if (incident != null) {
            Checked.filled("incident of item '" + id + "'", incident);
        }
        fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    }
}
