package mnemarium.workbench;

import mnemarium.loop.Canonical;
import mnemarium.store.RunMatch;
import mnemarium.store.RunRow;
import mnemarium.store.Workspace;

import java.util.List;

/** Finds the kept runs of a workspace and reads them back, so that they can be played on. */
final class Reopening {

    private final Workspace workspace;
    private final Preparation preparation;

    Reopening(Workspace workspace, Preparation preparation) {
        this.workspace = workspace;
        this.preparation = preparation;
    }

    /**
     * The one run whose id begins so.
     *
     * @throws Refusal if there is none, or more than one
     */
    RunRow find(String run) throws Refusal {
        return switch (workspace.runs().find(run)) {
            case RunMatch.Found found -> found.run();
            case RunMatch.Missing missing ->
                    throw new Refusal(
                            workspace.file().toString(),
                            "no run " + missing.prefix(),
                            "the beginning of a run's id");
            case RunMatch.Ambiguous several ->
                    throw new Refusal(
                            workspace.file().toString(),
                            several.ids().size() + " runs that begin with " + several.prefix(),
                            "one: " + String.join(", ", several.ids()));
        };
    }

    /**
     * Reads a run back with all its operations.
     *
     * @throws Refusal if its scenario or its journal is none
     */
    Reopened read(RunRow row) throws Refusal {
        List<List<String>> lines = workspace.journal().read(row.id());
        Prepared ready = prepared(row, lines);
        return new Reopened(row, ready, lines, history(ready, lines, "run " + row.id()));
    }

    /** A kept run, ready to be played on. */
    Prepared prepared(RunRow row, List<List<String>> lines) throws Refusal {
        return preparation.prepare(
                row.source(),
                Recording.started(lines, "run " + row.id()),
                workspace.vectors().all(row.embedderHash()));
    }

    /** Folds a journal; one that is no run's journal is refused. */
    static History history(Prepared ready, List<List<String>> lines, String where) throws Refusal {
        History history = new History(ready.setup());
        for (int i = 0; i < lines.size(); i++) {
            try {
                history.add(lines.get(i).stream().map(Canonical::event).toList());
            } catch (RuntimeException e) {
                // its lines are whatever somebody wrote: any of the fold's checks may fail
                throw new Refusal(
                        where + ", operation " + i,
                        e.getMessage() == null ? e.toString() : e.getMessage(),
                        "events that follow on those before them");
            }
        }
        return history;
    }
}
