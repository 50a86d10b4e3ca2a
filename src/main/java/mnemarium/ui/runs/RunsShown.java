package mnemarium.ui.runs;

import mnemarium.workbench.FoundInRun;
import mnemarium.workbench.Reproduced;
import mnemarium.workbench.RunPair;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What the place shows.
 *
 * @param rows all runs and experiments, the newest first
 * @param isRead whether the list was read at all: before, nothing is said about it
 * @param events the search in the events, if one was made
 * @param pair two runs that are compared, in place of the list
 * @param again of runs that were played again, by id, what came of it
 */
public record RunsShown(
        List<RunsRow.Entry> rows,
        boolean isRead,
        Optional<EventsSearched> events,
        Optional<RunPair> pair,
        Map<String, PlayedAgain> again) {

    /** Before the list was read. */
    public static final RunsShown UNREAD = of(List.of(), false);

    /** Copies the rows. */
    public RunsShown {
        rows = List.copyOf(rows);
        again = Map.copyOf(again);
    }

    /** A list of which nothing was asked yet. */
    public static RunsShown of(List<RunsRow.Entry> rows, boolean isRead) {
        return new RunsShown(rows, isRead, Optional.empty(), Optional.empty(), Map.of());
    }

    /**
     * A search in the events.
     *
     * @param text what is looked for
     * @param found the first place in each run that has it
     * @param progress the share looked through, 0 to 1; empty when it has ended
     * @param isWhole whether it went through to the end
     */
    public record EventsSearched(
            String text, List<FoundInRun> found, OptionalDouble progress, boolean isWhole) {
        /** Copies what was found. */
        public EventsSearched {
            found = List.copyOf(found);
        }
    }

    /** A run that is or was played again. */
    public sealed interface PlayedAgain {
        /**
         * It is under way.
         *
         * @param share of its operations that were compared, 0 to 1
         * @param isLong whether it has taken so long that a person may want to end it
         */
        record Playing(double share, boolean isLong) implements PlayedAgain {}

        /** It was compared with its journal. */
        record Compared(Reproduced result) implements PlayedAgain {}
    }
}
