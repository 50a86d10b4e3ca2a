package mnemarium.workbench;

import mnemarium.scenario.OutcomeReuse;

/** How far one press of a key goes. A kind of scenario has its own words for it. */
public enum Grain {
    /** One operation. */
    OPERATION,
    /** To the end of the step. */
    STEP,
    /**
     * To the end of the turn; in a world that drifts, to the next task that found something moved.
     */
    TURN;

    /** What it is called in a kind of scenario. */
    public String word(String kind) {
        boolean drifts = kind.equals(OutcomeReuse.KIND);
        return switch (this) {
            case OPERATION -> "Operation";
            case STEP -> drifts ? "Task" : "Step";
            case TURN -> drifts ? "To next trip" : "Turn";
        };
    }
}
