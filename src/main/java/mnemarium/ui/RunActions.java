package mnemarium.ui;

import mnemarium.scenario.Dial;

import java.util.Map;

/**
 * What a person may ask for in every place that follows a run. The shell answers: it knows the live
 * run, says what a move from the past does, and reports what went wrong.
 */
public interface RunActions {

    /**
     * Shows the run as it was after an operation.
     *
     * @param operation number of the operation in the run, from 0 (the run's start)
     */
    void goTo(int operation);

    /**
     * Moves dials; they act at the next operation.
     *
     * @param moves canonical text for each, as {@link Dial#check} gives it
     */
    void moveDials(Map<Dial, String> moves);

    /** Moves one dial. */
    default void moveDial(Dial dial, String value) {
        moveDials(Map.of(dial, value));
    }

    /** Makes the run's next step. */
    void step();

    /**
     * Offers a text for saving; the shell asks where.
     *
     * @param name suggested file name, with its ending
     * @param text the file's whole text
     */
    void save(String name, String text);
}
