package mnemarium.store;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletionStage;

/**
 * What the runs of a workspace came to, and of which experiments they are cells. A note joins the
 * next group of operations; it fails with an {@link IllegalArgumentException} if it names a run
 * that is not there. A reading sees what has been kept.
 */
public final class OutcomeShelf {

    private final Desk desk;

    OutcomeShelf(Desk desk) {
        this.desk = desk;
    }

    /** Keeps what a run came to, in place of what it came to before. */
    public CompletionStage<Void> keep(String run, RunOutcome outcome) {
        return desk.writeSoon(handle -> write(handle, RunShelf.number(handle, run), outcome));
    }

    private static void write(Handle handle, int run, RunOutcome outcome) {
        handle.createUpdate(
                        """
                        UPDATE run SET dials = :dials, configuration = :configuration
                        WHERE number = :run
                        """)
                .bind("dials", OptionText.write(outcome.dials()))
                .bind("configuration", outcome.configuration().orElse(""))
                .bind("run", run)
                .execute();
        handle.createUpdate("DELETE FROM outcome WHERE run = :run").bind("run", run).execute();
        if (outcome.figures().isEmpty()) {
            return;
        }
        PreparedBatch batch =
                handle.prepareBatch("INSERT INTO outcome (run, measure, figure) VALUES (?, ?, ?)");
        outcome.figures()
                .forEach(
                        (measure, figure) ->
                                batch.bind(0, run).bind(1, measure).bind(2, figure).add());
        batch.execute();
    }

    /** Keeps of which experiment a run plays a cell. */
    public CompletionStage<Void> keep(String run, CellOf cell) {
        return desk.write(
                handle ->
                        handle.createUpdate(
                                        """
                                        UPDATE run SET experiment = :experiment, cell = :words
                                        WHERE number = :run
                                        """)
                                .bind("experiment", cell.experiment())
                                .bind("words", cell.words())
                                .bind("run", RunShelf.number(handle, run))
                                .execute());
    }

    /**
     * What runs came to, by id; without those of an older version of the program that were not
     * looked at since.
     */
    public Map<String, RunOutcome> all() {
        return desk.read(
                handle -> {
                    Map<Integer, SortedMap<String, Double>> figures = figures(handle);
                    Map<String, RunOutcome> outcomes = new HashMap<>();
                    handle.createQuery(
                                    """
                                    SELECT number, id, dials, configuration FROM run
                                    WHERE removed IS NULL AND dials IS NOT NULL
                                    """)
                            .map((rows, _) -> Map.entry(rows.getString("id"), row(rows, figures)))
                            .forEach(each -> outcomes.put(each.getKey(), each.getValue()));
                    return outcomes;
                });
    }

    private record Figure(int run, String measure, double value) {}

    private static Map<Integer, SortedMap<String, Double>> figures(Handle handle) {
        Map<Integer, SortedMap<String, Double>> figures = new HashMap<>();
        handle.createQuery("SELECT * FROM outcome")
                .map(
                        (rows, _) ->
                                new Figure(
                                        rows.getInt("run"),
                                        rows.getString("measure"),
                                        rows.getDouble("figure")))
                .forEach(
                        each ->
                                figures.computeIfAbsent(each.run, _ -> new TreeMap<>())
                                        .put(each.measure, each.value));
        return figures;
    }

    private static RunOutcome row(ResultSet rows, Map<Integer, SortedMap<String, Double>> figures)
            throws SQLException {
        return new RunOutcome(
                new TreeMap<>(OptionText.read(rows.getString("dials"))),
                Optional.of(rows.getString("configuration")).filter(each -> !each.isEmpty()),
                figures.getOrDefault(rows.getInt("number"), new TreeMap<>()));
    }

    /** The runs that play a cell, by id. */
    public Map<String, CellOf> cells() {
        return desk.read(
                handle -> {
                    Map<String, CellOf> cells = new HashMap<>();
                    handle.createQuery(
                                    """
                                    SELECT id, experiment, cell FROM run
                                    WHERE removed IS NULL AND experiment IS NOT NULL
                                    """)
                            .map(
                                    (rows, _) ->
                                            Map.entry(
                                                    rows.getString("id"),
                                                    new CellOf(
                                                            rows.getString("experiment"),
                                                            rows.getString("cell"))))
                            .forEach(each -> cells.put(each.getKey(), each.getValue()));
                    return cells;
                });
    }
}
