package mnemarium.workbench;

import mnemarium.experiment.AlertCorpus;
import mnemarium.experiment.Cell;
import mnemarium.experiment.Kit;
import mnemarium.experiment.Opening;
import mnemarium.experiment.Players;
import mnemarium.memory.Calibration;
import mnemarium.memory.LabelledCorpus;
import mnemarium.memory.Ticker;
import mnemarium.memory.onnx.Models;
import mnemarium.scenario.Scenario;
import mnemarium.scenario.Source;
import mnemarium.scenario.file.Shipped;
import mnemarium.store.BundleFile;
import mnemarium.store.CalibrationText;
import mnemarium.store.KeptCalibration;
import mnemarium.store.RunRow;
import mnemarium.store.Workspace;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.random.RandomGenerator;

/**
 * One open laboratory over a workspace: at most one run lies on the bench; runs are opened, put
 * away, brought in and taken out. Whatever takes time happens on a background thread, and its
 * future completes there; what the user can put right fails with a {@link Refusal}.
 */
public final class Workbench implements AutoCloseable {

    private final Workspace workspace;
    private final Clock clock;
    private final Ticker ticker;
    private final Embedders embedders;
    private final Preparation preparation;
    private final Bench bench;
    private final LedgerBench ledger;
    private final Experiments experiments;
    private final OwnerDesk owners;
    private final AuditBench audits;
    private final GateBench gate;
    private final CellRuns cells;
    private final RunsBench runs;
    private final Reopening reopening;
    private final Bundling bundling;
    private final Errands errands = new Errands("workbench");

    private Workbench(
            Workspace workspace, Models models, Thresholds thresholds, Ticker ticker, Clock clock) {
        this.workspace = workspace;
        this.clock = clock;
        this.ticker = ticker;
        this.embedders = new Embedders(models);
        Thresholds known = Thresholds.of(workspace, thresholds);
        this.preparation = new Preparation(embedders, known);
        RandomGenerator chance = RandomGenerator.getDefault();
        Keep keep = new Keep(workspace, clock, () -> Keep.id(clock, chance));
        this.reopening = new Reopening(workspace, preparation);
        this.bench = new Bench(workspace, preparation, reopening, keep, ticker);
        this.bundling = new Bundling(workspace, preparation, reopening, keep);
        this.ledger = new LedgerBench(workspace, ticker, clock);
        this.owners = new OwnerDesk(workspace.owners());
        this.audits = new AuditBench(workspace.audits(), owners, embedders, clock);
        this.gate = new GateBench(workspace.settings(), owners, preparation);
        Kit kit = Kits.of(embedders, known, Path.of(""), ticker);
        Players players = new Players(kit);
        this.cells = new CellRuns(workspace, preparation, players, keep, ticker);
        this.runs = new RunsBench(workspace, preparation, reopening, ticker);
        this.experiments =
                new Experiments(
                        workspace.experiments(),
                        new PlanFolder(workspace.file().resolveSibling("plans")),
                        new PlanFiles(workspace.settings(), players),
                        kit,
                        players,
                        () -> Keep.id(clock, chance),
                        Runtime.getRuntime().availableProcessors(),
                        ticker,
                        clock);
    }

    /**
     * A laboratory over an open workspace; it closes workspace and models when it is closed.
     *
     * @param thresholds calibrated thresholds that came with the program
     */
    public static Workbench on(
            Workspace workspace, Models models, Thresholds thresholds, Ticker ticker, Clock clock) {
        return new Workbench(workspace, models, thresholds, ticker, clock);
    }

    /** The run on the bench. */
    public Optional<LiveRun> current() {
        return bench.current();
    }

    /** Tells, on a background thread, of each new snapshot and of an empty bench. */
    public void listen(Consumer<Optional<Snapshot>> listener) {
        bench.listen(listener);
    }

    /** Makes a new run of a scenario; it comes to lie on the bench. */
    public CompletableFuture<Snapshot> open(Source source, RunOptions options) {
        return errands.run(() -> bench.begin(source, options));
    }

