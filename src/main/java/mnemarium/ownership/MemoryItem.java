package mnemarium.ownership;

import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * One thing that a memory holds, as its export says it.
 *
 * @param id in the export; told apart by place where it has none
 * @param text what it says
 * @param subject whom it is about or whose it is; empty if the export does not say
 * @param field what it is a value of, in the words of the export; empty if it does not say
 * @param source where it came from, such as a conversation; empty if the export does not say
 * @param created when it was written; empty if not known
 * @param updated when it was last written; empty if not known
 * @param expires when it should no longer be used; empty if never, or not known
 * @param others whatever else the export says of it, by the path of its name
 * @param place where it stands in the export
 */
public record MemoryItem(
        String id,
        String text,
        Optional<String> subject,
        Optional<String> field,
        Optional<String> source,
        Optional<Instant> created,
        Optional<Instant> updated,
        Optional<Instant> expires,
        Map<String, String> others,
        Place place) {

    public MemoryItem {
        Checked.filled("id of a memory item", id);
        Checked.filled("text of memory item " + id, text);
        others = Collections.unmodifiableMap(new LinkedHashMap<>(others));
    }

    /** When it was last known to be right: its last write, else its first. */
    public Optional<Instant> written() {
        return updated.or(() -> created);
    }

    /**
     * A place in a file.
     *
     * @param line 1-based; 0 if not known
     * @param pointer JSON pointer, or the row of a table; empty for the whole file
     */
    public record Place(int line, String pointer) {}
}
