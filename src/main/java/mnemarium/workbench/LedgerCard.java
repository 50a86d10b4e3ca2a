package mnemarium.workbench;

import mnemarium.ledger.CheckResult;
import mnemarium.ledger.Dependency;
import mnemarium.ledger.LedgerRecord;
import mnemarium.ledger.Standing;
import mnemarium.ledger.Usage;
import mnemarium.ledger.Value;

import java.util.List;
import java.util.Optional;

/**
 * All that there is to see of one record.
 *
 * @param chain the records whose places it took, oldest first, itself last
 * @param supersededBy the records that link to it, oldest first
 * @param turns what it has been worth so far, in turns
 * @param tokens the same in tokens
 * @param checks its dependencies, each with the last result of its check
 */
public record LedgerCard(
        LedgerRecord record,
        Standing standing,
        List<LedgerRecord> chain,
        List<LedgerRecord> supersededBy,
        Usage usage,
        Value turns,
        Value tokens,
        List<LastCheck> checks) {

    /**
     * The last time a dependency was checked.
     *
     * @param decision for which one; empty if it never was, and so is the result
     */
    public record LastCheck(
            Dependency dependency, Optional<String> decision, Optional<CheckResult> result) {}

    public LedgerCard {
        chain = List.copyOf(chain);
        supersededBy = List.copyOf(supersededBy);
        checks = List.copyOf(checks);
    }
}
