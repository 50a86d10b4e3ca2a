package mnemarium.experiment;

import java.util.ArrayList;
import java.util.List;

/**
 * A plan's work cut into units: all cells of one seed of one part, so that what the cells of a seed
 * share is made once; where there are few seeds, slices of them. How it is cut depends on the plan
 * alone, so that every machine cuts it alike.
 */
final class Units {

    /** As many units as keep the cores of any machine busy to the end. */
    private static final int ENOUGH = 64;

    /**
     * Some cells of one seed.
     *
     * @param grid of their part
     * @param seed place of the seed among the part's
     * @param from the first group
     * @param to the group after the last
     */
    record Unit(Grid grid, int seed, int from, int to) {

        int cells() {
            return to - from;
        }
    }

    private final List<Grid> grids;
    private final List<Long> ends = new ArrayList<>();

    Units(List<Grid> grids) {
        this.grids = List.copyOf(grids);
        long end = 0;
        for (Grid grid : grids) {
            end += (long) grid.part().seeds().list().size() * slices(grid);
            ends.add(end);
        }
    }

    private static int slices(Grid grid) {
        int seeds = grid.part().seeds().list().size();
        return Math.max(1, Math.min(grid.groups(), ENOUGH / seeds));
    }

    /** How many there are. */
    long size() {
        return ends.getLast();
    }

    /** One of them: part by part, seed by seed, slice by slice. */
    Unit unit(long number) {
        int part = 0;
        while (number >= ends.get(part)) {
            part++;
        }
        Grid grid = grids.get(part);
        long inPart = part == 0 ? number : number - ends.get(part - 1);
        int slices = slices(grid);
        int slice = (int) (inPart % slices);
        return new Unit(
                grid,
                (int) (inPart / slices),
                (int) ((long) grid.groups() * slice / slices),
                (int) ((long) grid.groups() * (slice + 1) / slices));
    }
}
