package mnemarium.ui.loop;

import mnemarium.ui.RunActions;

/** What a person may ask for in the Loop place and in its timeline. */
public interface LoopActions extends RunActions {

    /** Goes to the place where this run's ledger is shown. */
    void openLedger();

    /** The vectors of the first entries, one row each. Called off the screen thread. */
    float[][] vectors(int entries);

    /** The vector of a text by the run's embedder. Called off the screen thread. */
    float[] vector(String text);
}
