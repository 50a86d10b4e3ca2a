package mnemarium.workbench;

import mnemarium.experiment.Keeper;
import mnemarium.experiment.Plan;
import mnemarium.experiment.Progress.Phase;
import mnemarium.experiment.file.PlanText;
import mnemarium.scenario.Problem;
import mnemarium.store.ExperimentRow;
import mnemarium.store.ExperimentShelf;
import mnemarium.store.TextHash;
import mnemarium.store.Workspace;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * An experiment of a workspace that is played without a window: where its cells are kept, and what
 * it is said to do. The window lists it and can go on with it, as with one of its own.
 */
public final class KeptExperiment {

    private final ExperimentShelf shelf;
    private final ExperimentRow row;

    private KeptExperiment(ExperimentShelf shelf, ExperimentRow row) {
        this.shelf = shelf;
        this.row = row;
    }

    /**
     * The experiment of this very plan, seeds and dials included, that has not ended, so that only
     * its missing cells are played; a new one if there is none. Files are looked for where the
     * command was typed.
     *
     * @param plan one that was checked
     * @throws Refusal if it has more cells than the window can show, or if what has not ended was
     *     played by another engine or of other texts of its scenarios
     */
    public static KeptExperiment of(Workspace workspace, Plan plan, Clock clock) throws Refusal {
        if (plan.cells() > Experiments.MOST) {
            throw new Refusal(
                    "plan " + plan.name(),
                    plan.cells() + " cells",
                    Experiments.MOST + " at most in a workspace; without one it may have more");
        }
        ExperimentShelf shelf = workspace.experiments();
        String text = PlanText.of(plan);
        String hash = TextHash.of(text).hex();
        Basis now = Basis.of(plan, name -> Kits.source(name, Path.of("")));
        List<ExperimentRow> begun =
                shelf.all().stream()
                        .filter(row -> row.hash().equals(hash) && row.phase() != Phase.FINISHED)
                        .toList();
        Optional<ExperimentRow> fitting =
                begun.stream().filter(row -> against(row, now).isEmpty()).findFirst();
        if (fitting.isPresent()) {
            return new KeptExperiment(shelf, fitting.get());
        }
        if (!begun.isEmpty()) {
            throw new Refusal(against(begun.getFirst(), now));
        }
        ExperimentRow fresh =
                ExperimentRow.fresh(
                        Keep.id(clock, RandomGenerator.getDefault()),
                        plan.name(),
                        plan.title(),
                        text,
                        hash,
                        now.engine(),
                        now.scenarios(),
                        plan.cells(),
                        clock.instant());
        shelf.create(fresh).toCompletableFuture().join();
        return new KeptExperiment(shelf, fresh);
    }

    private static List<Problem> against(ExperimentRow row, Basis now) {
        return Basis.of(row)
                .against(
                        now,
                        "experiment "
                                + row.id()
                                + " of this plan, which has not ended (deleted in the window, it is"
                                + " played anew)");
    }

    /** Its id in the workspace. */
    public String id() {
        return row.id();
    }

    /** Cells that were kept when it was opened. */
    public long keptBefore() {
        return row.done();
    }

    /** Where its cells are kept. */
    public Keeper keeper() {
        return shelf.keeper(row.id());
    }

    /**
     * Keeps what it does now.
     *
     * @param note why; may be empty
     */
    public void stand(Phase phase, String note) {
        shelf.stand(row.id(), phase, note).toCompletableFuture().join();
    }
}
