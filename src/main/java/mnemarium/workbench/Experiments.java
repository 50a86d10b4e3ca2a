package mnemarium.workbench;

import mnemarium.experiment.Findings;
import mnemarium.experiment.Kit;
import mnemarium.experiment.Plan;
import mnemarium.experiment.Players;
import mnemarium.experiment.Pool;
import mnemarium.experiment.Progress;
import mnemarium.experiment.Progress.Phase;
import mnemarium.experiment.Results;
import mnemarium.experiment.Shard;
import mnemarium.experiment.file.PlanReader;
import mnemarium.experiment.file.PlanReading;
import mnemarium.experiment.file.PlanText;
import mnemarium.memory.Ticker;
import mnemarium.scenario.Problem;
import mnemarium.store.ExperimentRow;
import mnemarium.store.ExperimentShelf;
import mnemarium.store.TextHash;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The experiments of a laboratory. Several may be started; one plays at a time, on one thread per
 * core, the others wait in their order. Pausing lets the cells in flight end and makes room for the
 * next; what was played is kept in the workspace, so that going on, also in another session, plays
 * only the rest. What all of them came to is told as one immutable list.
 */
public final class Experiments implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Experiments.class);

    /** More cells than this would not fit in memory beside the window. */
    public static final long MOST = 5_000_000;

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final ExperimentShelf shelf;
    private final PlanFolder plans;
    private final PlanFiles files;
    private final Kit kit;
    private final Players players;
    private final PlannedGrids grids;
    private final Supplier<String> ids;
    private final int threads;
    private final Ticker ticker;
    private final Clock clock;
    private final Errands errands = new Errands("experiments");
    private final List<Consumer<List<ExperimentCard>>> listeners = new CopyOnWriteArrayList<>();
    private volatile List<ExperimentCard> newest = List.of();

    // of the errands' thread
    private final Map<String, ExperimentCard> cards = new LinkedHashMap<>();
    private final Deque<String> waiting = new ArrayDeque<>();
    private Optional<UnderWay> underWay = Optional.empty();

    /**
     * The one that plays.
     *
     * @param ending what it is to be once it has stopped; empty while it is to go on
     */
    private record UnderWay(String id, Pool pool, Thread collector, Optional<Phase> ending) {
        UnderWay to(Phase phase) {
            return new UnderWay(id, pool, collector, Optional.of(phase));
        }
    }

    /**
     * The experiments of a workspace; those it holds are listed once they are read.
     *
     * @param plans where the user's plans lie
     * @param files that the user points plans to
     * @param ids makes an experiment's id, new each time
     * @param threads that play cells
     */
    Experiments(
            ExperimentShelf shelf,
            PlanFolder plans,
            PlanFiles files,
            Kit kit,
            Players players,
            Supplier<String> ids,
            int threads,
            Ticker ticker,
            Clock clock) {
        this.shelf = shelf;
        this.plans = plans;
        this.files = files;
        this.kit = kit;
        this.players = players;
        this.grids = new PlannedGrids(players);
        this.ids = ids;
        this.threads = threads;
        this.ticker = ticker;
        this.clock = clock;
        ignored(
                errands.run(
                        () -> {
                            shelf.all().forEach(this::list);
                            tell();
                            return cards.size();
                        }));
    }

    /** What has its own way of telling how it ended. */
    @SuppressWarnings("FutureReturnValueIgnored")
    private static void ignored(CompletableFuture<?> future) {
        future.exceptionally(
                failure -> {
                    LOG.debug("an experiment was closed before it was told", failure);
                    return null;
                });
    }

    private void list(ExperimentRow row) {
        switch (new PlanReader().read(row.plan() + ".yaml", row.card())) {
            case PlanReading.Opened opened ->
                    cards.put(row.id(), ExperimentCard.of(row, opened.plan()));
            // it is kept, and an older or newer program can read it
            case PlanReading.Refused refused ->
                    LOG.warn("experiment {} is not listed: {}", row.id(), refused.words());
        }
    }

    /** All experiments, the newest first. */
    public List<ExperimentCard> cards() {
        return newest;
    }

    /** The same once what was asked for before is done. */
    public CompletableFuture<List<ExperimentCard>> all() {
        return errands.run(() -> newest);
    }

    /**
     * Tells, on a background thread, of each new list; while cells are played some four times a
     * second.
     */
    public void listen(Consumer<List<ExperimentCard>> listener) {
        listeners.add(listener);
    }

    private void tell() {
        newest =
                cards.values().stream()
                        .sorted(
                                Comparator.comparing(ExperimentCard::created)
                                        .thenComparing(ExperimentCard::id)
                                        .reversed())
                        .toList();
        listeners.forEach(listener -> listener.accept(newest));
    }

    private void put(ExperimentCard card) {
        cards.put(card.id(), card);
        tell();
    }

    /** The plans that can be started: the shipped ones, then the user's. */
    public CompletableFuture<List<PlanOffer>> plans() {
        return errands.run(plans::all);
    }

    /** Reads a plan's file; fails with a {@link Refusal} that has all that is wrong with it. */
    public CompletableFuture<Plan> read(Path file) {
        return errands.run(() -> PlanFolder.read(file));
    }

    /** Keeps a plan of the user's in the workspace's folder of plans. */
    public CompletableFuture<Path> save(Plan plan) {
        return errands.run(() -> plans.save(plan));
    }

    /**
     * The files that were chosen for a plan, in this session or an earlier one, read anew; if none
     * were, those that it was last played with.
     */
    public CompletableFuture<List<ChosenFile>> files(Plan plan) {
        return errands.run(
                () -> {
                    Optional<Plan> played =
                            newest.stream()
                                    .map(ExperimentCard::plan)
                                    .filter(each -> each.name().equals(plan.name()))
                                    .findFirst();
                    return files.read(plan, files.of(plan, played));
                });
    }

    /** Chooses the files of a plan, each once: they are remembered, and read. */
    public CompletableFuture<List<ChosenFile>> choose(Plan plan, List<Path> chosen) {
        return errands.run(() -> files.read(plan, files.remember(plan, chosen)));
    }

    /**
     * Starts an experiment, or lets it wait for those before it. Fails with a {@link Refusal} if a
     * part of the plan cannot be played.
     */
    public CompletableFuture<ExperimentCard> start(Plan plan) {
        return errands.run(
                () -> {
                    long cells = grids.check(plan);
                    Basis basis = Basis.of(plan, kit.sources());
                    String text = PlanText.of(plan);
                    ExperimentRow row =
                            ExperimentRow.fresh(
                                    ids.get(),
                                    plan.name(),
                                    plan.title(),
                                    text,
                                    TextHash.of(text).hex(),
                                    basis.engine(),
                                    basis.scenarios(),
                                    cells,
                                    clock.instant());
                    join(shelf.create(row));
                    ExperimentCard card =
                            ExperimentCard.of(row, plan).with(Phase.WAITING, "", row.changed());
                    cards.put(card.id(), card);
                    waiting.add(card.id());
                    advance();
                    tell();
                    return cards.getOrDefault(card.id(), card);
                });
    }

    /** Pauses one: the cells in flight end, and the next experiment has its turn. */
    public CompletableFuture<Void> pause(String id) {
        return stop(id, Phase.PAUSED);
    }

    /** Ends one; what was played stays, and it may still be resumed. */
    public CompletableFuture<Void> cancel(String id) {
        return stop(id, Phase.CANCELLED);
    }

    private CompletableFuture<Void> stop(String id, Phase phase) {
        return errands.run(
                () -> {
                    if (underWay.filter(each -> each.id.equals(id)).isPresent()) {
                        underWay = underWay.map(each -> each.to(phase));
                        underWay.orElseThrow().pool.cancel();
                    } else if (waiting.remove(id) || card(id).progress().phase() == Phase.PAUSED) {
                        stand(id, phase, "");
                    }
                    return null;
                });
    }

    /**
     * Goes on with one that was paused, cancelled or broke; it waits for those before it. One whose
     * missing cells would be played by another engine, or of another text of a scenario, than those
     * it has stands as it stood, {@link ExperimentCard#barred}.
     */
    public CompletableFuture<Void> resume(String id) {
        return errands.run(
                () -> {
                    switch (card(id).progress().phase()) {
                        case PAUSED, CANCELLED, BROKEN -> {
                            ExperimentCard card = card(id).with(against(card(id)));
                            put(card);
                            if (card.barred().isEmpty()
                                    && underWay.filter(each -> each.id.equals(id)).isEmpty()) {
                                waiting.add(id);
                                stand(id, Phase.WAITING, "");
                                advance();
                            }
                        }
                        case WAITING, RUNNING, FINISHED -> {}
                    }
                    return null;
                });
    }

    private List<Problem> against(ExperimentCard card) {
        try {
            return card.basis()
                    .against(
                            Basis.of(card.plan(), kit.sources()),
                            "experiment " + card.plan().name());
        } catch (IllegalArgumentException e) {
            return List.of(); // a scenario is not there any more: it breaks at it, and says so
        }
    }

    private ExperimentCard card(String id) throws Refusal {
        ExperimentCard card = cards.get(id);
        if (card == null) {
            throw new Refusal("experiment " + id, "none of that id", "one of those listed");
        }
        return card;
    }

    private void stand(String id, Phase phase, String note) {
        ExperimentCard card = cards.get(id);
        if (card == null) {
            return; // deleted in the meantime
        }
        try {
            join(shelf.stand(id, phase, note));
        } catch (RuntimeException e) {
            // it goes on for this session; after a restart it is listed as it was kept before
            LOG.warn("could not keep where experiment {} stands", id, e);
        }
        put(card.with(phase, note, clock.instant()));
    }

    /** The next one's turn, if none plays. */
    private void advance() {
        while (underWay.isEmpty() && !waiting.isEmpty()) {
            String id = waiting.remove();
            ExperimentCard card = cards.get(id);
            if (card == null) {
                continue;
            }
            try {
                Pool pool =
                        new Pool(
                                card.plan(),
                                players,
                                Shard.WHOLE,
                                shelf.keeper(id),
                                threads,
                                ticker,
                                (progress, soFar) -> watch(id, progress, soFar));
                Thread collector =
                        Thread.ofPlatform()
                                .daemon()
                                .name("experiment " + id)
                                .unstarted(() -> play(id, pool));
                underWay = Optional.of(new UnderWay(id, pool, collector, Optional.empty()));
                stand(id, Phase.RUNNING, "");
                collector.start();
            } catch (IllegalArgumentException e) {
                stand(id, Phase.BROKEN, String.valueOf(e.getMessage()));
            }
        }
    }

    /** On the pool's collecting thread. */
    private void watch(String id, Progress progress, Results soFar) {
        if (progress.phase() == Phase.RUNNING) {
            Results copy = soFar.copy();
            ignored(
                    errands.run(
                            () -> {
                                ExperimentCard card = cards.get(id);
                                if (card != null && card.progress().phase() == Phase.RUNNING) {
                                    put(card.with(progress).with(Optional.of(copy)));
                                }
                                return progress;
                            }));
        }
    }

    /** On a thread of its own: it collects. */
    private void play(String id, Pool pool) {
        Optional<Results> results = Optional.empty();
        String trouble = "";
        try {
            results = Optional.of(pool.run());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            trouble = "It was interrupted.";
        } catch (IOException | RuntimeException e) {
            LOG.warn("experiment {} broke", id, e);
            trouble = e.getMessage() == null ? e.toString() : e.getMessage();
        }
        Optional<Results> end = results;
        String note = trouble;
        ignored(
                errands.run(
                        () -> {
                            ended(id, end, note);
                            return id;
                        }));
    }

    private void ended(String id, Optional<Results> results, String trouble) {
        Optional<Phase> wish = underWay.flatMap(UnderWay::ending);
        underWay = Optional.empty();
        ExperimentCard card = cards.get(id);
        if (card != null) {
            Phase phase =
                    results.isEmpty()
                            ? Phase.BROKEN
                            : results.get().isComplete()
                                    ? Phase.FINISHED
                                    : wish.orElse(Phase.CANCELLED);
            results.ifPresent(found -> cards.put(id, card.counted(found)));
            stand(id, phase, trouble);
        }
        advance();
    }

    /**
     * Reads what was played of an experiment of an earlier session, so that its card has results;
     * those of others that do not play are let go of.
     */
    public CompletableFuture<ExperimentCard> look(String id) {
        return errands.run(
                () -> {
                    ExperimentCard card = card(id);
                    if (card.results().isEmpty()) {
                        card = card.with(Optional.of(grids.results(card.id(), card.plan(), shelf)));
                    }
                    cards.replaceAll(
                            (other, each) ->
                                    other.equals(id) || each.progress().phase() == Phase.RUNNING
                                            ? each
                                            : each.with(Optional.<Results>empty()));
                    put(card);
                    return card;
                });
    }

    /**
     * Writes what was found into a folder: the files that the command line writes, so that its card
     * can be played again there.
     *
     * @param folder a new or an empty one
     * @param drawings the charts as SVG by name, for the report; called off the screen thread
     * @return the report; fails with a {@link Refusal} if the folder is taken
     */
    public CompletableFuture<Path> write(
            String id, Path folder, Function<Findings, Map<String, String>> drawings) {
        return look(id).thenApplyAsync(
                        card -> {
                            try {
                                return WrittenResults.write(card, folder, threads, drawings);
                            } catch (IOException e) {
                                throw new UncheckedIOException(
                                        "could not write into " + folder + ": " + e.getMessage(),
                                        e);
                            } catch (Refusal e) {
                                throw new CompletionException(e);
                            }
                        });
    }

    /** Hides an experiment, ending it if it plays; {@link #restore} brings it back. */
    public CompletableFuture<Void> delete(String id) {
        return stop(id, Phase.CANCELLED)
                .thenCompose(
                        _ ->
                                errands.run(
                                        () -> {
                                            join(shelf.delete(id));
                                            cards.remove(id);
                                            tell();
                                            return null;
                                        }));
    }

    /** Brings a deleted experiment back. */
    public CompletableFuture<Void> restore(String id) {
        return errands.run(
                () -> {
                    join(shelf.restore(id));
                    shelf.find(id).ifPresent(this::list);
                    tell();
                    return null;
                });
    }

    private static <T> T join(CompletionStage<T> stage) {
        return stage.toCompletableFuture().join();
    }

    /** Pauses what plays, keeps it, and ends the threads; twice is fine. */
    @Override
    public void close() {
        if (errands.isClosed()) {
            return;
        }
        Optional<UnderWay> last =
                errands.run(
                                () -> {
                                    waiting.clear();
                                    underWay = underWay.map(each -> each.to(Phase.PAUSED));
                                    underWay.ifPresent(each -> each.pool.cancel());
                                    return underWay;
                                })
                        .join();
        try {
            if (last.isPresent() && !last.get().collector.join(PATIENCE)) {
                last.get().collector.interrupt();
                last.get().collector.join(PATIENCE);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        errands.close();
    }
}
