package mnemarium.workbench;

import mnemarium.experiment.Plan;
import mnemarium.experiment.Progress;
import mnemarium.experiment.Results;
import mnemarium.scenario.Problem;
import mnemarium.store.ExperimentRow;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * An experiment at one moment. Immutable: its results are a copy that nobody fills any further.
 *
 * @param id its id
 * @param plan what is played
 * @param text the plan as it was started, its canonical text
 * @param hash SHA-256 of that text: the configuration
 * @param basis what its cells depend on beside the plan
 * @param barred why it cannot go on here without mixing unlike cells; empty as long as nobody tried
 * @param progress how far it is
 * @param note why it stands where it stands, such as what went wrong; may be empty
 * @param results what was played so far; empty until somebody looked at it
 * @param created when it was started
 * @param changed when it last began, paused or ended
 */
public record ExperimentCard(
        String id,
        Plan plan,
        String text,
        String hash,
        Basis basis,
        List<Problem> barred,
        Progress progress,
        String note,
        Optional<Results> results,
        Instant created,
        Instant changed) {

    /** Copies. */
    public ExperimentCard {
        barred = List.copyOf(barred);
    }

    /**
     * One that the workspace holds, nobody having looked at its results yet. What played or waited
     * when the laboratory was closed is paused.
     */
    static ExperimentCard of(ExperimentRow row, Plan plan) {
        boolean stopped =
                row.phase() == Progress.Phase.RUNNING || row.phase() == Progress.Phase.WAITING;
        return new ExperimentCard(
                row.id(),
                plan,
                row.card(),
                row.hash(),
                Basis.of(row),
                List.of(),
                new Progress(
                        row.cells(),
                        row.done(),
                        row.failed(),
                        stopped ? Progress.Phase.PAUSED : row.phase(),
                        Optional.empty()),
                stopped ? "The laboratory was closed before it had ended." : row.note(),
                Optional.empty(),
                row.created(),
                row.changed());
    }

    ExperimentCard with(Progress next) {
        return new ExperimentCard(
                id, plan, text, hash, basis, barred, next, note, results, created, changed);
    }

    ExperimentCard with(List<Problem> why) {
        return new ExperimentCard(
                id, plan, text, hash, basis, why, progress, note, results, created, changed);
    }

    ExperimentCard with(Progress.Phase phase, String why, Instant now) {
        Progress next =
                new Progress(
                        progress.cells(),
                        progress.done(),
                        progress.failed(),
                        phase,
                        Optional.empty());
        return new ExperimentCard(
                id, plan, text, hash, basis, barred, next, why, results, created, now);
    }

    ExperimentCard with(Optional<Results> found) {
        return new ExperimentCard(
                id, plan, text, hash, basis, barred, progress, note, found, created, changed);
    }

    /** The same with the results it came to, and the cells that they have counted. */
    ExperimentCard counted(Results found) {
        long done = 0;
        long failed = 0;
        for (int part = 0; part < found.parts(); part++) {
            failed += found.part(part).failures().size();
            done += found.part(part).played() + found.part(part).failures().size();
        }
        return with(new Progress(
                        progress.cells(), done, failed, progress.phase(), Optional.empty()))
                .with(Optional.of(found));
    }
}
