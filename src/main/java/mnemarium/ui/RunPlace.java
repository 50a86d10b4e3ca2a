package mnemarium.ui;

import mnemarium.workbench.Snapshot;

/**
 * A place that follows the run on the bench. While no run is open, the shell shows a page of its
 * own.
 */
public interface RunPlace extends Place {
    /** Shows a moment of the run; called on the screen thread, at the screen's own rate. */
    void show(Snapshot snapshot);
}
