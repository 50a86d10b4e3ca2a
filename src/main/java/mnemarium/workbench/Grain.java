package mnemarium.workbench;

/** How far one press of a key goes. */
public enum Grain {
    /** One operation. */
    OPERATION,
    /** To the end of the step. */
    STEP,
    /** To the end of the turn. */
    TURN
}
