package mnemarium.store;

import mnemarium.scenario.Source;

import org.jdbi.v3.core.Handle;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The statements on the table of runs. */
final class RunTable {

    private static final String SUMMARIES =
            """
            SELECT run.*, (
                SELECT place FROM operation
                WHERE place >= run.number * 4294967296 AND place < (run.number + 1) * 4294967296
                ORDER BY place DESC FETCH FIRST ROW ONLY) AS last_place
            FROM run
            """;

    private RunTable() {}

    /** Returns the number of the new run. */
    static int insert(Handle handle, RunRow run) {
        if (run.id().equals(LedgerShelf.RUN) != run.kind().equals(LedgerShelf.KIND)) {
            throw new IllegalArgumentException(
                    "id of a new run of kind "
                            + run.kind()
                            + " is "
                            + run.id()
                            + ", expected another: that one is the ledger's own");
        }
        if (handle.createQuery("SELECT 1 FROM run WHERE id = :id")
                .bind("id", run.id())
                .mapTo(Integer.class)
                .findOne()
                .isPresent()) {
            throw new IllegalArgumentException(
                    "id of a new run is " + run.id() + ", expected one that is not taken");
        }
        byte[] text = Digest.of(run.source().text());
        handle.createUpdate("MERGE INTO scenario_text KEY (hash) VALUES (:hash, :body)")
                .bind("hash", text)
                .bind("body", run.source().text())
                .execute();
        return handle.createUpdate(
                        """
                        INSERT INTO run (id, parent, parent_operation, name, source_format,
                            source_name, source_text, source_options, kind, arm, seed, mode, embedder,
                            embedder_hash, pending, created, opened)
                        VALUES (:id, :parent, :parentOperation, :name, :format,
                            :sourceName, :text, :options, :kind, :arm, :seed, :mode, :embedder,
                            :embedderHash, :pending, :created, :created)
                        """)
                .bind("id", run.id())
                .bind("parent", run.parent().orElse(null))
                .bind("parentOperation", run.parentOperation())
                .bind("name", run.name())
                .bind("format", run.source().format())
                .bind("sourceName", run.source().name())
                .bind("text", text)
                .bind("options", OptionText.write(run.source().options()))
                .bind("kind", run.kind())
                .bind("arm", run.arm())
                .bind("seed", run.seed())
                .bind("mode", run.mode())
                .bind("embedder", run.embedder())
                .bind("embedderHash", run.embedderHash())
                .bind("pending", run.pending())
                .bind("created", run.created().toEpochMilli())
                .executeAndReturnGeneratedKeys("number")
                .mapTo(Integer.class)
                .one();
    }

    static void copyOperations(Handle handle, int from, int to, int count) {
        handle.createUpdate(
                        """
                        INSERT INTO operation (place, lines, more, sum)
                        SELECT place + :shift, lines, more, sum FROM operation
                        WHERE place >= :first AND place < :end
                        """)
                .bind("shift", Places.of(to, 0) - Places.of(from, 0))
                .bind("first", Places.of(from, 0))
                .bind("end", Places.of(from, count))
                .execute();
    }

    static RunMatch find(Handle handle, String prefix) {
        List<String> ids =
                handle.createQuery(
                                """
                                SELECT id FROM run
                                WHERE LEFT(id, CHAR_LENGTH(:prefix)) = :prefix AND removed IS NULL
                                    AND kind <> 'lab'
                                ORDER BY number DESC
                                """)
                        .bind("prefix", prefix)
                        .mapTo(String.class)
                        .list();
        if (ids.contains(prefix)) {
            return new RunMatch.Found(row(handle, prefix));
        }
        return switch (ids.size()) {
            case 0 -> new RunMatch.Missing(prefix);
            case 1 -> new RunMatch.Found(row(handle, ids.getFirst()));
            default -> new RunMatch.Ambiguous(prefix, ids);
        };
    }

    private static RunRow row(Handle handle, String id) {
        return handle.createQuery(
                        """
                        SELECT run.*, scenario_text.body
                        FROM run JOIN scenario_text ON scenario_text.hash = run.source_text
                        WHERE id = :id
                        """)
                .bind("id", id)
                .map((rows, _) -> row(rows))
                .one();
    }

    static List<RunSummary> recent(Handle handle, int most) {
        return handle.createQuery(
                        SUMMARIES
                                + """
                                WHERE removed IS NULL AND kind <> 'lab'
                                ORDER BY opened DESC, number DESC FETCH FIRST :most ROWS ONLY
                                """)
                .bind("most", most)
                .map((rows, _) -> summary(rows))
                .list();
    }

    static List<RunSummary> children(Handle handle, String id) {
        return handle.createQuery(
                        SUMMARIES + "WHERE parent = :id AND removed IS NULL ORDER BY number")
                .bind("id", id)
                .map((rows, _) -> summary(rows))
                .list();
    }

    /** Deletes what was hidden before a moment; the runs first, as {@link AppendOnly} asks. */
    static void purge(Handle handle, long before) {
        List<Integer> numbers =
                handle.createQuery("SELECT number FROM run WHERE removed < :before")
                        .bind("before", before)
                        .mapTo(Integer.class)
                        .list();
        for (int number : numbers) {
            handle.createUpdate("DELETE FROM run WHERE number = :number")
                    .bind("number", number)
                    .execute();
            handle.createUpdate("DELETE FROM operation WHERE place >= :first AND place < :end")
                    .bind("first", Places.of(number, 0))
                    .bind("end", Places.end(number))
                    .execute();
        }
        if (!numbers.isEmpty()) {
            handle.execute(
                    """
                    DELETE FROM scenario_text
                    WHERE NOT EXISTS (SELECT 1 FROM run WHERE source_text = hash)
                    """);
        }
    }

    private static RunRow row(ResultSet rows) throws SQLException {
        return new RunRow(
                rows.getString("id"),
                Optional.ofNullable(rows.getString("parent")),
                rows.getInt("parent_operation"),
                rows.getString("name"),
                new Source(
                        rows.getString("source_format"),
                        rows.getString("source_name"),
                        rows.getString("body"),
                        OptionText.read(rows.getString("source_options"))),
                rows.getString("kind"),
                rows.getString("arm"),
                rows.getLong("seed"),
                rows.getString("mode"),
                rows.getString("embedder"),
                rows.getString("embedder_hash"),
                rows.getString("pending"),
                Instant.ofEpochMilli(rows.getLong("created")));
    }

    private static RunSummary summary(ResultSet rows) throws SQLException {
        long last = rows.getLong("last_place");
        int operations = rows.wasNull() ? 0 : Places.operation(last) + 1;
        return new RunSummary(
                rows.getString("id"),
                Optional.ofNullable(rows.getString("parent")),
                rows.getInt("parent_operation"),
                rows.getString("name"),
                rows.getString("source_name"),
                rows.getString("kind"),
                rows.getString("arm"),
                rows.getLong("seed"),
                rows.getString("mode"),
                rows.getString("embedder"),
                Instant.ofEpochMilli(rows.getLong("created")),
                Instant.ofEpochMilli(rows.getLong("opened")),
                operations,
                new Standing(
                        rows.getInt("steps"),
                        rows.getString("headline"),
                        rows.getString("strip"),
                        rows.getString("state_hash")));
    }
}
