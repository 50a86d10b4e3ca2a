package mnemarium.ui;

/** What becomes of the tint on what the last operation touched. */
public enum Touch {
    /** It fades in 400 ms. */
    FADES,
    /** It stays until the next operation: nothing may move by itself. */
    STAYS,
    /** There is none: the run goes too fast, or nothing has just happened. */
    NONE
}
