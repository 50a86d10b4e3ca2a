package mnemarium.ui.shell;

import mnemarium.ui.start.CalibrationActions;
import mnemarium.ui.start.CalibrationPage;
import mnemarium.workbench.Workbench;

import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;

/** Answers the calibration page: one calibration at a time, with its progress, to be cancelled. */
final class CalibrationDesk implements CalibrationActions {
    private final Workbench workbench;
    private final Background background;
    private final Choices choices;
    private final Reports reports;
    private final CalibrationPage page = new CalibrationPage(this);
    private final Pulse<Progress> pulse = new Pulse<>(this::show);
    private final AtomicBoolean cancelled = new AtomicBoolean();
    private long began;
    private boolean isWorking;

    private record Progress(double done) {}

    CalibrationDesk(Workbench workbench, Background background, Choices choices, Reports reports) {
        this.workbench = workbench;
        this.background = background;
        this.choices = choices;
        this.reports = reports;
    }

    CalibrationPage page() {
        return page;
    }

    /** Shows what has been calibrated so far. */
    void refresh() {
        background.await("Reading the calibrations", workbench.calibrations(), page::show);
    }

    @Override
    public void calibrate(String embedder) {
        cancelled.set(false);
        isWorking = true;
        began = System.nanoTime();
        page.working(0, "opening the embedder");
        background.await(
                "Calibrating " + embedder,
                workbench.calibrate(
                        embedder, done -> pulse.offer(new Progress(done)), cancelled::get),
                found -> {
                    end();
                    refresh();
                    reports.say(
                            "New runs with "
                                    + found.embedder()
                                    + " take the threshold "
                                    + "%.2f.".formatted(found.threshold()));
                },
                failure -> {
                    end();
                    if (!(failure instanceof CancellationException)) {
                        reports.wrong(
                                "The calibration did not work",
                                String.valueOf(failure.getMessage()));
                    }
                });
    }

    private void end() {
        isWorking = false;
        page.idle();
    }

    private void show(Progress progress) {
        if (isWorking) {
            page.working(progress.done(), words(progress.done(), System.nanoTime() - began));
        }
    }

    /** "38 %, 12 s left"; what is left is known once a twentieth is done. */
    static String words(double done, long nanos) {
        String percent = Math.round(100 * done) + "\u2009%";
        if (done < 0.05 || done >= 1) {
            return percent;
        }
        long left = Math.round(nanos / 1e9 * (1 - done) / done);
        return percent
                + ", "
                + (left < 90 ? left + "\u2009s" : Math.round(left / 60.0) + "\u2009min")
                + " left";
    }

    @Override
    public void cancel() {
        cancelled.set(true);
    }

    @Override
    public void save(String suggestedName, String text) {
        Saving.save(choices, reports, suggestedName, text);
    }
}
