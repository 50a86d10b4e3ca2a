package mnemarium.ui.shell;

import javafx.scene.image.WritableImage;

import mnemarium.experiment.Environment;
import mnemarium.scenario.Dial;
import mnemarium.ui.Changes;
import mnemarium.ui.RunActions;
import mnemarium.ui.frontier.FrontierActions;
import mnemarium.ui.frontier.FrontierPlace;
import mnemarium.workbench.MeasuredStack;
import mnemarium.workbench.Snapshot;
import mnemarium.workbench.Workbench;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;

/** Answers the place Frontier: dials of the run go to the run, measuring goes to the background. */
final class FrontierDesk implements FrontierActions {
    private final Workbench workbench;
    private final RunActions run;
    private final Background background;
    private final Changes changes;
    private final Choices choices;
    private final Reports reports;
    private final FrontierPlace place = new FrontierPlace(this);
    private final Pulse<Progress> pulse = new Pulse<>(this::show);
    private final AtomicBoolean cancelled = new AtomicBoolean();
    private boolean isWorking;

    private static final String MEASURED = "measured-stack";

    private record Progress(double done) {}

    FrontierDesk(
            Workbench workbench,
            RunActions run,
            Background background,
            Changes changes,
            Choices choices,
            Reports reports) {
        this.workbench = workbench;
        this.run = run;
        this.background = background;
        this.changes = changes;
        this.choices = choices;
        this.reports = reports;
        workbench.setting(MEASURED).flatMap(FrontierDesk::ofThisMachine).ifPresent(place::show);
    }

    /** A workspace may have been carried to another machine: its figures are not of this one. */
    private static Optional<MeasuredStack> ofThisMachine(String text) {
        String here = machine() + "\n";
        return text.startsWith(here)
                ? MeasuredStack.read(text.substring(here.length()))
                : Optional.empty();
    }

    private static String machine() {
        Environment here = Environment.here("");
        return here.system() + ", " + here.architecture() + ", " + here.processors();
    }

    FrontierPlace place() {
        return place;
    }

    /** Follows the run at hand, or none. */
    void show(Optional<Snapshot> snapshot) {
        place.show(snapshot);
    }

    @Override
    public void moveDials(Map<Dial, String> moves) {
        run.moveDials(moves);
    }

    @Override
    public void change(String what, Runnable redo, Runnable undo) {
        changes.make(what, redo, undo);
    }

    @Override
    public void measure(String embedder, int entries) {
        cancelled.set(false);
        isWorking = true;
        place.working(0);
        background.await(
                "Measuring " + embedder + " over " + entries + " entries",
                workbench.measure(
                        embedder, entries, done -> pulse.offer(new Progress(done)), cancelled::get),
                measured -> {
                    end();
                    place.show(measured);
                    workbench.setting(MEASURED, machine() + "\n" + measured.text());
                },
                failure -> {
                    end();
                    if (!(failure instanceof CancellationException)) {
                        reports.wrong("Nothing was measured", String.valueOf(failure.getMessage()));
                    }
                });
    }

    private void end() {
        isWorking = false;
        place.idle();
    }

    private void show(Progress progress) {
        if (isWorking) {
            place.working(progress.done());
        }
    }

    @Override
    public void cancelMeasuring() {
        cancelled.set(true);
    }

    @Override
    public void save(String name, String text) {
        Saving.save(choices, reports, name, text);
    }

    @Override
    public void save(String name, WritableImage picture) {
        Saving.save(choices, reports, name, picture);
    }
}
