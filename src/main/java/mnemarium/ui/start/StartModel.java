package mnemarium.ui.start;

import mnemarium.ui.chart.Mark;

import java.util.List;

/**
 * What the start page shows.
 *
 * @param runs newest first
 * @param workspace where the workspace's file lies
 */
public record StartModel(List<RecentRun> runs, String workspace) {

    /**
     * One run of the workspace.
     *
     * @param id by which it is opened
     * @param title of its scenario: "Alert triage"
     * @param detail "in-loop, seed 42" or "branch at step 6, +0 ms"
     * @param marks one per step, the newest last; what was read, or worse
     * @param progress "step 9 of 24, 3 skipped"
     * @param when "10 minutes ago"
     * @param state first eight digits of the state's hash in two groups
     */
    public record RecentRun(
            String id,
            String title,
            String detail,
            List<Mark> marks,
            String progress,
            String when,
            String state) {
        /** Copies the marks. */
        public RecentRun {
            marks = List.copyOf(marks);
        }
    }

    /** Copies the runs. */
    public StartModel {
        runs = List.copyOf(runs);
    }
}
