package mnemarium.workbench;

import mnemarium.loop.Move;
import mnemarium.loop.State;

import java.util.List;
import java.util.Optional;

/**
 * Everything a view needs to show a run, at one moment. Immutable.
 *
 * @param run which run it is
 * @param state the state at the cursor
 * @param stateHash SHA-256 of that state
 * @param trail the whole log, also beyond the cursor
 * @param cursor the operation looked at; {@code trail.newest()} unless the user went back
 * @param pending dials moved that act at the next operation, in the order of their first move
 * @param activity what the engine does
 * @param pace steps a second while running; infinite for as fast as possible
 * @param realWait whether virtual time is waited for
 * @param waited how well waiting worked so far; empty before the first wait
 * @param savedTo the newest operation that would survive a kill
 * @param branchName the name of the branch that stepping on from here would make; empty at the end
 * @param trouble what went wrong last, until the next command
 */
public record Snapshot(
        RunCard run,
        State state,
        String stateHash,
        Trail trail,
        int cursor,
        List<Move> pending,
        Activity activity,
        double pace,
        boolean realWait,
        Optional<Waited> waited,
        int savedTo,
        Optional<String> branchName,
        Optional<Trouble> trouble) {

    public Snapshot {
        pending = List.copyOf(pending);
    }

    /** What the engine does. */
    public enum Activity {
        /** Waits for a command. */
        IDLE,
        /** Takes operation after operation. */
        RUNNING
    }

    /**
     * How well real waiting kept to its targets.
     *
     * @param waits how many waits there were
     * @param targetNanos what the last was to take
     * @param actualNanos what it took
     * @param medianOvershootNanos the median of actual minus target over the last 200 waits
     * @param p95OvershootNanos their 95th percentile
     * @param late whether that exceeds 5 % of the median target
     */
    public record Waited(
            long waits,
            long targetNanos,
            long actualNanos,
            long medianOvershootNanos,
            long p95OvershootNanos,
            boolean late) {}

    /**
     * Something that went wrong and was put right as far as it could be.
     *
     * @param title what
     * @param detail found, expected, and what was done about it
     */
    public record Trouble(String title, String detail) {}

    /** Whether the user looks at the past: the cursor is not at the newest operation. */
    public boolean isPast() {
        return cursor < trail.newest();
    }

    /** The step at the cursor, from 1; 0 before the first. */
    public int step() {
        return state.step();
    }
}
