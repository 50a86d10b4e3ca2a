package mnemarium.ui.shell;

import mnemarium.loop.Situation;
import mnemarium.loop.State;
import mnemarium.ui.Figures;
import mnemarium.ui.StepMarks;
import mnemarium.ui.start.StartModel;
import mnemarium.workbench.Grain;
import mnemarium.workbench.RecentRun;
import mnemarium.workbench.Snapshot;

import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Puts what the workbench knows into the words of the frame. Pure. */
final class Moments {
    private Moments() {}

    /** What the transport shows of a run. */
    static TransportModel transport(Snapshot snapshot) {
        var setup = snapshot.run().setup();
        boolean ended = snapshot.state().ended() && !snapshot.isPast();
        return new TransportModel(
                Optional.of(setup.scenario().title()),
                setup.arm().word(),
                setup.scenario().arms(),
                setup.seed(),
                grains(setup.scenario().kind()),
                snapshot.activity() == Snapshot.Activity.RUNNING,
                new Pace(snapshot.pace()),
                snapshot.realWait(),
                snapshot.cursor() == 0 ? Optional.of("You are at the start") : Optional.empty(),
                ended
                        ? Optional.of("The run has ended: go back to try something else")
                        : Optional.empty(),
                snapshot.branchName().map(name -> past(snapshot, name)));
    }

    private static String past(Snapshot snapshot, String branch) {
        return isWorld(snapshot)
                ? "You are at task %d of %d lived. Stepping on makes the branch “%s”."
                        .formatted(
                                Math.max(0, snapshot.step() - 1),
                                snapshot.trail().steps() - 1,
                                branch)
                : "You are at %s %d of %d. Stepping on makes the branch “%s”."
                        .formatted(
                                stepWord(snapshot),
                                snapshot.step(),
                                snapshot.trail().steps(),
                                branch);
    }

    /** What the status bar shows of a run. */
    static StatusModel status(Snapshot snapshot, List<StatusModel.Work> work, String workspace) {
        var setup = snapshot.run().setup();
        int saved = snapshot.trail().stepOf(snapshot.savedTo());
        return new StatusModel(
                Optional.of(
                        called(snapshot)
                                + ", "
                                + setup.arm().word()
                                + (setup.arm().isOurs() ? " (ours, not the source's)" : "")
                                + ", seed "
                                + setup.seed()),
                place(snapshot, setup.script().beats().size()),
                spent(snapshot.state()),
                isWorld(snapshot) ? "turns" : "virtual",
                digits(snapshot.stateHash()),
                snapshot.savedTo() < snapshot.trail().newest()
                        ? Optional.of(
                                isWorld(snapshot)
                                        ? "saved to task " + Math.max(0, saved - 1)
                                        : "saved to " + stepWord(snapshot) + " " + saved)
                        : Optional.empty(),
                work,
                workspace);
    }

    /** The id of the place where a run is at home. */
    static String place(Snapshot snapshot) {
        return isWorld(snapshot) ? "ledger" : "loop";
    }

    private static boolean isWorld(Snapshot snapshot) {
        return snapshot.state().situation() instanceof Situation.Reusing;
    }

    private static TransportModel.Grains grains(String kind) {
        return new TransportModel.Grains(
                Grain.OPERATION.word(kind), Grain.STEP.word(kind), Grain.TURN.word(kind));
    }

    /** What the scenario calls a step, in a sentence: "step", "question". */
    private static String stepWord(Snapshot snapshot) {
        String kind = snapshot.run().setup().scenario().kind();
        return Grain.STEP.word(kind).toLowerCase(Locale.ROOT);
    }

    /** "step 9 of 24", "question 5 of 60"; tasks count from 0: "task 31 of 119". */
    private static String place(Snapshot snapshot, int steps) {
        if (!isWorld(snapshot)) {
            return stepWord(snapshot) + " " + snapshot.step() + " of " + steps;
        }
        return snapshot.step() == 0
                ? "before task 0 of " + (steps - 1)
                : "task " + (snapshot.step() - 1) + " of " + (steps - 1);
    }

    /** Virtual time, or the turns that a drifting world took. */
    private static String spent(State state) {
        return state.situation() instanceof Situation.Reusing reusing
                ? Figures.count(reusing.tally().turns())
                : clock(state.clockNanos());
    }

    /** A branch by its own name, any other run by its scenario's. */
    private static String called(Snapshot snapshot) {
        return snapshot.run().parent().isPresent()
                ? snapshot.run().name()
                : snapshot.run().setup().scenario().name();
    }

    /** Virtual time as "00:10.996", with hours from one hour on. */
    static String clock(long nanos) {
        long millis = nanos / 1_000_000;
        long hours = millis / 3_600_000;
        String minutes =
                "%02d:%02d.%03d".formatted(millis / 60_000 % 60, millis / 1000 % 60, millis % 1000);
        return hours == 0 ? minutes : hours + ":" + minutes;
    }

    /** The first eight digits of a hash in two groups. */
    static String digits(String hash) {
        return hash.length() < 8 ? hash : hash.substring(0, 4) + " " + hash.substring(4, 8);
    }

    /** A run as the start page lists it. */
    static StartModel.RecentRun recent(RecentRun run, Instant now, ZoneId zone) {
        return new StartModel.RecentRun(
                run.id(),
                run.name(),
                run.arm() + ", seed " + run.seed(),
                run.strip().chars().mapToObj(StepMarks::of).toList(),
                run.headline(),
                Ago.words(run.opened(), now, zone),
                digits(run.stateHash()));
    }

    /** A path with the home folder as "~". */
    static String brief(Path path, Path home) {
        return path.startsWith(home) ? "~/" + home.relativize(path) : path.toString();
    }
}
