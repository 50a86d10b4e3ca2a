package mnemarium.workbench;

import mnemarium.experiment.Plan;
import mnemarium.experiment.Progress;
import mnemarium.experiment.Results;
import mnemarium.scenario.Problem;

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
}
