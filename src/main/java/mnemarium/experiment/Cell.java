package mnemarium.experiment;

import java.util.List;

/**
 * One run of an experiment, named by where it lies in the grid of its part.
 *
 * @param part index of the part
 * @param arm index of the arm
 * @param rungs index of the rung on each axis
 * @param seed the seed itself
 */
public record Cell(int part, int arm, List<Integer> rungs, long seed) {
    public Cell {
        rungs = List.copyOf(rungs);
    }
}
