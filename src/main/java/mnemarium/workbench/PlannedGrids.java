package mnemarium.workbench;

import mnemarium.experiment.Grid;
import mnemarium.experiment.Measure;
import mnemarium.experiment.Plan;
import mnemarium.experiment.Players;
import mnemarium.experiment.Results;
import mnemarium.store.ExperimentShelf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The grids of plans as the players here take them: what can be played, and what was. */
final class PlannedGrids {

    private final Players players;

    PlannedGrids(Players players) {
        this.players = players;
    }

    /**
     * How many cells it has.
     *
     * @throws Refusal if a part cannot be played, or if they are more than the window can show
     */
    long check(Plan plan) throws Refusal {
        long cells = 0;
        for (Grid grid : Grid.of(plan)) {
            try {
                players.check(grid);
                cells = Math.addExact(cells, grid.size());
            } catch (IllegalArgumentException e) {
                throw refusal("plan " + plan.name(), e);
            }
        }
        if (cells > Experiments.MOST) {
            throw new Refusal(
                    "plan " + plan.name(),
                    cells + " cells",
                    Experiments.MOST
                            + " at most in the window; the command line takes more, in shards");
        }
        return cells;
    }

    /** What a plan or its players refuse, as a problem. */
    static Refusal refusal(String where, IllegalArgumentException e) {
        String message = String.valueOf(e.getMessage()).replaceFirst("^found ", "");
        int expected = message.indexOf(", expected ");
        return new Refusal(
                where,
                expected < 0 ? message : message.substring(0, expected),
                expected < 0
                        ? "a plan that can be played"
                        : message.substring(expected + ", expected ".length()));
    }

    /**
     * What was played of an experiment, and kept.
     *
     * @throws Refusal if its plan cannot be played any more, or its cells cannot be read
     */
    Results results(String id, Plan plan, ExperimentShelf shelf) throws Refusal {
        try {
            List<List<Measure>> measures = new ArrayList<>();
            for (Grid grid : Grid.of(plan)) {
                measures.add(players.of(grid).measures());
            }
            Results results = Results.empty(plan, measures);
            shelf.keeper(id).kept().forEach(results::put);
            return results;
        } catch (IllegalArgumentException e) {
            throw refusal("experiment " + id, e);
        } catch (IOException e) {
            throw new Refusal(
                    "experiment " + id, String.valueOf(e.getMessage()), "its played cells");
        }
    }
}
