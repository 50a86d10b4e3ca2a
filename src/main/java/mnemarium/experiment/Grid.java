package mnemarium.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * All cells of a part in their one order: by arm, then by rung of the first axis, then of the
 * second, then by seed. Result files have that order, whatever the order in which cells were
 * played.
 */
public final class Grid {

    private final int number;
    private final Part part;

    /**
     * The grid of a part.
     *
     * @param number index of the part in its plan
     */
    public Grid(int number, Part part) {
        this.number = number;
        this.part = part;
    }

    /** The grids of a plan, in the order of its parts. */
    public static List<Grid> of(Plan plan) {
        List<Grid> grids = new ArrayList<>();
        for (int i = 0; i < plan.parts().size(); i++) {
            grids.add(new Grid(i, plan.parts().get(i)));
        }
        return grids;
    }

    /** Index of its part in the plan. */
    public int number() {
        return number;
    }

    /** The part it belongs to. */
    public Part part() {
        return part;
    }

    /** How many cells there are. */
    public long size() {
        return part.cells();
    }

    /** How many groups there are: cells that differ in their seed alone. */
    public int groups() {
        return Math.toIntExact(size() / part.seeds().list().size());
    }

    /** The cell at a place. */
    public Cell cell(long index) {
        int seeds = part.seeds().list().size();
        long seed = part.seeds().list().get((int) (index % seeds));
        long rest = index / seeds;
        List<Integer> rungs = new ArrayList<>();
        for (Axis axis : part.axes().reversed()) {
            rungs.addFirst((int) (rest % axis.rungs().size()));
            rest /= axis.rungs().size();
        }
        return new Cell(number, (int) rest, rungs, seed);
    }

    /** The place of the first cell of a group; its seeds follow in order. */
    public long first(int arm, List<Integer> rungs) {
        long place = arm;
        for (int i = 0; i < rungs.size(); i++) {
            place = place * part.axes().get(i).rungs().size() + rungs.get(i);
        }
        return place * part.seeds().list().size();
    }

    /** What is set in a cell beside its arm and seed: the part's settings and its rungs. */
    public Map<String, String> settings(Cell cell) {
        Map<String, String> all = new TreeMap<>(part.settings());
        for (int i = 0; i < part.axes().size(); i++) {
            Axis axis = part.axes().get(i);
            all.put(axis.name(), axis.rungs().get(cell.rungs().get(i)).value());
        }
        return all;
    }

    /** A cell in words: "in-loop, +15 ms, seed 3". */
    public String words(Cell cell) {
        return words(cell.arm(), cell.rungs()) + ", seed " + cell.seed();
    }

    /** A group in words: "in-loop, +15 ms". */
    public String words(int arm, List<Integer> rungs) {
        StringBuilder words = new StringBuilder(part.arms().get(arm));
        for (int i = 0; i < part.axes().size(); i++) {
            Axis axis = part.axes().get(i);
            words.append(", ").append(axis.rungs().get(rungs.get(i)).label());
            if (!axis.unit().isEmpty()) {
                words.append(' ').append(axis.unit());
            }
        }
        return words.toString();
    }
}
