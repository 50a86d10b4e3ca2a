package mnemarium.store;

import org.jdbi.v3.core.Handle;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleConsumer;

/**
 * Looks for a text in the events of all runs, the last opened first, whatever its case. It reads in
 * slices, so that it can be ended between them, and holds one line of each run at most.
 */
public final class EventSearch {

    /** Operations looked through at once. */
    private static final int SLICE = 16_384;

    private final Desk desk;

    EventSearch(Desk desk) {
        this.desk = desk;
    }

    private record Run(int number, String id, long operations) {}

    /**
     * The first place of the text in each run that has it.
     *
     * @param progress told the share of all operations looked through, 0 to 1
     * @param ended asked before each slice; what was found until then is returned
     */
    public List<EventFound> find(String text, DoubleConsumer progress, BooleanSupplier ended) {
        String wanted = text.toLowerCase(Locale.ROOT);
        List<EventFound> found = new ArrayList<>();
        if (wanted.isBlank()) {
            return found;
        }
        List<Run> runs = desk.read(EventSearch::runs);
        long all = Math.max(1, runs.stream().mapToLong(Run::operations).sum());
        long done = 0;
        for (Run run : runs) {
            for (int from = 0; from < run.operations; from += SLICE) {
                if (ended.getAsBoolean()) {
                    return found;
                }
                int first = from;
                Optional<EventFound> hit = desk.read(handle -> look(handle, run, first, wanted));
                if (hit.isPresent()) {
                    found.add(hit.get());
                    break;
                }
                progress.accept((done + Math.min(run.operations, from + SLICE)) / (double) all);
            }
            done += run.operations;
            progress.accept(done / (double) all);
        }
        return found;
    }

    private static List<Run> runs(Handle handle) {
        return handle
                .createQuery(
                        """
                        SELECT number, id FROM run WHERE removed IS NULL AND kind <> 'lab'
                        ORDER BY opened DESC, number DESC
                        """)
                .map((rows, _) -> new Run(rows.getInt("number"), rows.getString("id"), 0))
                .list()
                .stream()
                .map(run -> new Run(run.number, run.id, Operations.count(handle, run.number)))
                .toList();
    }

    private static Optional<EventFound> look(Handle handle, Run run, int from, String wanted) {
        return handle.createQuery(
                        """
                        SELECT place FROM operation
                        WHERE place >= :first AND place < :end
                            AND (POSITION(:text, LOWER(lines)) > 0
                                OR more IS NOT NULL
                                    AND POSITION(:text, LOWER(lines || more)) > 0)
                        ORDER BY place FETCH FIRST ROW ONLY
                        """)
                .bind("first", Places.of(run.number, from))
                .bind("end", Places.of(run.number, from + SLICE))
                .bind("text", wanted)
                .mapTo(Long.class)
                .findOne()
                .map(
                        place ->
                                new EventFound(
                                        run.id,
                                        Places.operation(place),
                                        line(Operations.text(handle, place), wanted)));
    }

    private static String line(String lines, String wanted) {
        String[] all = lines.split("\n", -1);
        for (String line : all) {
            if (line.toLowerCase(Locale.ROOT).contains(wanted)) {
                return line;
            }
        }
        return all[0]; // the text runs over the end of a line
    }
}
