package mnemarium.ui.shell;

import mnemarium.loop.Mode;
import mnemarium.scenario.Source;
import mnemarium.scenario.file.ItemPreview;
import mnemarium.ui.Changes;
import mnemarium.ui.start.StartCommands;
import mnemarium.ui.start.StartModel;
import mnemarium.workbench.RecentRun;
import mnemarium.workbench.RunOptions;
import mnemarium.workbench.Snapshot;
import mnemarium.workbench.Workbench;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Answers the frame and the start page: which run comes to lie on the bench, from a scenario, a
 * file or the workspace, and which is put away.
 */
final class OpeningDesk implements Commands, StartCommands {
    private static final int RECENT = 12;

    private final Workbench workbench;
    private final Background background;
    private final Changes changes;
    private final Choices choices;
    private final Appearance appearance;
    private final Wrongs wrongs;
    private final Clock clock;
    private final String workspace;
    private final CalibrationDesk calibrator;
    private final LabDesk lab;
    private final KeptRuns kept;
    private final Supplier<Optional<Snapshot>> now;
    private final Supplier<WindowView> view;
    private List<RecentRun> recent = List.of();

    /**
     * A desk over a workbench.
     *
     * @param workspace where it lies, in few words
     * @param now what is shown of the run on the bench
     * @param view the window, which is made later
     */
    OpeningDesk(
            Workbench workbench,
            Background background,
            Changes changes,
            Choices choices,
            Appearance appearance,
            Wrongs wrongs,
            Clock clock,
            String workspace,
            CalibrationDesk calibrator,
            LabDesk lab,
            Supplier<Optional<Snapshot>> now,
            Supplier<WindowView> view) {
        this.workbench = workbench;
        this.background = background;
        this.changes = changes;
        this.choices = choices;
        this.appearance = appearance;
        this.wrongs = wrongs;
        this.clock = clock;
        this.workspace = workspace;
        this.calibrator = calibrator;
        this.lab = lab;
        this.now = now;
        this.view = view;
        kept = new KeptRuns(workbench, background, changes, choices, this, now, view);
    }

    private WindowView view() {
        return view.get();
    }

    /** The runs last opened, the newest first. */
    List<RecentRun> recent() {
        return recent;
    }

    /** Reads the runs last opened at once; pictures do not wait for the background. */
    void look() {
        list(workbench.recent(RECENT).join());
    }

    @Override
    public void openScenario(String name) {
        wrongs.aboutNothing();
        workbench.shipped().stream()
                .filter(source -> source.name().equals(name) || named(source, name))
                .findFirst()
                .ifPresentOrElse(
                        source -> replace("Opening " + name, workbench.open(source, options())),
                        () -> wrongs.show("Nothing was opened", "found no scenario " + name));
    }

    private static boolean named(Source source, String name) {
        return source.name().replaceFirst("\\.ya?ml$", "").equals(name);
    }

    @Override
    public void openFile(Path file) {
        wrongs.about(file, () -> chooseColumns(file));
        replace("Opening " + file.getFileName(), workbench.openFile(file, options()));
    }

    /** Lets the user say which column of a list of items is what. */
    private void chooseColumns(Path file) {
        view().right();
        ItemPreview.of(file, ColumnsPage.ROWS)
                .ifPresent(
                        preview ->
                                view().go(
                                                new ColumnsPage(
                                                        file.getFileName().toString(),
                                                        preview,
                                                        reading -> openItems(file, reading),
                                                        view()::leave)));
    }

    private void openItems(Path file, Map<String, String> reading) {
        view().leave();
        replace("Opening " + file.getFileName(), workbench.openFile(file, reading, options()));
    }

    @Override
    public void chooseFile() {
        choices.fileToOpen().ifPresent(this::openFile);
    }

    @Override
    public void calibrate() {
        view().go("calibration");
        calibrator.refresh();
    }

    @Override
    public void openLab() {
        view().go(LabPlace.ID);
        lab.refresh();
    }

    @Override
    public void openRun(String id) {
        openRun(id, snapshot -> {});
    }

