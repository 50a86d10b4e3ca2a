package mnemarium.ui.shell;

import mnemarium.ui.Changes;
import mnemarium.ui.Figures;
import mnemarium.ui.runs.RunsActions;
import mnemarium.ui.runs.RunsPlace;
import mnemarium.ui.runs.RunsRow;
import mnemarium.ui.runs.RunsShown;
import mnemarium.workbench.ExperimentCard;
import mnemarium.workbench.ListedRun;
import mnemarium.workbench.RunPair;
import mnemarium.workbench.Snapshot;
import mnemarium.workbench.Workbench;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;

/** Answers the place Runs: reads the list behind the window, opens, deletes and brings back. */
final class RunsDesk implements RunsActions {
    private final Workbench workbench;
    private final Background background;
    private final Changes changes;
    private final Choices choices;
    private final Reports reports;
    private final Clock clock;
    private final Ways ways;
    private final RunsPlace place;
    private final Pulse<List<ExperimentCard>> pulse = new Pulse<>(this::take);
    private final Pulse<RunsShown.EventsSearched> searching = new Pulse<>(this::searched);
    private final Reproductions reproductions;
    private List<ListedRun> runs = List.of();
    private Optional<RunsShown.EventsSearched> events = Optional.empty();
    private Optional<RunPair> pair = Optional.empty();
    private AtomicBoolean ended = new AtomicBoolean();
    private int searches;
    private List<ExperimentCard> experiments = List.of();
    private boolean isRead;
    private boolean isReading;
    private boolean isStale;

    /** Where the place leads to. */
    interface Ways {
        /** Opens a run at its newest step. */
        void openRun(String id);

        /** Opens a run as it was after an operation. */
        void openRunAt(String id, int operation);

        /** Opens a run and makes a branch of it there. */
        void branchRun(String id);

        /** Writes a run as a bundle. */
        void exportRun(String id, String title);

        /** Shows a plan in the place Experiments. */
        void openPlan(String plan);

        /** Says what was just done, and offers to undo it. */
        void sayDone(String sentence);

        /** Other lists of runs are old. */
        void moved();
    }

    RunsDesk(
            Workbench workbench,
            Background background,
            Changes changes,
            Choices choices,
            Reports reports,
            Clock clock,
            Ways ways) {
        this.workbench = workbench;
        this.background = background;
        this.changes = changes;
        this.choices = choices;
        this.reports = reports;
        this.clock = clock;
        this.ways = ways;
        reproductions = new Reproductions(workbench.runs(), background, reports, this::show);
        place = new RunsPlace(this);
        workbench.experiments().listen(pulse::offer);
    }

    RunsPlace place() {
        return place;
    }

    /** Shows all there is at once; pictures do not wait for the pulse. */
    void look() {
        runs = workbench.runs().all().join();
        experiments = workbench.experiments().all().join();
        isRead = true;
        show();
    }

    /** The same, with the two newest runs compared, the older one first. */
    void lookAtTwo() {
        if (runs.size() > 1) {
            String newer = runs.get(0).run().id();
            String older = runs.get(1).run().id();
            pair = Optional.of(workbench.runs().compare(older, newer).join());
            show();
        }
    }

    /** The run on the bench has moved on. */
    void show(Optional<Snapshot> snapshot) {
        boolean isMoving =
                snapshot.filter(each -> each.activity() == Snapshot.Activity.RUNNING).isPresent();
        if (!isMoving && isSeen()) {
            refresh();
        }
    }

    private boolean isSeen() {
        return place.view().getScene() != null;
    }

    @Override
    public void refresh() {
        isStale = true;
        if (isReading) {
            return;
        }
        isReading = true;
        isStale = false;
        background.await(
                "Reading the runs",
                workbench.runs().all(),
                all -> {
                    runs = all;
                    isRead = true;
                    isReading = false;
                    show();
                    again();
                },
                failure -> {
                    isReading = false;
                    reports.wrong(
                            "The runs could not be read", String.valueOf(failure.getMessage()));
                });
        background.await("Reading the experiments", workbench.experiments().all(), this::take);
    }

    private void again() {
        if (isStale) {
            refresh();
        }
    }

    private void take(List<ExperimentCard> cards) {
        experiments = cards;
        if (isRead && isSeen()) {
            show();
        }
    }

    private void show() {
        List<RunsRow.Entry> rows = new ArrayList<>();
        Function<Instant, String> ago = then -> Ago.words(then, clock.instant(), clock.getZone());
        runs.forEach(run -> rows.add(new RunsRow.Run(run, ago.apply(run.run().opened()))));
        experiments.forEach(
                card -> rows.add(new RunsRow.Experiment(card, ago.apply(card.changed()))));
        // the newest first; runs of one moment stay in the order in which they were read
        rows.sort(Comparator.comparing(RunsRow.Entry::at).reversed());
        place.show(new RunsShown(rows, isRead, events, pair, reproductions.of(runs)));
    }

