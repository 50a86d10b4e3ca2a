package mnemarium.workbench;

import mnemarium.ledger.LedgerRecord;
import mnemarium.ledger.Standing;
import mnemarium.ledger.Usage;

/** A record of the workspace's ledger as a list shows it. */
public record LedgerRow(LedgerRecord record, Standing standing, Usage usage) {}
