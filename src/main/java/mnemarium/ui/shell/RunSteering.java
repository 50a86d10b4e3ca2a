package mnemarium.ui.shell;

import mnemarium.workbench.Grain;
import mnemarium.workbench.LiveRun;
import mnemarium.workbench.Snapshot;
import mnemarium.workbench.Workbench;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Steers the run on the bench; without one, does nothing. */
final class RunSteering implements Steering {
    private final Workbench workbench;
    private final Supplier<Optional<Snapshot>> now;
    private final Supplier<WindowView> view;

    /**
     * A hand on the bench.
     *
     * @param now what is shown of the run on it
     * @param view the window, which is made later
     */
    RunSteering(Workbench workbench, Supplier<Optional<Snapshot>> now, Supplier<WindowView> view) {
        this.workbench = workbench;
        this.now = now;
        this.view = view;
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
                now.get().map(each -> each.activity() == Snapshot.Activity.RUNNING).orElse(false);
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
        now.get()
                .ifPresent(
                        snapshot ->
                                live(
                                        run ->
                                                run.fork(
                                                        snapshot.branchName()
                                                                .orElse(
                                                                        "from step "
                                                                                + snapshot
                                                                                        .step()))));
    }

    /** Tells the run at hand; what went wrong before is no longer of interest. */
    void live(Consumer<LiveRun> command) {
        view.get().right();
        workbench.current().ifPresent(command);
    }
}
