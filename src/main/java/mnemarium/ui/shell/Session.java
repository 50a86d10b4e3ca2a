package mnemarium.ui.shell;

import javafx.scene.Scene;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

import mnemarium.loop.Mode;
import mnemarium.scenario.Scenario;
import mnemarium.scenario.Source;
import mnemarium.scenario.file.ItemPreview;
import mnemarium.ui.Changes;
import mnemarium.ui.ledger.LedgerPlace;
import mnemarium.ui.loop.LoopPlace;
import mnemarium.ui.shell.Command.Group;
import mnemarium.ui.start.StartCommands;
import mnemarium.ui.start.StartModel;
import mnemarium.workbench.CellOpened;
import mnemarium.workbench.Grain;
import mnemarium.workbench.LiveRun;
import mnemarium.workbench.RecentRun;
import mnemarium.workbench.Refusal;
import mnemarium.workbench.RunOptions;
import mnemarium.workbench.Snapshot;
import mnemarium.workbench.Workbench;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/**
 * Binds the window to the workbench: what is asked for goes down, snapshots come up, and what went
 * wrong is shown where the user is. Lives on the screen thread and never waits there.
 */
final class Session implements Commands, StartCommands {
    private static final int RECENT = 12;

    private final Workbench workbench;
    private final Choices choices;
    private final Clock clock;
    private final Changes changes = new Changes();
    private final Pulse<Optional<Snapshot>> pulse = new Pulse<>(this::show);
    private final Background background = new Background(this::status, this::wrong);
    private final Appearance appearance;
    private final LoopPlace loop;
    private final LedgerPlace ledger;
    private final CalibrationDesk calibrator;
    private final LabDesk lab;
    private final FrontierDesk frontier;
    private final ExperimentsDesk experiments;
    private final RunsDesk runs;
    private final GateDesk gate;
    private final TenureDesk tenure;
    private final AuditDesk audits;
    private final WindowView view;
    private final Wrongs wrongs;
    private final String workspace;
    private List<RecentRun> recent = List.of();
    private List<ScenarioChoice> scenarios = List.of();
    private Optional<Snapshot> now = Optional.empty();

    /**
     * A window over a workbench, on its start page.
     *
     * @param choices asks for files
     * @param clock says how long ago a run was
     */
    Session(Workbench workbench, Choices choices, Clock clock) {
        this.workbench = workbench;
        this.choices = choices;
        this.clock = clock;
        workspace = Moments.brief(workbench.file(), Path.of(System.getProperty("user.home")));
        appearance =
                new Appearance(
                        changes,
                        workbench::setting,
                        workbench::setting,
                        this::chooseModel,
                        this::copyPath,
                        workbench.file());
        RunDesk desk = new RunDesk(workbench, this, changes, choices, reports(), this::go);
        loop = new LoopPlace(desk);
        ledger = new LedgerPlace(desk);
        calibrator = new CalibrationDesk(workbench, background, choices, reports());
        lab = new LabDesk(workbench.ledger(), background, choices, reports());
        frontier = new FrontierDesk(workbench, desk, background, changes, choices, reports());
        experiments =
                new ExperimentsDesk(
                        workbench, background, choices, reports(), () -> now, this::openedCell);
        runs = new RunsDesk(workbench, background, changes, choices, reports(), clock, ways());
        audits =
                new AuditDesk(
                        workbench.audits(),
                        workbench.owners(),
                        background,
                        changes,
                        choices,
                        reports(),
                        this::undoable);
        tenure =
                new TenureDesk(
                        workbench.experiments(), background, choices, reports(), this::toPlan);
        gate =
                new GateDesk(
                        workbench.gate(),
                        audits.page(),
                        tenure.page(),
                        background,
                        changes,
                        choices,
                        reports(),
                        this::undoable);
        view =
                new WindowView(
                        new WindowView.Parts(
                                this,
                                this,
                                List.of(
                                        loop,
                                        frontier.place(),
                                        ledger,
                                        gate.place(),
                                        experiments.place(),
                                        runs.place()),
                                List.of(
                                        appearance.page(),
                                        calibrator.page(),
                                        new LabPlace(lab.view())),
                                changes,
                                appearance::textSize));
        wrongs = new Wrongs(view);
        view.offer(this::comingAndGoing);
        workbench.listen(pulse::offer);
        status();
        scenarios();
        refresh();
    }

