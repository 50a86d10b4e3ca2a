package mnemarium.ui.loop;

import mnemarium.scenario.Dial;

import java.util.Map;

/**
 * What a person may ask for in the Loop place and in the timeline. The shell answers: it knows the
 * live run, says what a move from the past does, and reports what went wrong.
 */
public interface LoopActions {

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

    /** The vectors of the first entries, one row each. Called off the screen thread. */
    float[][] vectors(int entries);

    /** The vector of a text by the run's embedder. Called off the screen thread. */
    float[] vector(String text);

    /**
     * Offers a table for saving; the shell asks where.
     *
     * @param name suggested file name, with its ending
     * @param text the file's whole text
     */
    void save(String name, String text);
}
