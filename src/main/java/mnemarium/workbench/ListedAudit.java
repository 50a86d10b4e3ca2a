package mnemarium.workbench;

import java.time.Instant;

/**
 * An audit as a list of them tells it.
 *
 * @param audit its number in the workspace
 * @param memory the number of the memory that was audited
 * @param name of the export: a file's path, where it is one
 * @param synthetic whether the memory is made up
 * @param made when the memory was brought in
 * @param items of the memory
 * @param copies of them, those of what somebody owns
 */
public record ListedAudit(
        int audit,
        int memory,
        String name,
        boolean synthetic,
        Instant made,
        long items,
        long copies) {

    /** The name without the folders before it. */
    public String shortName() {
        return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
    }

    /** The share of copies, 0 to 1; 0 of no items. */
    public double share() {
        return items == 0 ? 0 : copies / (double) items;
    }
}