    private Reports reports() {
        return new Reports() {
            @Override
            public void say(String sentence) {
                view.say(sentence);
            }

            @Override
            public void wrong(String title, String text) {
                wrongs.show(title, text);
            }
        };
    }

    private RunsDesk.Ways ways() {
        return new RunsDesk.Ways() {
            @Override
            public void openRun(String id) {
                Session.this.openRun(id);
            }

            @Override
            public void openRunAt(String id, int operation) {
                background.await(
                        "Opening the run",
                        workbench.reopen(id),
                        snapshot -> {
                            opened(snapshot);
                            live(run -> run.goTo(operation));
                        });
            }

            @Override
            public void branchRun(String id) {
                background.await(
                        "Opening the run",
                        workbench.reopen(id),
                        snapshot -> {
                            opened(snapshot);
                            live(run -> run.fork("from step " + snapshot.step()));
                        });
            }

            @Override
            public void exportRun(String id, String title) {
                Session.this.exportRun(id, title);
            }

            @Override
            public void openPlan(String plan) {
                experiments.select(plan);
                view.go(experiments.place());
            }

            @Override
            public void sayDone(String sentence) {
                view.say(sentence, "Undo", view::undo);
            }

            @Override
            public void moved() {
                refresh();
            }
        };
    }

    private void toPlan(String plan) {
        experiments.select(plan);
        view.go(experiments.place());
    }

    private void undoable(String sentence) {
        view.say(sentence, "Undo", view::undo);
    }

    /** Dresses the scene that the window is in, now and whenever a choice changes. */
    void dress(Scene scene) {
        appearance.dress(
                scene,
                theme -> {
                    view.em(theme.em());
                    loop.calm(scene.getPreferences().isReducedMotion());
                    ledger.calm(scene.getPreferences().isReducedMotion());
                });
        view.listen(scene);
    }

    WindowView view() {
        return view;
    }

    Changes changes() {
        return changes;
    }

    Appearance appearance() {
        return appearance;
    }

    /** Shows all there is at once; pictures do not wait for the pulse. */
    void look() {
        list(workbench.recent(RECENT).join());
        runs.look();
        show(workbench.current().map(LiveRun::newest));
        gate.look();
    }

    /** The same, with the curves over tenure shown. */
    void lookAtTenure() {
        tenure.look();
        gate.place().go(tenure.page().word());
        view.go(gate.place());
    }

    /** The same, with the sample audited and shown. */
    void lookAtAudit() {
        audits.look();
        audit();
    }

    /** Goes to the page of audits. */
    void audit() {
        gate.place().go(audits.page().word());
        view.go(gate.place());
    }

    /** The same, with a plan chosen. */
    void look(String plan) {
        experiments.look(plan);
    }

    /** The same, with the two newest runs compared. */
    void lookAtTwo() {
        runs.lookAtTwo();
    }

    private void show(Optional<Snapshot> snapshot) {
        Optional<Snapshot> before = now;
        now = snapshot;
        snapshot.ifPresent(loop::show);
        snapshot.ifPresent(ledger::show);
        frontier.show(snapshot);
        runs.show(snapshot);
        status();
        snapshot.ifPresent(
                each -> {
                    each.trouble()
                            .filter(trouble -> before.flatMap(Snapshot::trouble).isEmpty())
                            .ifPresent(trouble -> wrongs.show(trouble.title(), trouble.detail()));
                    before.ifPresent(was -> branched(was, each));
                });
    }

    private void branched(Snapshot was, Snapshot is) {
        Optional<String> parent = is.run().parent();
        if (!is.run().id().equals(was.run().id()) && parent.equals(Optional.of(was.run().id()))) {
            view.say(
                    "Now on the branch “" + is.run().name() + "”. The run before is as it was.",
                    "Back to it",
                    () -> openRun(parent.orElseThrow()));
            refresh();
        }
    }

    private void status() {
        if (now.isPresent()) {
            view.show(
                    Moments.transport(now.get()),
                    Moments.status(now.get(), background.work(), workspace));
        } else {
            view.show(TransportModel.none(), StatusModel.none(workspace).with(background.work()));
        }
    }

    private void scenarios() {
        // parsing waits for nobody: the menu fills when it is done
        background.await(
                "Reading the scenarios",
                CompletableFuture.supplyAsync(() -> choices(workbench)),
                found -> {
                    scenarios = found;
                    view.offerScenarios(found);
                });
    }

