package mnemarium.store;

import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletionStage;

/**
 * The runs of a workspace. A change is asked for and completes when it is kept; it fails with an
 * {@link IllegalArgumentException} if it names a run that is not there, and with a {@link
 * StoreFault} if the disk fails. A reading sees what has been kept.
 */
public final class RunShelf {

    private final Desk desk;
    private final Clock clock;

    RunShelf(Desk desk, Clock clock) {
        this.desk = desk;
        this.clock = clock;
    }

    /** Adds a run with an empty journal. */
    public CompletionStage<Void> create(RunRow run) {
        return desk.write(handle -> RunTable.insert(handle, run));
    }

    /**
     * Adds a run with its whole journal, as from a bundle: all of it or nothing.
     *
     * @param operations each as its canonical lines
     */
    public CompletionStage<Void> create(RunRow run, List<List<String>> operations) {
        List<String> texts = operations.stream().map(KeptJournal::joined).toList();
        return desk.write(
                handle -> {
                    int number = RunTable.insert(handle, run);
                    Inserts inserts = new Inserts(handle);
                    for (int each = 0; each < texts.size(); each++) {
                        inserts.add(Places.of(number, each), texts.get(each));
                        if (each % Writer.GROUP == 0) {
                            inserts.write();
                        }
                    }
                    inserts.write();
                });
    }

    /**
     * Adds a branch: its journal begins with a copy of the parent's first {@link
     * RunRow#parentOperation} operations, so that it stays whole when the parent goes.
     */
    public CompletionStage<Void> branch(RunRow run) {
        String parent =
                run.parent()
                        .orElseThrow(
                                () ->
                                        new IllegalArgumentException(
                                                "parent of run "
                                                        + run.id()
                                                        + " is missing, expected one to branch from"));
        return desk.write(
                handle -> {
                    int from = number(handle, parent);
                    int kept = Operations.count(handle, from);
                    if (kept < run.parentOperation()) {
                        throw new IllegalArgumentException(
                                "parent operation of run "
                                        + run.id()
                                        + " is "
                                        + run.parentOperation()
                                        + ", expected at most "
                                        + kept
                                        + ", those kept of run "
                                        + parent);
                    }
                    RunTable.copyOperations(
                            handle, from, RunTable.insert(handle, run), run.parentOperation());
                });
    }

    /** The run of this id, or the only one whose id begins so. */
    public RunMatch find(String prefix) {
        return desk.read(handle -> RunTable.find(handle, prefix));
    }

    /** All runs, the last opened first. */
    public List<RunSummary> all() {
        return recent(Integer.MAX_VALUE);
    }

    /** The runs last opened, newest first. */
    public List<RunSummary> recent(int most) {
        return desk.read(handle -> RunTable.recent(handle, most));
    }

    /** The branches of a run, oldest first. */
    public List<RunSummary> children(String id) {
        return desk.read(handle -> RunTable.children(handle, id));
    }

    public CompletionStage<Void> rename(String id, String name) {
        return change("UPDATE run SET name = :value WHERE id = :id AND removed IS NULL", id, name);
    }

    /** Keeps what will act at the run's next operation. */
    public CompletionStage<Void> pend(String id, String pending) {
        return change(
                "UPDATE run SET pending = :value WHERE id = :id AND removed IS NULL", id, pending);
    }

    /** Keeps where a run stands and that it was opened now; joins the next group of operations. */
    public CompletionStage<Void> summarise(String id, Standing standing) {
        long now = clock.millis();
        return desk.writeSoon(
                handle ->
                        require(
                                id,
                                handle.createUpdate(
                                                """
                                                UPDATE run SET steps = :steps, headline = :headline,
                                                    strip = :strip, state_hash = :hash, opened = :now
                                                WHERE id = :id AND removed IS NULL
                                                """)
                                        .bind("steps", standing.steps())
                                        .bind("headline", standing.headline())
                                        .bind("strip", standing.strip())
                                        .bind("hash", standing.stateHash())
                                        .bind("now", now)
                                        .bind("id", id)
                                        .execute()));
    }

    /** Hides a run. It can be restored until it is purged. */
    public CompletionStage<Void> delete(String id) {
        return change(
                "UPDATE run SET removed = :value WHERE id = :id AND removed IS NULL",
                id,
                clock.millis());
    }

    /** Takes a deletion back. */
    public CompletionStage<Void> restore(String id) {
        return change(
                "UPDATE run SET removed = :value WHERE id = :id AND removed IS NOT NULL", id, null);
    }

    /**
     * Deletes for good, with their journals, the runs that were hidden before a moment. Whatever is
     * hidden when the workspace closes goes too: nobody can restore it any more.
     */
    public CompletionStage<Void> purge(Instant before) {
        return desk.write(handle -> RunTable.purge(handle, before.toEpochMilli()));
    }

    CompletionStage<Void> purge() {
        return desk.write(handle -> RunTable.purge(handle, Long.MAX_VALUE));
    }

    private CompletionStage<Void> change(String statement, String id, @Nullable Object value) {
        return desk.write(
                handle ->
                        require(
                                id,
                                handle.createUpdate(statement)
                                        .bind("value", value)
                                        .bind("id", id)
                                        .execute()));
    }

    private static void require(String id, int changed) {
        if (changed == 0) {
            throw new IllegalArgumentException(unknown(id));
        }
    }

    static int number(Handle handle, String id) {
        return handle.createQuery("SELECT number FROM run WHERE id = :id AND removed IS NULL")
                .bind("id", id)
                .mapTo(Integer.class)
                .findOne()
                .orElseThrow(() -> new IllegalArgumentException(unknown(id)));
    }

    static String unknown(String id) {
        return "run is " + id + ", expected one that is kept";
    }
}
