package mnemarium.store;

import mnemarium.experiment.Keeper;
import mnemarium.experiment.Results;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

import java.io.IOException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;

/**
 * The cells of one experiment of a workspace. Cells that are handed in together are kept together
 * or not at all.
 */
final class KeptCells implements Keeper {

    /** A cell by where it lies. */
    private record Place(int part, long index) {}

    private final Desk desk;
    private final String experiment;

    KeptCells(Desk desk, String experiment) {
        this.desk = desk;
        this.experiment = experiment;
    }

    /**
     * Each cell once, as it was kept last. Waits until what was asked for before is decided.
     *
     * @throws IOException if they cannot be read, or are not as they were written
     */
    @Override
    public List<Results.Played> kept() throws IOException {
        try {
            desk.writer().flush();
            List<CellGroup> groups = desk.read(handle -> groups(handle, desk.file().toString()));
            Map<Place, Integer> places = new HashMap<>();
            List<Results.Played> cells = new ArrayList<>();
            for (CellGroup group : groups) {
                for (Results.Played each : group.played()) {
                    Integer known =
                            places.putIfAbsent(new Place(each.part(), each.index()), cells.size());
                    if (known == null) {
                        cells.add(each);
                    } else {
                        cells.set(known, each);
                    }
                }
            }
            return cells;
        } catch (StoreFault fault) {
            throw new IOException(fault.getMessage(), fault);
        }
    }

    private List<CellGroup> groups(Handle handle, String where) {
        int number = ExperimentTable.number(handle, experiment);
        return handle.createQuery(
                        """
                        SELECT * FROM cell WHERE place >= :first AND place < :end ORDER BY place
                        """)
                .bind("first", Places.of(number, 0))
                .bind("end", Places.end(number))
                .map((rows, _) -> group(rows, where + ", experiment " + experiment))
                .list();
    }

    private static CellGroup group(ResultSet rows, String where) throws SQLException {
        CellGroup group = new CellGroup(rows.getInt("cells"), rows.getBytes("figures"));
        if (group.sum() != rows.getInt("sum")) {
            throw new StoreFault(
                    "damaged cells in group " + Places.operation(rows.getLong("place")),
                    "those that were written",
                    where);
        }
        return group;
    }

    /** Returns when they would survive a kill of the process. */
    @Override
    public void keep(List<Results.Played> cells) throws IOException {
        List<Results.Played> some = List.copyOf(cells);
        try {
            desk.write(handle -> insert(handle, some)).toCompletableFuture().join();
        } catch (CompletionException e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            throw new IOException(cause.getMessage(), cause);
        }
    }

    private void insert(Handle handle, List<Results.Played> cells) {
        List<CellGroup> groups = CellGroup.of(cells);
        int number = ExperimentTable.number(handle, experiment);
        long next =
                handle.createQuery(
                                """
                                SELECT place FROM cell WHERE place >= :first AND place < :end
                                ORDER BY place DESC FETCH FIRST ROW ONLY
                                """)
                        .bind("first", Places.of(number, 0))
                        .bind("end", Places.end(number))
                        .mapTo(Long.class)
                        .findOne()
                        .map(last -> last + 1)
                        .orElse(Places.of(number, 0));
        PreparedBatch batch =
                handle.prepareBatch(
                        "INSERT INTO cell (place, cells, figures, sum) VALUES (?, ?, ?, ?)");
        for (int i = 0; i < groups.size(); i++) {
            CellGroup group = groups.get(i);
            batch.bind(0, next + i)
                    .bind(1, group.cells())
                    .bind(2, group.figures())
                    .bind(3, group.sum())
                    .add();
        }
        batch.execute();
        handle.createUpdate(
                        """
                        UPDATE experiment SET done = done + :done, failed = failed + :failed
                        WHERE number = :number
                        """)
                .bind("done", cells.size())
                .bind("failed", cells.stream().filter(each -> !each.isDone()).count())
                .bind("number", number)
                .execute();
    }
}
