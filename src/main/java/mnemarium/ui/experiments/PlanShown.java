package mnemarium.ui.experiments;

import mnemarium.experiment.Findings;
import mnemarium.experiment.Plan;
import mnemarium.experiment.Progress;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The chosen plan as it stands.
 *
 * @param plan as it is shipped or saved: what the form begins with
 * @param played as it was last run: what the results belong to
 * @param progress how far it is; empty if it was never run
 * @param findings of what is played so far; empty while nothing is
 * @param took how long it has been running
 * @param failures why cells failed, each once
 * @param trouble why it cannot go on
 * @param files that it runs; empty if it runs none of the user's
 * @param isBarred whether it cannot go on at all, only be run anew
 */
public record PlanShown(
        Plan plan,
        Plan played,
        Optional<Progress> progress,
        Optional<Findings> findings,
        Optional<Duration> took,
        List<String> failures,
        Optional<String> trouble,
        boolean isBarred,
        Optional<FilesShown> files) {

    /** Copies the failures. */
    public PlanShown {
        failures = List.copyOf(failures);
    }

    /** A plan that was never run. */
    public static PlanShown fresh(Plan plan) {
        return new PlanShown(
                plan,
                plan,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                false,
                Optional.empty());
    }

    /** The same plan with the files that it runs. */
    public PlanShown with(FilesShown chosen) {
        return new PlanShown(
                plan,
                played,
                progress,
                findings,
                took,
                failures,
                trouble,
                isBarred,
                Optional.of(chosen));
    }
}
