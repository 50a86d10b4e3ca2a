package mnemarium.store;

import org.jdbi.v3.core.Handle;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The statements on suggestions that were turned down. */
final class Rejections {

    private Rejections() {}

    static void add(Handle handle, TextHash text, String field) {
        handle.createUpdate(
                        """
                        MERGE INTO suggestion_rejected (text, field) KEY (text, field)
                        VALUES (:text, :field)
                        """)
                .bind("text", text.bytes())
                .bind("field", field)
                .execute();
    }

    static void remove(Handle handle, TextHash text, String field) {
        handle.createUpdate("DELETE FROM suggestion_rejected WHERE text = :text AND field = :field")
                .bind("text", text.bytes())
                .bind("field", field)
                .execute();
    }

    static Map<TextHash, Set<String>> all(Handle handle) {
        return handle.createQuery("SELECT text, field FROM suggestion_rejected")
                .reduceRows(
                        new TreeMap<TextHash, Set<String>>(),
                        (found, row) -> {
                            found.computeIfAbsent(
                                            TextHash.of(row.getColumn("text", byte[].class)),
                                            _ -> new TreeSet<>())
                                    .add(row.getColumn("field", String.class));
                            return found;
                        });
    }
}
