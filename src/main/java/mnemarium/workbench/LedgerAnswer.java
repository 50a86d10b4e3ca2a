package mnemarium.workbench;

import mnemarium.ledger.AuditEntry;
import mnemarium.ledger.LedgerRecord;
import mnemarium.ledger.Value;

import java.util.Optional;

/**
 * What came of asking the workspace's ledger.
 *
 * @param decision as it is in the audit
 * @param record the one that the verdict speaks of
 * @param value what that record has been worth, this use included, in the decision's currency
 */
public record LedgerAnswer(
        AuditEntry decision, Optional<LedgerRecord> record, Optional<Value> value) {}