    /** Opens a file: a bundle is brought in, anything else is read as a scenario. */
    public CompletableFuture<Snapshot> openFile(Path file, RunOptions options) {
        return openFile(file, Map.of(), options);
    }

    /**
     * Opens a file.
     *
     * @param reading how to read it, such as which column holds the text
     */
    public CompletableFuture<Snapshot> openFile(
            Path file, Map<String, String> reading, RunOptions options) {
        return errands.run(
                () ->
                        file.toString().endsWith(BundleFile.ENDING)
                                ? bench.show(bundling.bringIn(file))
                                : bench.begin(preparation.read(file, reading).source(), options));
    }

    /** The run on the bench once more from its start, as a new run with other wishes. */
    public CompletableFuture<Snapshot> restart(RunOptions options) {
        return errands.run(() -> bench.again(options));
    }

    /** Opens a run of the workspace at its newest operation. */
    public CompletableFuture<Snapshot> reopen(String run) {
        return errands.run(() -> bench.show(reopening.find(run)));
    }

    /** Puts the run away; the bench is empty. */
    public CompletableFuture<Void> putAway() {
        return errands.run(
                () -> {
                    bench.putAway();
                    return null;
                });
    }

    /** Scenarios that come with the program. */
    public List<Source> shipped() {
        return new Shipped().all();
    }

    /**
     * What a source holds.
     *
     * @throws Refusal with all that is wrong with it
     */
    public Scenario scenario(Source source) throws Refusal {
        return preparation.read(source).scenario();
    }

    /** The runs last opened, newest first. */
    public CompletableFuture<List<RecentRun>> recent(int most) {
        return errands.run(
                () -> workspace.runs().recent(most).stream().map(RecentRun::of).toList());
    }

    /** Hides a run; {@link #restore} brings it back while the workspace stays open. */
    public CompletableFuture<Void> delete(String run) {
        return errands.run(
                () -> {
                    if (bench.isOpen(run)) {
                        bench.putAway();
                    }
                    return join(workspace.runs().delete(run));
                });
    }

    /** Brings a deleted run back. */
    public CompletableFuture<Void> restore(String run) {
        return errands.run(() -> join(workspace.runs().restore(run)));
    }

    /** Writes a run as one bundle file: all of it, or nothing. */
    public CompletableFuture<Path> export(String run, Path to) {
        return errands.run(
                () -> {
                    bench.settle(run);
                    workspace.flush();
                    bundling.write(reopening.find(run), to);
                    return to;
                });
    }

    /** Brings a bundle's run into the workspace: all of it, or nothing. */
    public CompletableFuture<RecentRun> bringInFile(Path file) {
        return errands.run(
                () -> {
                    RunRow row = bundling.bringIn(file);
                    return workspace.runs().all().stream()
                            .filter(run -> run.id().equals(row.id()))
                            .map(RecentRun::of)
                            .findFirst()
                            .orElseThrow();
                });
    }

    /**
     * Calibrates an embedder on generated alerts, keeps what came out, and takes its threshold for
     * new runs from then on.
     *
     * @param progress told the share done, 0 to 1, on the background thread
     * @param cancelled asked often; the future then fails with a CancellationException
     */
    public CompletableFuture<Calibration> calibrate(
            String embedder, DoubleConsumer progress, BooleanSupplier cancelled) {
        return calibrate(embedder, AlertCorpus.shipped(), progress, cancelled);
    }

    /** Calibrates an embedder on a corpus of one's own. */
    public CompletableFuture<Calibration> calibrate(
            String embedder,
            LabelledCorpus corpus,
            DoubleConsumer progress,
            BooleanSupplier cancelled) {
        return errands.run(
                () -> {
                    Calibration found =
                            new Calibrating(embedders)
                                    .calibrate(embedder, corpus, progress, cancelled);
                    keep(found, embedder);
                    return found;
                });
    }

