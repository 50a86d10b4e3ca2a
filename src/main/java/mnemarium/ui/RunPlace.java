package mnemarium.ui;

import javafx.scene.Node;

import mnemarium.workbench.Snapshot;

import java.util.Optional;

/**
 * A place that follows the run on the bench. While no run is open, the shell shows a page of its
 * own.
 */
public interface RunPlace extends Place {
    /** Shows a moment of the run; called on the screen thread, at the screen's own rate. */
    void show(Snapshot snapshot);

    /**
     * What stands under the transport while this place is shown: the run's timeline, always the
     * same node for one kind of run; empty where the run has nothing to show here.
     */
    Optional<Node> strip();
}
