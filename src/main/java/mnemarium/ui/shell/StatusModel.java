package mnemarium.ui.shell;

import java.util.List;
import java.util.Optional;

/**
 * What the status bar shows.
 *
 * @param run "alert-triage, in-loop, seed 42"; empty when no run is open
 * @param step "step 9 of 24"
 * @param clock virtual time, "00:10.996", or what stands for it: "76"
 * @param unit of the clock: "virtual", "turns"
 * @param state first eight digits of the state's hash in two groups, "a3f9 1c20"
 * @param saved what is not on the disk yet, "saved to step 7"; empty when all is
 * @param work in the background
 * @param workspace where the workspace's file lies
 */
public record StatusModel(
        Optional<String> run,
        String step,
        String clock,
        String unit,
        String state,
        Optional<String> saved,
        List<Work> work,
        String workspace) {

    /**
     * One piece of work in the background.
     *
     * @param words with count and time left: "loop-guard-rungs 38 of 105, 1 min left"
     * @param done 0 to 1, negative when nobody knows
     * @param cancel stops it; empty when it cannot be stopped
     */
    public record Work(String words, double done, Optional<Runnable> cancel) {}

    /** Copies the list. */
    public StatusModel {
        work = List.copyOf(work);
    }

    /** No run is open. */
    public static StatusModel none(String workspace) {
        return new StatusModel(
                Optional.empty(), "", "", "", "", Optional.empty(), List.of(), workspace);
    }

    /** The same, with other work in the background. */
    StatusModel with(List<Work> other) {
        return new StatusModel(run, step, clock, unit, state, saved, other, workspace);
    }
}
