package mnemarium.store;

import mnemarium.ledger.AuditEntry;
import mnemarium.ledger.LaterOutcome;
import mnemarium.ledger.Ledger;
import mnemarium.ledger.LedgerRecord;
import mnemarium.ledger.file.AuditJson;
import mnemarium.ledger.file.RecordJson;

/**
 * What happens in the workspace's ledger, as lines of its journal: {@code kind TAB field=JSON}. The
 * ledger is the fold of the lines. A kind is never renamed or used for something else.
 */
final class LabJournal {

    private static final String WRITTEN = "record-written\trecord=";
    private static final String DECIDED = "reuse-decided\tdecision=";
    private static final String TURNED_OUT = "decision-turned-out\toutcome=";

    private LabJournal() {}

    static String line(LedgerRecord record) {
        return WRITTEN + RecordJson.line(record);
    }

    static String line(AuditEntry entry) {
        return DECIDED + AuditJson.json(entry);
    }

    static String line(LaterOutcome outcome) {
        return TURNED_OUT + AuditJson.json(outcome);
    }

    /** The record of a line that wrote one. */
    static LedgerRecord record(String line) {
        return RecordJson.record(line.substring(WRITTEN.length()));
    }

    /**
     * Does to a ledger what a line says.
     *
     * @throws IllegalArgumentException if it says nothing that a ledger can do
     */
    static void fold(Ledger ledger, String line) {
        if (line.startsWith(WRITTEN)) {
            ledger.append(record(line));
        } else if (line.startsWith(DECIDED)) {
            ledger.note(AuditJson.entry(line.substring(DECIDED.length())));
        } else if (line.startsWith(TURNED_OUT)) {
            ledger.note(AuditJson.outcome(line.substring(TURNED_OUT.length())));
        } else {
            throw new IllegalArgumentException(
                    "found event kind \""
                            + line.substring(0, Math.min(line.length(), 40))
                            + "\", expected record-written, reuse-decided or decision-turned-out");
        }
    }
}
