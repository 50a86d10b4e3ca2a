package mnemarium.loop;

import java.util.List;
import java.util.concurrent.CompletionStage;

/**
 * Where the operations of runs are kept: append-only, in the canonical form of {@link Canonical}.
 * The unit is the operation: all of its lines are kept, or none.
 */
public interface Journal {

    /**
     * Appends the operations of one run that follow those already kept.
     *
     * @param run the run's id
     * @param operation number of the operation, from 0 (the run's start) without gaps
     * @param lines the canonical lines of its events, at least one
     * @param now true to write at once; false to let it join a group of at most 200 ms
     * @return completes with the operation's number once it would survive a kill of the process;
     *     completes exceptionally (with the cause) if it was not kept; then the same number is
     *     expected again
     */
    CompletionStage<Integer> append(String run, int operation, List<String> lines, boolean now);

    /**
     * The operations kept of a run, in order; each is the list of its lines.
     *
     * @throws IllegalArgumentException if there is no such run
     */
    List<List<String>> read(String run);
}
