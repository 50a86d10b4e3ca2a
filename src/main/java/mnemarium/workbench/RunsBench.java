package mnemarium.workbench;

import mnemarium.experiment.Measure;
import mnemarium.experiment.Measures;
import mnemarium.loop.Canonical;
import mnemarium.loop.LogHash;
import mnemarium.memory.Ticker;
import mnemarium.store.CellOf;
import mnemarium.store.EventFound;
import mnemarium.store.RunMatch;
import mnemarium.store.RunOutcome;
import mnemarium.store.RunRow;
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
import java.util.function.BooleanSupplier;
import java.util.function.DoubleConsumer;

/**
 * All runs of a workspace, read in the background: the list with what each came to, where a text
 * lies in their events, whether one comes out the same when it is played again. Nothing here
 * touches the run on the bench.
 */
public final class RunsBench implements AutoCloseable {

    /** With which a figure is shown whose measure nobody knows any more. */
    private static final int DECIMALS = 4;

    private final Workspace workspace;
    private final Preparation preparation;
    private final Reopening reopening;
    private final Ticker ticker;
    private final Errands reading = new Errands("runs");
    private final Errands searching = new Errands("search");
    private final Errands playing = new Errands("reproduction");
    private final Map<String, List<Measure>> measures = new HashMap<>();

    private volatile boolean isClosing;

    RunsBench(Workspace workspace, Preparation preparation, Reopening reopening, Ticker ticker) {
        this.workspace = workspace;
        this.preparation = preparation;
        this.reopening = reopening;
        this.ticker = ticker;
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
                            RecentRun.of(run),
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

    /**
     * Looks for a text in the events of all runs, whatever its case.
     *
     * @param progress told the share of all operations looked through, 0 to 1, on the background
     *     thread
     * @param ended asked often; what was found until then is returned
     * @return the first place in each run that has it, the run last opened first
     */
    public CompletableFuture<List<FoundInRun>> search(
            String text, DoubleConsumer progress, BooleanSupplier ended) {
        return searching.run(
                () -> {
                    workspace.flush();
                    List<FoundInRun> all = new ArrayList<>();
                    BooleanSupplier over = () -> isClosing || ended.getAsBoolean();
                    for (EventFound found : workspace.search().find(text, progress, over)) {
                        int step = over.getAsBoolean() ? 0 : step(found.run(), found.operation());
                        all.add(new FoundInRun(found.run(), found.operation(), step, found.line()));
                    }
                    return all;
                });
    }

    private int step(String run, int operation) {
        return steps(workspace.journal().read(run).subList(0, operation + 1));
    }

    /** How many steps begin in some operations. */
    static int steps(List<List<String>> operations) {
        int steps = 0;
        for (List<String> operation : operations) {
            for (String line : operation) {
                steps += line.startsWith("step-started\t") ? 1 : 0;
            }
        }
        return steps;
    }

    /**
     * Plays a kept run again, with its dial moves, and compares it with its journal line by line.
     */
    public CompletableFuture<Reproduced> reproduce(String run) {
        return reproduce(run, _ -> {}, () -> false);
    }

    /**
     * The same, for someone who watches it.
     *
     * @param progress told the share of its operations that were compared, 0 to 1, on the
     *     background thread
     * @param ended asked often; what was compared until then is returned
     */
    public CompletableFuture<Reproduced> reproduce(
            String run, DoubleConsumer progress, BooleanSupplier ended) {
        return playing.run(
                () -> {
                    workspace.flush();
                    RunRow row = row(run);
                    List<List<String>> lines = workspace.journal().read(row.id());
                    int[] compared = {0};
                    Optional<Recording.Comparison> found =
                            Recording.again(
                                    reopening.prepared(row, lines),
                                    lines,
                                    ticker,
                                    operations -> {
                                        compared[0] = operations;
                                        progress.accept((double) operations / lines.size());
                                    },
                                    () -> isClosing || ended.getAsBoolean());
                    if (found.isEmpty()) {
                        return new Reproduced.Ended(
                                Math.max(0, compared[0] - 1), Math.max(0, lines.size() - 1));
                    }
                    return switch (found.get()) {
                        case Recording.Comparison.Identical identical -> {
                            LogHash log = new LogHash();
                            lines.forEach(log::add);
                            yield new Reproduced.Identical(identical.operations() - 1, log.hex());
                        }
                        case Recording.Comparison.Differs differs ->
                                new Reproduced.Differs(
                                        steps(lines.subList(0, differs.operation() + 1)),
                                        differs.operation(),
                                        differs.recorded(),
                                        differs.played());
                    };
                });
    }

    /**
     * Lays two kept runs beside each other.
     *
     * @param one the id of the first
     * @param other the id of the second
     */
    public CompletableFuture<RunPair> compare(String one, String other) {
        return playing.run(
                () -> {
                    workspace.flush();
                    RunComparison.Side first = side(one);
                    RunComparison.Side second = side(other);
                    return new RunPair(
                            lived(one, first),
                            lived(other, second),
                            RunComparison.of(first, second));
                });
    }

    private RunComparison.Side side(String run) throws Refusal {
        RunRow row = row(run);
        List<List<String>> lines = workspace.journal().read(row.id());
        return new RunComparison.Side(reopening.prepared(row, lines), lines);
    }

    private RunPair.Lived lived(String run, RunComparison.Side side) throws Refusal {
        Trail trail = Trail.empty(side.prepared().setup().script());
        for (List<String> operation : side.lines()) {
            trail = trail.plus(operation.stream().map(Canonical::event).toList());
        }
        List<Integer> ends = new ArrayList<>();
        for (int step = 1; step <= trail.steps(); step++) {
            ends.add(trail.step(step).lastOperation());
        }
        RunSummary summary =
                workspace.runs().all().stream()
                        .filter(each -> each.id().equals(run))
                        .findFirst()
                        .orElseThrow(() -> missing(run));
        return new RunPair.Lived(RecentRun.of(summary), Marking.letters(trail), ends);
    }

    private RunRow row(String run) throws Refusal {
        if (workspace.runs().find(run) instanceof RunMatch.Found found) {
            return found.run();
        }
        throw missing(run);
    }

    private Refusal missing(String run) {
        return new Refusal(workspace.file().toString(), "no run " + run, "one of those listed");
    }

    /** Ends what is under way; twice is fine. */
    @Override
    public void close() {
        isClosing = true;
        reading.close();
        searching.close();
        playing.close();
    }
}