    @Override
    public void open(RunsRow.Entry row) {
        switch (row) {
            case RunsRow.Run run -> ways.openRun(run.run().run().id());
            case RunsRow.Experiment experiment -> ways.openPlan(experiment.card().plan().name());
        }
    }

    @Override
    public void openAt(String run, int operation) {
        ways.openRunAt(run, operation);
    }

    @Override
    public void searchEvents(String text) {
        ended.set(true);
        AtomicBoolean enough = new AtomicBoolean();
        ended = enough;
        searches++;
        int search = searches;
        searched(new RunsShown.EventsSearched(text, List.of(), OptionalDouble.of(0), false));
        background.await(
                "Searching the events",
                workbench
                        .runs()
                        .search(
                                text,
                                share ->
                                        searching.offer(
                                                new RunsShown.EventsSearched(
                                                        text,
                                                        List.of(),
                                                        OptionalDouble.of(share),
                                                        false)),
                                enough::get),
                found -> {
                    if (search == searches && isSearched(text)) {
                        events =
                                Optional.of(
                                        new RunsShown.EventsSearched(
                                                text,
                                                found,
                                                OptionalDouble.empty(),
                                                !enough.get()));
                        show();
                    }
                });
    }

    private boolean isSearched(String text) {
        return events.filter(each -> each.progress().isPresent() && each.text().equals(text))
                .isPresent();
    }

    /** A search has begun, or has come further; a late word of one that is over says nothing. */
    private void searched(RunsShown.EventsSearched search) {
        if (search.progress().orElse(1) == 0 || isSearched(search.text())) {
            events = Optional.of(search);
            show();
        }
    }

    @Override
    public void endSearch() {
        ended.set(true);
    }

    @Override
    public void forgetSearch() {
        ended.set(true);
        events = Optional.empty();
        show();
    }

    @Override
    public void reproduce(ListedRun run) {
        reproductions.begin(run);
    }

    @Override
    public void endReproduction(ListedRun run) {
        reproductions.end(run);
    }

    @Override
    public void compare(ListedRun one, ListedRun other) {
        background.await(
                "Comparing two runs",
                workbench.runs().compare(one.run().id(), other.run().id()),
                found -> {
                    pair = Optional.of(found);
                    show();
                });
    }

    @Override
    public void endComparison() {
        pair = Optional.empty();
        show();
    }

    @Override
    public void branch(ListedRun run) {
        ways.branchRun(run.run().id());
    }

    @Override
    public void export(ListedRun run) {
        ways.exportRun(run.run().id(), run.run().name());
    }

    @Override
    public void delete(List<RunsRow.Entry> rows) {
        String what = rows.size() == 1 ? rows.getFirst().name() : counted(rows);
        background.await(
                "Deleting " + what,
                each(rows, this::delete),
                _ -> {
                    changes.made(
                            "deleted " + what,
                            () -> follow("Deleting " + what, each(rows, this::delete)),
                            () -> follow("Bringing back " + what, each(rows, this::restore)));
                    moved();
                    ways.sayDone("Deleted: " + what + ".");
                },
                failure -> {
                    reports.wrong(what + " was not deleted", String.valueOf(failure.getMessage()));
                    moved();
                });
    }

    private static String counted(List<RunsRow.Entry> rows) {
        long runs = rows.stream().filter(RunsRow.Run.class::isInstance).count();
        long experiments = rows.size() - runs;
        String some = Figures.counted(runs, "run", "runs");
        String others = Figures.counted(experiments, "experiment", "experiments");
        return experiments == 0 ? some : runs == 0 ? others : some + " and " + others;
    }

    private void follow(String what, CompletableFuture<Void> done) {
        background.await(what, done, _ -> moved());
    }

    private void moved() {
        refresh();
        ways.moved();
    }

    private static CompletableFuture<Void> each(
            List<RunsRow.Entry> rows, Function<RunsRow.Entry, CompletableFuture<Void>> deed) {
        return CompletableFuture.allOf(rows.stream().map(deed).toArray(CompletableFuture[]::new));
    }

    private CompletableFuture<Void> delete(RunsRow.Entry row) {
        return switch (row) {
            case RunsRow.Run run -> workbench.delete(run.run().run().id());
            case RunsRow.Experiment each -> workbench.experiments().delete(each.card().id());
        };
    }

    private CompletableFuture<Void> restore(RunsRow.Entry row) {
        return switch (row) {
            case RunsRow.Run run -> workbench.restore(run.run().run().id());
            case RunsRow.Experiment each -> workbench.experiments().restore(each.card().id());
        };
    }

    @Override
    public void save(String suggestedName, String text) {
        Saving.save(choices, reports, suggestedName, text);
    }
}