    private static List<ScenarioChoice> choices(Workbench workbench) {
        List<ScenarioChoice> found = new ArrayList<>();
        for (Source source : workbench.shipped()) {
            try {
                Scenario scenario = workbench.scenario(source);
                found.add(new ScenarioChoice(scenario.name(), scenario.title(), scenario.about()));
            } catch (Refusal refusal) {
                throw new IllegalStateException(
                        "a shipped scenario cannot be read: " + refusal.getMessage(), refusal);
            }
        }
        return found;
    }

    @Override
    public void refresh() {
        background.await("Reading the runs", workbench.recent(RECENT), this::list);
    }

    private void list(List<RecentRun> runs) {
        recent = runs;
        view.show(
                new StartModel(
                        runs.stream()
                                .map(run -> Moments.recent(run, clock.instant(), clock.getZone()))
                                .toList(),
                        workspace));
    }

    private RunOptions options() {
        Preferences chosen = appearance.preferences();
        RunOptions options =
                RunOptions.NONE.withMode(chosen.measured() ? Mode.MEASURED : Mode.VIRTUAL);
        return chosen.embedder().map(options::withEmbedder).orElse(options);
    }

    /** Shows a cell of an experiment that was opened: at the step that matters. */
    private void openedCell(CellOpened cell) {
        switch (cell) {
            case CellOpened.OnBench bench -> opened(bench.snapshot());
            case CellOpened.Frontier formula -> {
                frontier.place().look(formula.dials());
                view.go("frontier");
            }
            case CellOpened.Nowhere nowhere -> view.say(nowhere.why());
        }
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

    private void opened(Snapshot snapshot) {
        view.right();
        view.go(Moments.place(snapshot));
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
            view.say(notes, "Other columns", () -> chooseColumns(items.get()));
        } else {
            view.say(notes);
        }
    }

    /** Opens a run in place of the open one; undoing goes back to that one. */
    private void replace(String what, CompletableFuture<Snapshot> opening) {
        Optional<String> before = now.map(snapshot -> snapshot.run().id());
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
        view.right();
        ItemPreview.of(file, ColumnsPage.ROWS)
                .ifPresent(
                        preview ->
                                view.go(
                                        new ColumnsPage(
                                                file.getFileName().toString(),
                                                preview,
                                                reading -> openItems(file, reading),
                                                view::leave)));
    }

    private void openItems(Path file, Map<String, String> reading) {
        view.leave();
        replace("Opening " + file.getFileName(), workbench.openFile(file, reading, options()));
    }

    @Override
    public void chooseFile() {
        choices.fileToOpen().ifPresent(this::openFile);
    }

    @Override
    public void calibrate() {
        view.go("calibration");
        calibrator.refresh();
    }

    @Override
    public void openLab() {
        view.go(LabPlace.ID);
        lab.refresh();
    }

    @Override
    public void openRun(String id) {
        background.await("Opening the run", workbench.reopen(id), this::opened);
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
        now.ifPresent(
                snapshot ->
                        replace("Opening " + arm, workbench.restart(like(snapshot).withArm(arm))));
    }