    private void keep(Calibration found, String embedder) {
        KeptCalibration kept =
                new KeptCalibration(
                        found.hash(),
                        embedder,
                        found.corpus(),
                        found.threshold(),
                        CalibrationText.of(found),
                        clock.instant());
        join(workspace.calibrations().keep(kept));
        join(workspace.calibrations().choose(found.hash(), found.corpus()));
    }

    /** The calibrations kept in this workspace, the newest first. */
    public CompletableFuture<List<Calibration>> calibrations() {
        return errands.run(
                () ->
                        workspace.calibrations().kept().stream()
                                .map(kept -> CalibrationText.read(kept.report()))
                                .toList());
    }

    /**
     * Measures what a lookup costs on this machine.
     *
     * @param embedder a built-in embedder, or a sentence model's file
     * @param entries of the store, at least 1
     * @param progress told the share done, 0 to 1, on the background thread
     * @param cancelled asked often; the future then fails with a CancellationException
     */
    public CompletableFuture<MeasuredStack> measure(
            String embedder, int entries, DoubleConsumer progress, BooleanSupplier cancelled) {
        return errands.run(
                () ->
                        new Measuring(embedders, ticker)
                                .measure(embedder, entries, progress, cancelled));
    }

    /** A setting of the window. */
    public Optional<String> setting(String name) {
        return workspace.settings().text(name);
    }

    /** Keeps a setting of the window. */
    @SuppressWarnings("FutureReturnValueIgnored") // a divider's place is not worth a message
    public void setting(String name, String value) {
        workspace.settings().keep(name, value);
    }

    /** The workspace's own ledger. */
    public LedgerBench ledger() {
        return ledger;
    }

    /** Who holds which fact in this workspace. */
    public OwnerDesk owners() {
        return owners;
    }

    /** Audits of memories that agents have kept. */
    public AuditBench audits() {
        return audits;
    }

    /** The candidate facts of this workspace. */
    public GateBench gate() {
        return gate;
    }

    /** The experiments of this workspace. */
    public Experiments experiments() {
        return experiments;
    }

    /** All runs of this workspace: to search, group and compare. */
    public RunsBench runs() {
        return runs;
    }

    /**
     * Plays a cell of an experiment again as a run with a journal, which comes to lie on the bench
     * at the step that matters.
     */
    public CompletableFuture<CellOpened> openCell(String experiment, Cell cell) {
        return experiments
                .all()
                .thenApply(
                        all ->
                                all.stream()
                                        .filter(each -> each.id().equals(experiment))
                                        .findFirst())
                .thenCompose(card -> errands.run(() -> opened(experiment, card, cell)));
    }

    private CellOpened opened(String experiment, Optional<ExperimentCard> card, Cell cell)
            throws Refusal {
        ExperimentCard known =
                card.orElseThrow(
                        () ->
                                new Refusal(
                                        "experiment " + experiment,
                                        "none of that id",
                                        "one of those listed"));
        return switch (cells.opening(known, cell)) {
            case Opening.Run run -> {
                Snapshot end = bench.show(reopening.find(cells.run(known, cell, run)));
                LiveRun live = bench.current().orElseThrow();
                live.goTo(Seeking.operation(end.trail(), run.seek()));
                yield new CellOpened.OnBench(live.settled().join());
            }
            case Opening.Frontier frontier -> new CellOpened.Frontier(frontier.dials());
            case Opening.Nowhere nowhere -> new CellOpened.Nowhere(nowhere.why());
        };
    }

    /** Where the database lies. */
    public Path file() {
        return workspace.file();
    }

    /** Makes runs ready as this workbench does. */
    public Preparation preparation() {
        return preparation;
    }

    private static <T> T join(CompletionStage<T> stage) {
        return stage.toCompletableFuture().join();
    }

    /** Puts the run away, keeps what is under way, closes workspace and models; twice is fine. */
    @Override
    public void close() {
        if (errands.isClosed()) {
            return;
        }
        experiments.close();
        audits.close();
        gate.close();
        owners.close();
        runs.close();
        errands.close();
        bench.clear();
        ledger.close();
        workspace.close();
        embedders.close();
    }
}
