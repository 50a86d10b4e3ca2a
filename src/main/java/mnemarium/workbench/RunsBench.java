package mnemarium.workbench;

import mnemarium.experiment.Measure;
import mnemarium.experiment.Measures;
import mnemarium.store.CellOf;
import mnemarium.store.RunMatch;
import mnemarium.store.RunOutcome;
import mnemarium.store.RunSummary;
import mnemarium.store.Workspace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;

/**
 * All runs of a workspace, read in the background: the list with what each came to. Nothing here
 * touches the run on the bench.
 */
public final class RunsBench implements AutoCloseable {

    /** With which a figure is shown whose measure nobody knows any more. */
    private static final int DECIMALS = 4;

    private final Workspace workspace;
    private final Preparation preparation;
    private final Errands reading = new Errands("runs");
    private final Map<String, List<Measure>> measures = new HashMap<>();

    RunsBench(Workspace workspace, Preparation preparation) {
        this.workspace = workspace;
        this.preparation = preparation;
    }

    /** All runs, the last opened first. */
    public CompletableFuture<List<ListedRun>> all() {
        return reading.run(this::list);
    }

    private List<ListedRun> list() {
        workspace.flush(); // what the run on the bench came to just now is still on its way
        Map<String, RunOutcome> outcomes = workspace.outcomes().all();
        Map<String, CellOf> cells = workspace.outcomes().cells();
        List<ListedRun> all = new ArrayList<>();
        for (RunSummary run : workspace.runs().all()) {
            Optional<RunOutcome> outcome = Optional.ofNullable(outcomes.get(run.id()));
            all.add(
                    new ListedRun(
                            Workbench.recent(run),
                            outcome.map(RunOutcome::dials).orElseGet(TreeMap::new),
                            outcome.flatMap(RunOutcome::configuration),
                            outcome.map(each -> figures(run, each.figures())).orElse(List.of()),
                            Optional.ofNullable(cells.get(run.id()))
                                    .map(
                                            each ->
                                                    new ListedRun.Cell(
                                                            each.experiment(), each.words()))));
        }
        return all;
    }

    /** In the order of the kind's measures; what it does not know comes last. */
    private List<ListedRun.Figure> figures(RunSummary run, SortedMap<String, Double> figures) {
        Map<String, Double> rest = new TreeMap<>(figures);
        List<ListedRun.Figure> all = new ArrayList<>();
        for (Measure measure : measures.computeIfAbsent(run.kind(), _ -> measures(run))) {
            Double value = rest.remove(measure.name());
            if (value != null) {
                all.add(new ListedRun.Figure(measure, value));
            }
        }
        rest.forEach(
                (name, value) ->
                        all.add(
                                new ListedRun.Figure(
                                        new Measure(name, name.replace('-', ' '), "", DECIMALS),
                                        value)));
        return all;
    }

    /** Those of a kind, told by the scenario of one of its runs. */
    private List<Measure> measures(RunSummary run) {
        if (!(workspace.runs().find(run.id()) instanceof RunMatch.Found found)) {
            return List.of();
        }
        try {
            return Measures.of(preparation.read(found.run().source()).scenario());
        } catch (Refusal unreadable) {
            return List.of(); // its figures are shown by their names
        }
    }

    /** Ends what is under way; twice is fine. */
    @Override
    public void close() {
        reading.close();
    }
}
