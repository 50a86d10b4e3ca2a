package mnemarium.store;

import org.jdbi.v3.core.Handle;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** Reads the table of operations. */
final class Operations {

    /** Rows asked for at once: few enough that H2 keeps them in memory. */
    private static final int PAGE = 8192;

    /**
     * @param sum the sum it was written with; empty if that was before there were sums
     */
    private record Row(long place, String text, OptionalInt sum) {}

    private Operations() {}

    /** How many operations of a run are kept. */
    static int count(Handle handle, int run) {
        return handle.createQuery(
                        """
                        SELECT place FROM operation
                        WHERE place >= :first AND place < :end
                        ORDER BY place DESC FETCH FIRST ROW ONLY
                        """)
                .bind("first", Places.of(run, 0))
                .bind("end", Places.end(run))
                .mapTo(Long.class)
                .findOne()
                .map(place -> Places.operation(place) + 1)
                .orElse(0);
    }

    /** The lines of a kept operation, joined. */
    static String text(Handle handle, long place) {
        return handle.createQuery("SELECT * FROM operation WHERE place = :place")
                .bind("place", place)
                .map((rows, _) -> row(rows).text)
                .one();
    }

    /**
     * All operations of a run, each as its lines.
     *
     * @param where file and run, for messages
     * @throws StoreFault if one is missing or is not as it was written
     */
    static List<List<String>> read(Handle handle, int run, String where) {
        List<List<String>> operations = new ArrayList<>();
        each(handle, run, where, text -> operations.add(List.of(text.split("\n", -1))));
        return operations;
    }

    /**
     * Hands out all operations of a run, page by page, each as its lines, joined.
     *
     * @param where file and run, for messages
     * @throws StoreFault if one is missing or is not as it was written
     */
    static void each(Handle handle, int run, String where, Consumer<String> taker) {
        int next = 0;
        List<Row> page;
        do {
            page = page(handle, Places.of(run, next), Places.end(run));
            for (Row each : page) {
                check(each, next, where);
                taker.accept(each.text);
                next++;
            }
        } while (page.size() == PAGE);
    }

    private static void check(Row row, int expected, String where) {
        int operation = Places.operation(row.place);
        if (operation != expected) {
            throw new StoreFault(
                    "operation " + operation, "operation " + expected + ", the next", where);
        }
        if (row.sum.isPresent() && Digest.sum(row.text) != row.sum.getAsInt()) {
            throw new StoreFault(
                    "damaged lines of operation " + operation, "those that were written", where);
        }
    }

    private static List<Row> page(Handle handle, long first, long end) {
        return handle.createQuery(
                        """
                        SELECT * FROM operation
                        WHERE place >= :first AND place < :end
                        ORDER BY place FETCH FIRST :page ROWS ONLY
                        """)
                .bind("first", first)
                .bind("end", end)
                .bind("page", PAGE)
                .map((rows, _) -> row(rows))
                .list();
    }

    private static Row row(ResultSet rows) throws SQLException {
        String more = rows.getString("more");
        String lines = rows.getString("lines");
        int sum = rows.getInt("sum");
        OptionalInt known = rows.wasNull() ? OptionalInt.empty() : OptionalInt.of(sum);
        return new Row(rows.getLong("place"), more == null ? lines : lines + more, known);
    }
}
