package mnemarium.workbench;

import mnemarium.ownership.AuditReport;
import mnemarium.ownership.ItemJudge;
import mnemarium.ownership.file.Audited;
import mnemarium.ownership.file.ExportFormat;
import mnemarium.ownership.file.Intake;
import mnemarium.ownership.file.OwnersFile;

import java.time.Instant;
import java.util.List;

/**
 * An audit in sight, without its items.
 *
 * @param audit its number in the workspace
 * @param memory the number of the memory that was audited
 * @param name of the export
 * @param synthetic whether the memory is made up
 * @param notes what a user should know; a sentence each
 * @param asOf when ages and expiry are told
 * @param owners who held what when it was judged
 */
public record AuditCard(
        int audit,
        int memory,
        String name,
        boolean synthetic,
        ExportFormat format,
        List<String> notes,
        Instant asOf,
        OwnersFile owners,
        AuditReport report) {

    public AuditCard {
        notes = List.copyOf(notes);
    }

    /** The same as what files are written of. */
    public Audited audited() {
        return new Audited(
                synthetic ? name + " (synthetic)" : name,
                new Intake.Taken(format, report.items(), notes),
                report,
                asOf);
    }

    ItemJudge judge() {
        return new ItemJudge(owners.registry(), owners.terms(), asOf);
    }
}
