package mnemarium.store;

import mnemarium.ownership.MemoryItem;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jspecify.annotations.Nullable;

import tools.jackson.databind.json.JsonMapper;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** The statements on memories that were brought in, and on their items. */
final class StagedTable {

    /** Items that are held at once when all are read. */
    private static final int PAGE = 1_000;

    /** Characters of an item that can be searched. */
    private static final int SEARCHED = 2_000;

    private StagedTable() {}

    static int insert(Handle handle, String name, boolean synthetic, Instant now) {
        return handle.createUpdate(
                        """
                        INSERT INTO staged_memory (name, synthetic, made)
                        VALUES (:name, :synthetic, :made)
                        """)
                .bind("name", cut(name, 1_000))
                .bind("synthetic", synthetic)
                .bind("made", now.toEpochMilli())
                .executeAndReturnGeneratedKeys("number")
                .mapTo(Integer.class)
                .one();
    }

    static void items(Handle handle, int memory, int first, List<MemoryItem> items) {
        PreparedBatch batch =
                handle.prepareBatch(
                        "INSERT INTO staged_item (place, body, more, said) VALUES (?, ?, ?, ?)");
        int index = first;
        for (MemoryItem item : items) {
            String body = JsonMapper.shared().writeValueAsString(item);
            int end = Inserts.cut(body);
            batch.bind(0, Places.of(memory, index++))
                    .bind(1, body.substring(0, end))
                    .bind(2, end < body.length() ? body.substring(end) : null)
                    .bind(3, said(item))
                    .add();
        }
        batch.execute();
    }

    private static String said(MemoryItem item) {
        String all =
                cut(item.id(), 200)
                        + "\n"
                        + cut(item.subject().orElse(""), 200)
                        + "\n"
                        + cut(item.text(), SEARCHED);
        return cut(all.toLowerCase(Locale.ROOT), SEARCHED);
    }

    /** Never between the halves of one character. */
    private static String cut(String text, int most) {
        if (text.length() <= most) {
            return text;
        }
        boolean splits = Character.isHighSurrogate(text.charAt(most - 1));
        return text.substring(0, splits ? most - 1 : most);
    }

    /** Texts in a line each. */
    static String lines(List<String> texts) {
        return String.join(
                "\n", texts.stream().map(each -> each.replaceAll("[\r\n]+", " ")).toList());
    }

    /** What was read to its end is whole; what is made up and of its name goes. */
    static void show(Handle handle, StagedMemory memory) {
        handle.createUpdate(
                        """
                        UPDATE staged_memory SET removed = TRUE
                        WHERE whole AND number <> :number AND synthetic AND :synthetic
                            AND name = (SELECT name FROM staged_memory WHERE number = :number)
                        """)
                .bind("number", memory.number())
                .bind("synthetic", memory.synthetic())
                .execute();
        handle.createUpdate(
                        """
                        UPDATE staged_memory
                        SET whole = TRUE, format = :format, notes = :notes, as_of = :asOf,
                            items = :items
                        WHERE number = :number
                        """)
                .bind("format", memory.format())
                .bind("notes", lines(memory.notes()))
                .bind("asOf", memory.asOf().toEpochMilli())
                .bind("items", memory.items())
                .bind("number", memory.number())
                .execute();
    }

    /**
     * One that is not whole is out of sight, and goes at the next opening unless it is seen again.
     */
    static void see(Handle handle, int memory, boolean isSeen) {
        handle.createUpdate(
                        """
                        UPDATE staged_memory SET whole = :seen
                        WHERE number = :memory AND NOT removed
                        """)
                .bind("seen", isSeen)
                .bind("memory", memory)
                .execute();
    }

    static StagedMemory row(ResultSet rows) throws SQLException {
        return new StagedMemory(
                rows.getInt("memory"),
                rows.getString("name"),
                rows.getBoolean("synthetic"),
                rows.getString("format"),
                rows.getString("notes").lines().toList(),
                Instant.ofEpochMilli(rows.getLong("as_of")),
                Instant.ofEpochMilli(rows.getLong("made")),
                rows.getLong("items"));
    }

    static List<MemoryItem> page(Handle handle, int memory, int first) {
        return handle.createQuery(
                        """
                        SELECT body, more FROM staged_item
                        WHERE place >= :first AND place < :end
                        ORDER BY place FETCH FIRST :page ROWS ONLY
                        """)
                .bind("first", Places.of(memory, first))
                .bind("end", Places.end(memory))
                .bind("page", PAGE)
                .map((rows, _) -> item(rows))
                .list();
    }

    static Map<Integer, MemoryItem> items(Handle handle, int memory, List<Integer> indices) {
        if (indices.isEmpty()) {
            return Map.of();
        }
        return handle.createQuery(
                        "SELECT place, body, more FROM staged_item WHERE place IN (<places>)")
                .bindList("places", Places.all(memory, indices))
                .reduceRows(
                        new TreeMap<Integer, MemoryItem>(),
                        (found, row) -> {
                            found.put(
                                    Places.operation(row.getColumn("place", Long.class)),
                                    item(
                                            row.getColumn("body", String.class),
                                            row.getColumn("more", String.class)));
                            return found;
                        });
    }

    private static MemoryItem item(ResultSet rows) throws SQLException {
        return item(rows.getString("body"), rows.getString("more"));
    }

    private static MemoryItem item(String body, @Nullable String more) {
        return JsonMapper.shared().readValue(more == null ? body : body + more, MemoryItem.class);
    }
}