    /** Opens a run of the workspace, and then does something with it. */
    void openRun(String id, Consumer<Snapshot> then) {
        background.await(
                "Opening the run",
                workbench.reopen(id),
                snapshot -> {
                    opened(snapshot);
                    then.accept(snapshot);
                });
    }

    @Override
    public void continueLatest() {
        recent.stream().findFirst().ifPresent(run -> openRun(run.id()));
    }

    @Override
    public Optional<String> continueBlocked() {
        return recent.isEmpty() ? Optional.of("There is no run yet") : Optional.empty();
    }

    @Override
    public void chooseArm(String arm) {
        now.get()
                .ifPresent(
                        snapshot ->
                                replace(
                                        "Opening " + arm,
                                        workbench.restart(like(snapshot).withArm(arm))));
    }

    @Override
    public void seed(long seed) {
        now.get()
                .ifPresent(
                        snapshot ->
                                replace(
                                        "Opening seed " + seed,
                                        workbench.restart(like(snapshot).withSeed(seed))));
    }

    @Override
    public void putAway() {
        background.await(
                "Putting the run away",
                workbench.putAway(),
                nothing -> {
                    view().go("start");
                    refresh();
                });
    }

    @Override
    public void deleteRun() {
        now.get().ifPresent(snapshot -> kept.delete(snapshot.run().id(), snapshot.run().name()));
    }

    @Override
    public void exportRun() {
        now.get()
                .ifPresent(
                        snapshot ->
                                kept.export(
                                        snapshot.run().id(),
                                        snapshot.run().setup().scenario().name()));
    }

    @Override
    public void deleteRun(String id, String title) {
        kept.delete(id, title);
    }

    @Override
    public void exportRun(String id, String title) {
        kept.export(id, title);
    }

    @Override
    public void refresh() {
        background.await("Reading the runs", workbench.recent(RECENT), this::list);
    }

    private void list(List<RecentRun> runs) {
        recent = runs;
        view().show(
                        new StartModel(
                                runs.stream()
                                        .map(
                                                run ->
                                                        Moments.recent(
                                                                run,
                                                                clock.instant(),
                                                                clock.getZone()))
                                        .toList(),
                                workspace));
    }

    private RunOptions options() {
        Preferences chosen = appearance.preferences();
        RunOptions options =
                RunOptions.NONE.withMode(chosen.measured() ? Mode.MEASURED : Mode.VIRTUAL);
        return chosen.embedder().map(options::withEmbedder).orElse(options);
    }

    /** The wishes that the open run was made with, to make another like it. */
    private static RunOptions like(Snapshot snapshot) {
        var setup = snapshot.run().setup();
        return RunOptions.NONE
                .withArm(setup.arm().word())
                .withSeed(setup.seed())
                .withMode(setup.mode())
                .withEmbedder(setup.embedder());
    }

    /** Shows a run that came to lie on the bench. */
    void opened(Snapshot snapshot) {
        view().right();
        view().go(Moments.place(snapshot));
        if (!snapshot.run().notes().isEmpty() && snapshot.trail().newest() == 0) {
            said(snapshot);
        }
        refresh();
    }

    /** What the reader of the file noticed; of a list of items, with a way to other columns. */
    private void said(Snapshot snapshot) {
        String notes = String.join(" ", snapshot.run().notes());
        Optional<Path> items = wrongs.file().filter(file -> ItemPreview.of(file, 1).isPresent());
        if (items.isPresent()) {
            view().say(notes, "Other columns", () -> chooseColumns(items.get()));
        } else {
            view().say(notes);
        }
    }

    /** Opens a run in place of the open one; undoing goes back to that one. */
    private void replace(String what, CompletableFuture<Snapshot> opening) {
        Optional<String> before = now.get().map(snapshot -> snapshot.run().id());
        background.await(
                what,
                opening,
                snapshot -> {
                    opened(snapshot);
                    before.ifPresent(
                            run ->
                                    changes.made(
                                            what,
                                            () -> openRun(snapshot.run().id()),
                                            () -> openRun(run)));
                });
    }
}
