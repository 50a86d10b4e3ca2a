package mnemarium.ui.runs;

import java.util.List;

/**
 * What the place shows.
 *
 * @param rows all runs and experiments, the newest first
 * @param isRead whether the list was read at all: before, nothing is said about it
 */
public record RunsShown(List<RunsRow> rows, boolean isRead) {

    /** Before the list was read. */
    public static final RunsShown UNREAD = new RunsShown(List.of(), false);

    /** Copies the rows. */
    public RunsShown {
        rows = List.copyOf(rows);
    }
}
