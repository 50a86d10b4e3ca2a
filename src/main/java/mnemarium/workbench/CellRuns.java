package mnemarium.workbench;

import mnemarium.experiment.Cell;
import mnemarium.experiment.Grid;
import mnemarium.experiment.Opening;
import mnemarium.experiment.Players;
import mnemarium.loop.Mode;
import mnemarium.memory.Embedder;
import mnemarium.memory.Ticker;
import mnemarium.store.CellOf;
import mnemarium.store.TextHash;
import mnemarium.store.Workspace;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * Plays cells of experiments again, as runs with a journal: once each, a second look finds the run
 * of the first.
 */
final class CellRuns {

    private final Workspace workspace;
    private final Preparation preparation;
    private final Players players;
    private final Keep keep;
    private final Ticker ticker;

    CellRuns(
            Workspace workspace,
            Preparation preparation,
            Players players,
            Keep keep,
            Ticker ticker) {
        this.workspace = workspace;
        this.preparation = preparation;
        this.players = players;
        this.keep = keep;
        this.ticker = ticker;
    }

    /** How a cell is opened. */
    Opening opening(ExperimentCard experiment, Cell cell) throws Refusal {
        try {
            return players.of(grid(experiment, cell)).opening(cell);
        } catch (IllegalArgumentException e) {
            throw new Refusal(
                    "experiment " + experiment.id(),
                    String.valueOf(e.getMessage()),
                    "a cell of its plan");
        }
    }

    private static Grid grid(ExperimentCard experiment, Cell cell) {
        return Grid.of(experiment.plan()).get(cell.part());
    }

    /** The id of the run that plays a cell; it is played and kept if it was not before. */
    String run(ExperimentCard experiment, Cell cell, Opening.Run opening) throws Refusal {
        Grid grid = grid(experiment, cell);
        String words =
                experiment.plan().parts().size() == 1
                        ? grid.words(cell)
                        : grid.part().name() + ": " + grid.words(cell);
        CellOf wanted = new CellOf(experiment.id(), words);
        Optional<String> known =
                workspace.outcomes().cells().entrySet().stream()
                        .filter(each -> each.getValue().equals(wanted))
                        .map(Map.Entry::getKey)
                        .sorted()
                        .findFirst();
        if (known.isPresent()) {
            return known.get();
        }
        RunOptions options =
                new RunOptions(
                        Optional.of(opening.arm()),
                        OptionalLong.of(opening.seed()),
                        opening.dials(),
                        Mode.VIRTUAL,
                        opening.embedder());
        Embedder embedder = preparation.embedder(opening.source(), options);
        Map<TextHash, float[]> vectors =
                embedder.sameEverywhere() ? Map.of() : workspace.vectors().all(embedder.hash());
        Prepared prepared = preparation.prepare(opening.source(), options, vectors);
        Recording recording = Recording.play(prepared, OptionalInt.empty(), ticker);
        String run = keep.played(recording, words);
        workspace.outcomes().keep(run, wanted).toCompletableFuture().join();
        return run;
    }
}
