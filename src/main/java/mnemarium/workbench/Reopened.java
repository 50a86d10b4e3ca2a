package mnemarium.workbench;

import mnemarium.store.RunRow;

import java.util.List;

/**
 * A kept run, read back.
 *
 * @param row as it is kept
 * @param prepared ready to be played on
 * @param lines the canonical lines of each operation
 * @param history its operations, folded
 */
record Reopened(RunRow row, Prepared prepared, List<List<String>> lines, History history) {

    /** What the bench shows of it. */
    RunCard card() {
        return new RunCard(
                row.id(),
                row.name(),
                prepared.setup(),
                prepared.thresholdOrigin(),
                row.parent(),
                Math.max(0, row.parentOperation() - 1),
                prepared.notes());
    }
}
