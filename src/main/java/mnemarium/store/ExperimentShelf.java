package mnemarium.store;

import mnemarium.experiment.Keeper;
import mnemarium.experiment.Progress;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/**
 * The experiments of a workspace. A change is asked for and completes when it is kept; it fails
 * with an {@link IllegalArgumentException} if it names an experiment that is not there, and with a
 * {@link StoreFault} if the disk fails. A reading sees what has been kept.
 */
public final class ExperimentShelf {

    private final Desk desk;
    private final Clock clock;

    ExperimentShelf(Desk desk, Clock clock) {
        this.desk = desk;
        this.clock = clock;
    }

    /** Adds an experiment without any cell. */
    public CompletionStage<Void> create(ExperimentRow experiment) {
        return desk.write(handle -> ExperimentTable.insert(handle, experiment));
    }

    /** All of them, the last changed first. */
    public List<ExperimentRow> all() {
        return desk.read(ExperimentTable::all);
    }

    /** The experiment with an id. */
    public Optional<ExperimentRow> find(String id) {
        return desk.read(handle -> ExperimentTable.find(handle, id));
    }

    /**
     * Keeps what an experiment does now.
     *
     * @param note why; may be empty
     */
    public CompletionStage<Void> stand(String id, Progress.Phase phase, String note) {
        long now = clock.millis();
        return desk.write(
                handle ->
                        require(
                                id,
                                handle.createUpdate(
                                                """
                                                UPDATE experiment
                                                SET phase = :phase, note = :note, changed = :now
                                                WHERE id = :id AND removed IS NULL
                                                """)
                                        .bind("phase", phase.name())
                                        .bind("note", note)
                                        .bind("now", now)
                                        .bind("id", id)
                                        .execute()));
    }

    /** Where the cells of an experiment are kept while it is played. */
    public Keeper keeper(String id) {
        return new KeptCells(desk, id);
    }

    /** Hides an experiment. It can be restored until it is purged. */
    public CompletionStage<Void> delete(String id) {
        return change(
                "UPDATE experiment SET removed = :value WHERE id = :id AND removed IS NULL",
                id,
                clock.millis());
    }

    /** Takes a deletion back. */
    public CompletionStage<Void> restore(String id) {
        return change(
                "UPDATE experiment SET removed = :value WHERE id = :id AND removed IS NOT NULL",
                id,
                null);
    }

    /** Deletes for good, with their cells, those that are hidden. */
    CompletionStage<Void> purge() {
        return desk.write(ExperimentTable::purge);
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
            throw new IllegalArgumentException(ExperimentTable.unknown(id));
        }
    }
}
