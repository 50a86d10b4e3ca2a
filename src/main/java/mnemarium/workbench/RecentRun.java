package mnemarium.workbench;

import mnemarium.store.RunSummary;

import java.time.Instant;
import java.util.Optional;

/**
 * A run as a list shows it.
 *
 * @param scenario name of the file it was made from
 * @param steps steps begun
 * @param headline where it stands, in a line
 * @param strip one letter for each of its last steps, by its worst mark: r redundant, s skipped, l
 *     late, o miss, h hit, w written only, - none of these
 * @param stateHash SHA-256 of its newest state
 * @param opened when it was last made, opened or moved on
 */
public record RecentRun(
        String id,
        Optional<String> parent,
        String name,
        String scenario,
        String kind,
        String arm,
        long seed,
        int steps,
        String headline,
        String strip,
        String stateHash,
        Instant opened) {

    /** What a kept run's summary says. */
    static RecentRun of(RunSummary run) {
        return new RecentRun(
                run.id(),
                run.parent(),
                run.name(),
                run.scenario(),
                run.kind(),
                run.arm(),
                run.seed(),
                run.standing().steps(),
                run.standing().headline(),
                run.standing().strip(),
                run.standing().stateHash(),
                run.opened());
    }
}
