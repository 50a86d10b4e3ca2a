package mnemarium.ui.shell;

import javafx.animation.PauseTransition;
import javafx.util.Duration;

import mnemarium.ui.runs.RunsShown.PlayedAgain;
import mnemarium.workbench.ListedRun;
import mnemarium.workbench.RunsBench;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.UnaryOperator;

/** Runs that are played again, to see whether they come out the same. */
final class Reproductions {
    /** From here on a person may end what they wait for. */
    private static final Duration PATIENCE = Duration.seconds(2);

    private final RunsBench runs;
    private final Background background;
    private final Reports reports;
    private final Runnable changed;
    private final Pulse<Further> further = new Pulse<>(this::further);
    private final Map<String, Again> again = new HashMap<>();
    private final Map<String, AtomicBoolean> endings = new HashMap<>();

    /** What came of playing a run again as it stood. */
    private record Again(String stateHash, PlayedAgain result) {}

    /** How far a run that is played again has come. */
    private record Further(String run, double share) {}

    /**
     * None yet.
     *
     * @param changed called when there is something else to show
     */
    Reproductions(RunsBench runs, Background background, Reports reports, Runnable changed) {
        this.runs = runs;
        this.background = background;
        this.reports = reports;
        this.changed = changed;
    }

    /** What came of some runs, by their ids; it says nothing about one that has moved on since. */
    Map<String, PlayedAgain> of(List<ListedRun> listed) {
        Map<String, PlayedAgain> results = new HashMap<>();
        for (ListedRun run : listed) {
            Again known = again.get(run.run().id());
            if (known != null && known.stateHash().equals(run.run().stateHash())) {
                results.put(run.run().id(), known.result());
            }
        }
        return results;
    }

    /** Plays a run again, unless that is under way. */
    void begin(ListedRun run) {
        String id = run.run().id();
        if (again.containsKey(id) && again.get(id).result() instanceof PlayedAgain.Playing) {
            return; // it is under way, or waits for its turn
        }
        AtomicBoolean enough = new AtomicBoolean();
        endings.put(id, enough);
        again.put(id, new Again(run.run().stateHash(), new PlayedAgain.Playing(0, false)));
        changed.run();
        PauseTransition patience = new PauseTransition(PATIENCE);
        patience.setOnFinished(
                _ -> playing(id, each -> new PlayedAgain.Playing(each.share(), true)));
        patience.play();
        background.await(
                "Playing " + run.run().name() + " again",
                runs.reproduce(id, share -> further.offer(new Further(id, share)), enough::get),
                result -> {
                    patience.stop();
                    again.put(
                            id, new Again(run.run().stateHash(), new PlayedAgain.Compared(result)));
                    changed.run();
                },
                failure -> {
                    patience.stop();
                    again.remove(id);
                    changed.run();
                    reports.wrong(
                            run.run().name() + " was not played again",
                            String.valueOf(failure.getMessage()));
                });
    }

    private void further(Further next) {
        playing(next.run(), each -> new PlayedAgain.Playing(next.share(), each.isLong()));
    }

    /**
     * Shows one that is under way as it stands now; a late word of one that has ended is nothing.
     */
    private void playing(String run, UnaryOperator<PlayedAgain.Playing> change) {
        Again known = again.get(run);
        if (known != null && known.result() instanceof PlayedAgain.Playing playing) {
            again.put(run, new Again(known.stateHash(), change.apply(playing)));
            changed.run();
        }
    }

    /** Ends one that is under way. */
    void end(ListedRun run) {
        Optional.ofNullable(endings.get(run.run().id())).ifPresent(enough -> enough.set(true));
    }
}
