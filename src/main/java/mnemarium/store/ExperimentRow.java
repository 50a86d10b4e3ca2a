package mnemarium.store;

import mnemarium.experiment.Progress;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * An experiment as it is kept, without its cells.
 *
 * @param id 1 to 64 lower-case letters, digits and hyphens
 * @param plan name of the plan
 * @param title of the plan
 * @param card the plan as it was started, its whole text
 * @param hash SHA-256 of that text
 * @param engine version of the engine that plays its cells; {@link #UNKNOWN} if it was begun before
 *     that was kept
 * @param scenarios SHA-256 of the text of each of its scenarios, by the name the plan has for it
 * @param phase what it was last said to do; one that says {@code RUNNING} after the workspace was
 *     opened was stopped with its process
 * @param note why it is there; may be empty
 * @param cells how many the whole plan has
 * @param done those that are kept, played or failed
 * @param failed of these, those that failed
 * @param created whole milliseconds
 * @param changed when its phase last changed, whole milliseconds
 */
public record ExperimentRow(
        String id,
        String plan,
        String title,
        String card,
        String hash,
        String engine,
        SortedMap<String, String> scenarios,
        Progress.Phase phase,
        String note,
        long cells,
        long done,
        long failed,
        Instant created,
        Instant changed) {

    /** The engine of those that do not say which it was. */
    public static final String UNKNOWN = "unknown";

    public ExperimentRow {
        RunRow.checkId("id of an experiment", id);
        scenarios = Collections.unmodifiableSortedMap(new TreeMap<>(scenarios));
        created = created.truncatedTo(ChronoUnit.MILLIS);
        changed = changed.truncatedTo(ChronoUnit.MILLIS);
    }

    /** One that nothing was played of yet. */
    public static ExperimentRow fresh(
            String id,
            String plan,
            String title,
            String card,
            String hash,
            String engine,
            SortedMap<String, String> scenarios,
            long cells,
            Instant created) {
        return new ExperimentRow(
                id,
                plan,
                title,
                card,
                hash,
                engine,
                scenarios,
                Progress.Phase.WAITING,
                "",
                cells,
                0,
                0,
                created,
                created);
    }
}
