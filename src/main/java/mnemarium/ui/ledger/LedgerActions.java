package mnemarium.ui.ledger;

import mnemarium.ui.RunActions;

/** What a person may ask for in the Ledger place and in its timeline. */
public interface LedgerActions extends RunActions {

    /** Opens the default drifting world as a new run. */
    void openWorld();

    /** Goes to the ledger lab: a real ledger on real files. */
    void openLab();
}
