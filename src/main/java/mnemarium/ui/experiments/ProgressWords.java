package mnemarium.ui.experiments;

import mnemarium.experiment.Progress;
import mnemarium.ui.Figures;

import java.time.Duration;
import java.util.Optional;

/** How far an experiment is, in words. */
final class ProgressWords {

    private ProgressWords() {}

    /** "38 of 210, 1 min left". */
    static String of(Optional<Progress> progress) {
        return progress.map(ProgressWords::of).orElse("not run yet");
    }

    private static String of(Progress progress) {
        String count = Figures.count(progress.done()) + " of " + Figures.count(progress.cells());
        String failed =
                progress.failed() == 0 ? "" : ", " + Figures.count(progress.failed()) + " failed";
        return switch (progress.phase()) {
                    case WAITING -> "waiting, " + count;
                    case RUNNING ->
                            count + progress.left().map(left -> ", " + left(left)).orElse("");
                    case PAUSED -> "paused at " + count;
                    case FINISHED -> count;
                    case CANCELLED -> "cancelled at " + count;
                    case BROKEN -> "stopped at " + count;
                }
                + failed;
    }

    /** "12 s left", "2 min left", "3 h left". */
    static String left(Duration left) {
        long seconds = Math.max(1, Math.round(left.toMillis() / 1000.0));
        if (seconds < 90) {
            return seconds + "\u2009s left";
        }
        long minutes = Math.round(seconds / 60.0);
        return minutes < 90
                ? minutes + "\u2009min left"
                : Math.round(minutes / 60.0) + "\u2009h left";
    }

    /** "0.9 s", "2 min 5 s". */
    static String took(Duration took) {
        double seconds = took.toMillis() / 1000.0;
        if (seconds < 60) {
            return Figures.number(seconds, seconds < 10 ? 1 : 0) + "\u2009s";
        }
        long whole = Math.round(seconds);
        return whole / 60 + "\u2009min " + whole % 60 + "\u2009s";
    }

    /** 0 to 1. */
    static double share(Progress progress) {
        return progress.cells() == 0 ? 0 : (double) progress.done() / progress.cells();
    }
}
