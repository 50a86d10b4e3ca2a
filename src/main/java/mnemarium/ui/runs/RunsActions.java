package mnemarium.ui.runs;

import mnemarium.workbench.ListedRun;

import java.util.List;

/** What a person may ask for in the place Runs. */
public interface RunsActions {

    /** The place is about to be seen: its runs may have moved on. */
    void refresh();

    /** Opens a run at its newest step, or the plan of an experiment in the place Experiments. */
    void open(RunsRow.Entry row);

    /** Opens a run and makes a branch of it at its newest step. */
    void branch(ListedRun run);

    /** Asks where to, and writes a run as one bundle file. */
    void export(ListedRun run);

    /** Deletes runs and experiments; it can be undone. */
    void delete(List<RunsRow.Entry> rows);

    /** Asks where to, and writes a text. */
    void save(String suggestedName, String text);

    /** Opens a run as it was after an operation. */
    void openAt(String run, int operation);

    /** Looks for a text in the events of all runs; what was found comes with what is shown. */
    void searchEvents(String text);

    /** Ends the search in the events; what was found stays. */
    void endSearch();

    /** Forgets what was found in the events, and ends a search that is under way. */
    void forgetSearch();

    /** Plays a run again; what came of it comes with what is shown. */
    void reproduce(ListedRun run);

    /** Ends playing a run again; what was compared until then is told. */
    void endReproduction(ListedRun run);

    /** Lays two runs beside each other. */
    void compare(ListedRun one, ListedRun other);

    /** Goes back from the comparison to the list. */
    void endComparison();
}
