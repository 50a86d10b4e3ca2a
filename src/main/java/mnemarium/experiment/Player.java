package mnemarium.experiment;

import java.util.List;

/**
 * Plays the cells of one part. One is made for each thread; what the cells of one seed share (texts
 * that were embedded, a world that was drawn) it may keep until another seed comes.
 */
public interface Player {

    /** What each cell comes to, in order. */
    List<Measure> measures();

    /**
     * Makes sure that a cell can be played, without playing it.
     *
     * @throws IllegalArgumentException with what was found and expected
     */
    void check(Cell cell);

    /**
     * Plays a cell.
     *
     * @return a figure for each of {@link #measures}, NaN where there is none
     */
    double[] play(Cell cell);

    /** How the cell is opened in the window: the same run, with its journal. */
    Opening opening(Cell cell);
}
