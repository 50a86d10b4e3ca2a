package mnemarium.store;

import mnemarium.experiment.Progress;

import org.jdbi.v3.core.Handle;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The statements on the table of experiments. */
final class ExperimentTable {

    private ExperimentTable() {}

    static void insert(Handle handle, ExperimentRow row) {
        if (handle.createQuery("SELECT 1 FROM experiment WHERE id = :id")
                .bind("id", row.id())
                .mapTo(Integer.class)
                .findOne()
                .isPresent()) {
            throw new IllegalArgumentException(
                    "id of a new experiment is " + row.id() + ", expected one that is not taken");
        }
        handle.createUpdate(
                        """
                        INSERT INTO experiment (id, plan, title, card, hash, engine, scenarios,
                            phase, note, cells, created, changed)
                        VALUES (:id, :plan, :title, :card, :hash, :engine, :scenarios,
                            :phase, :note, :cells, :created, :changed)
                        """)
                .bind("id", row.id())
                .bind("plan", row.plan())
                .bind("title", row.title())
                .bind("card", row.card())
                .bind("hash", row.hash())
                .bind("engine", row.engine())
                .bind("scenarios", text(row.scenarios()))
                .bind("phase", row.phase().name())
                .bind("note", row.note())
                .bind("cells", row.cells())
                .bind("created", row.created().toEpochMilli())
                .bind("changed", row.changed().toEpochMilli())
                .execute();
    }

    static List<ExperimentRow> all(Handle handle) {
        return handle.createQuery(
                        """
                        SELECT * FROM experiment WHERE removed IS NULL
                        ORDER BY changed DESC, number DESC
                        """)
                .map((rows, _) -> row(rows))
                .list();
    }

    static Optional<ExperimentRow> find(Handle handle, String id) {
        return handle.createQuery("SELECT * FROM experiment WHERE removed IS NULL AND id = :id")
                .bind("id", id)
                .map((rows, _) -> row(rows))
                .findOne();
    }

    static int number(Handle handle, String id) {
        return handle.createQuery(
                        "SELECT number FROM experiment WHERE id = :id AND removed IS NULL")
                .bind("id", id)
                .mapTo(Integer.class)
                .findOne()
                .orElseThrow(() -> new IllegalArgumentException(unknown(id)));
    }

    static String unknown(String id) {
        return "experiment is " + id + ", expected one that is kept";
    }

    static void purge(Handle handle) {
        List<Integer> numbers =
                handle.createQuery("SELECT number FROM experiment WHERE removed IS NOT NULL")
                        .mapTo(Integer.class)
                        .list();
        for (int number : numbers) {
            handle.createUpdate("DELETE FROM cell WHERE place >= :first AND place < :end")
                    .bind("first", Places.of(number, 0))
                    .bind("end", Places.end(number))
                    .execute();
            handle.createUpdate("DELETE FROM experiment WHERE number = :number")
                    .bind("number", number)
                    .execute();
        }
    }

    /** A line for each; a name may hold spaces, a hash does not. */
    private static String text(SortedMap<String, String> scenarios) {
        StringBuilder text = new StringBuilder();
        scenarios.forEach((name, hash) -> text.append(hash).append(' ').append(name).append('\n'));
        return text.toString();
    }

    private static SortedMap<String, String> scenarios(String text) {
        SortedMap<String, String> scenarios = new TreeMap<>();
        text.lines()
                .forEach(
                        line -> {
                            int space = line.indexOf(' ');
                            scenarios.put(line.substring(space + 1), line.substring(0, space));
                        });
        return scenarios;
    }

    private static ExperimentRow row(ResultSet rows) throws SQLException {
        return new ExperimentRow(
                rows.getString("id"),
                rows.getString("plan"),
                rows.getString("title"),
                rows.getString("card"),
                rows.getString("hash"),
                rows.getString("engine"),
                scenarios(rows.getString("scenarios")),
                Progress.Phase.valueOf(rows.getString("phase")),
                rows.getString("note"),
                rows.getLong("cells"),
                rows.getLong("done"),
                rows.getLong("failed"),
                Instant.ofEpochMilli(rows.getLong("created")),
                Instant.ofEpochMilli(rows.getLong("changed")));
    }
}
