package mnemarium.workbench;

import java.util.List;

/**
 * A part of a list of records, the latest first.
 *
 * @param first how many of the list come before it
 * @param listed how many the list has in all
 * @param records how many the ledger's log has
 * @param current how many are in its current view
 */
public record LedgerPage(List<LedgerRow> rows, int first, int listed, int records, int current) {

    public LedgerPage {
        rows = List.copyOf(rows);
    }
}