    @Override
    public void seed(long seed) {
        now.ifPresent(
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
                    view.go("start");
                    refresh();
                });
    }

    @Override
    public void deleteRun() {
        now.ifPresent(snapshot -> deleteRun(snapshot.run().id(), snapshot.run().name()));
    }

    @Override
    public void deleteRun(String id, String title) {
        boolean wasOpen = now.filter(each -> each.run().id().equals(id)).isPresent();
        background.await(
                "Deleting " + title,
                workbench.delete(id),
                nothing -> {
                    changes.made("deleted " + title, () -> delete(id), () -> restore(id, wasOpen));
                    view.go("start");
                    view.say("Deleted: " + title + ".", "Undo", view::undo);
                });
    }

    private void delete(String id) {
        background.await("Deleting the run", workbench.delete(id), nothing -> refresh());
    }

    private void restore(String id, boolean open) {
        background.await(
                "Bringing the run back",
                workbench.restore(id),
                nothing -> {
                    if (open) {
                        openRun(id);
                    } else {
                        refresh();
                    }
                });
    }

    @Override
    public void exportRun() {
        now.ifPresent(
                snapshot ->
                        exportRun(snapshot.run().id(), snapshot.run().setup().scenario().name()));
    }

    @Override
    public void exportRun(String id, String title) {
        String name = title.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        choices.fileToSave(name + ".mnemarium")
                .ifPresent(
                        file ->
                                background.await(
                                        "Exporting " + title,
                                        workbench.export(id, file),
                                        written -> view.say("Exported to " + written + ".")));
    }

    @Override
    public void stepOperation() {
        live(run -> run.step(Grain.OPERATION));
    }

    @Override
    public void stepStep() {
        live(run -> run.step(Grain.STEP));
    }

    @Override
    public void stepTurn() {
        live(run -> run.step(Grain.TURN));
    }

    @Override
    public void toggleRun() {
        boolean running =
                now.map(each -> each.activity() == Snapshot.Activity.RUNNING).orElse(false);
        live(
                run -> {
                    if (running) {
                        run.pause();
                    } else {
                        run.run();
                    }
                });
    }

    @Override
    public void back() {
        live(run -> run.back(Grain.STEP));
    }

    @Override
    public void ahead() {
        live(run -> run.ahead(Grain.STEP));
    }

    @Override
    public void toStart() {
        live(LiveRun::toStart);
    }

    @Override
    public void toNewest() {
        live(LiveRun::toEnd);
    }

    @Override
    public void goTo(long operation) {
        live(run -> run.goTo(Math.toIntExact(operation)));
    }

    @Override
    public void pace(Pace pace) {
        live(run -> run.pace(pace.stepsPerSecond()));
    }

    @Override
    public void realWait(boolean on) {
        live(run -> run.realWait(on));
    }

    @Override
    public void fork() {
        now.ifPresent(
                snapshot ->
                        live(
                                run ->
                                        run.fork(
                                                snapshot.branchName()
                                                        .orElse("from step " + snapshot.step()))));
    }

    private void go(String place) {
        view.go(place);
    }

    private void live(Consumer<LiveRun> command) {
        view.right();
        workbench.current().ifPresent(command);
    }

    private List<Command> comingAndGoing() {
        List<Command> commands = new ArrayList<>();
        for (ScenarioChoice choice : scenarios) {
            commands.add(
                    command(
                            "scenario-" + choice.name(),
                            "Open the scenario " + choice.title(),
                            () -> openScenario(choice.name())));
        }
        now.ifPresent(
                snapshot -> {
                    var setup = snapshot.run().setup();
                    for (String arm : setup.scenario().arms()) {
                        if (!arm.equals(setup.arm().word())) {
                            commands.add(
                                    command(
                                            "arm-" + arm,
                                            "Open this scenario under " + arm,
                                            () -> chooseArm(arm)));
                        }
                    }
                });
        commands.add(
                command(
                        "new-plan",
                        "New plan: sweep a dial of the run at hand",
                        () -> {
                            view.go(experiments.place());
                            experiments.place().make();
                        }));
        if (ledger.isFollowing()) {
            commands.add(inLedger("world-dimension", "Add a dimension", ledger::addDimension));
            commands.add(inLedger("world-words", "Show the world in words", ledger::toggleWords));
            commands.add(inLedger("world-svg", "Save the world as SVG", ledger::saveWorld));
        }
        for (RecentRun run : recent) {
            commands.add(
                    command(
                            "run-" + run.id(),
                            "Open the run "
                                    + run.name()
                                    + ", "
                                    + run.arm()
                                    + ", seed "
                                    + run.seed()
                                    + ", "
                                    + run.headline(),
                            () -> openRun(run.id())));
        }
        return commands;
    }

    /** A command of the Ledger place, which is gone to first. */
    private Command inLedger(String id, String title, Runnable action) {
        return new Command(
                id,
                Group.CHANGING,
                title,
                "",
                Keys.none(),
                Optional::empty,
                () -> {
                    view.go(ledger);
                    action.run();
                });
    }

    private static Command command(String id, String title, Runnable action) {
        return new Command(id, Group.OPENING, title, "", Keys.none(), Optional::empty, action);
    }

    private void chooseModel() {
        choices.model()
                .ifPresent(
                        model ->
                                appearance.choose(
                                        appearance
                                                .preferences()
                                                .withEmbedder(Optional.of(model.toString()))));
    }

    private void copyPath() {
        ClipboardContent content = new ClipboardContent();
        content.putString(workbench.file().toString());
        Clipboard.getSystemClipboard().setContent(content);
        view.say("Copied: " + workbench.file() + ".");
    }

    private void wrong(String what, Throwable failure) {
        wrongs.show(what, failure);
    }
}
