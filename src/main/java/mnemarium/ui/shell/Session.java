package mnemarium.ui.shell;

import javafx.scene.Scene;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

import mnemarium.ui.Changes;
import mnemarium.ui.ledger.LedgerPlace;
import mnemarium.ui.loop.LoopPlace;
import mnemarium.workbench.CellOpened;
import mnemarium.workbench.LiveRun;
import mnemarium.workbench.Snapshot;
import mnemarium.workbench.Workbench;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Binds the window to the workbench: what is asked for goes down, snapshots come up, and what went
 * wrong is shown where the user is. Lives on the screen thread and never waits there.
 */
final class Session {
    private final Workbench workbench;
    private final Choices choices;
    private final Changes changes = new Changes();
    private final Pulse<Optional<Snapshot>> pulse = new Pulse<>(this::show);
    private final Background background = new Background(this::status, this::wrong);
    private final Appearance appearance;
    private final LoopPlace loop;
    private final LedgerPlace ledger;
    private final FrontierDesk frontier;
    private final ExperimentsDesk experiments;
    private final RunsDesk runs;
    private final GateDesk gate;
    private final TenureDesk tenure;
    private final AuditDesk audits;
    private final OpeningDesk opening;
    private final RunSteering steering;
    private final WindowView view;
    private final Wrongs wrongs = new Wrongs(this::view);
    private final String workspace;
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
        workspace = Moments.brief(workbench.file(), Path.of(System.getProperty("user.home")));
        appearance =
                new Appearance(
                        changes,
                        workbench::setting,
                        workbench::setting,
                        this::chooseModel,
                        this::copyPath,
                        workbench.file());
        CalibrationDesk calibrator = new CalibrationDesk(workbench, background, choices, reports());
        LabDesk lab = new LabDesk(workbench.ledger(), background, choices, reports());
        opening =
                new OpeningDesk(
                        workbench,
                        background,
                        changes,
                        choices,
                        appearance,
                        wrongs,
                        clock,
                        workspace,
                        calibrator,
                        lab,
                        () -> now,
                        this::view);
        steering = new RunSteering(workbench, () -> now, this::view);
        RunDesk desk =
                new RunDesk(workbench, opening, steering, changes, choices, reports(), this::go);
        loop = new LoopPlace(desk);
        ledger = new LedgerPlace(desk);
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
                        clock,
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
                                opening,
                                steering,
                                opening,
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
        view.offer(
                new OfferedCommands(
                                opening,
                                ledger,
                                experiments,
                                new OfferedCommands.Audits(audits, this::audit),
                                view,
                                () -> scenarios,
                                () -> now)
                        ::all);
        workbench.listen(pulse::offer);
        status();
        scenarios();
        opening.refresh();
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
                opening.openRun(id);
            }

            @Override
            public void openRunAt(String id, int operation) {
                opening.openRun(id, snapshot -> steering.live(run -> run.goTo(operation)));
            }

            @Override
            public void branchRun(String id) {
                opening.openRun(
                        id,
                        snapshot -> steering.live(run -> run.fork("from step " + snapshot.step())));
            }

            @Override
            public void exportRun(String id, String title) {
                opening.exportRun(id, title);
            }

            @Override
            public void openPlan(String plan) {
                toPlan(plan);
            }

            @Override
            public void sayDone(String sentence) {
                undoable(sentence);
            }

            @Override
            public void moved() {
                opening.refresh();
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

    OpeningDesk opening() {
        return opening;
    }

    Appearance appearance() {
        return appearance;
    }

    /** Shows all there is at once; pictures do not wait for the pulse. */
    void look() {
        opening.look();
        experiments.lookAtAll();
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
                    () -> opening.openRun(parent.orElseThrow()));
            opening.refresh();
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
                CompletableFuture.supplyAsync(() -> ScenarioChoice.shipped(workbench)),
                found -> {
                    scenarios = found;
                    view.offerScenarios(found);
                });
    }

    /** Shows a cell of an experiment that was opened: at the step that matters. */
    private void openedCell(CellOpened cell) {
        switch (cell) {
            case CellOpened.OnBench bench -> opening.opened(bench.snapshot());
            case CellOpened.Frontier formula -> {
                frontier.place().look(formula.dials());
                view.go("frontier");
            }
            case CellOpened.Nowhere nowhere -> view.say(nowhere.why());
        }
    }

    private void go(String place) {
        view.go(place);
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
