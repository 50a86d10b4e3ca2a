package mnemarium.workbench;

import mnemarium.loop.Journal;
import mnemarium.loop.Move;
import mnemarium.loop.State;
import mnemarium.scenario.Source;
import mnemarium.store.TextHash;

import java.util.List;
import java.util.Map;

/** What the bench asks of those who keep runs. */
interface RunKeeper {
    Journal journal();

    /** Begins a branch: a new card for it; its operations up to that one are kept. */
    RunCard branch(RunCard parent, Source source, int operation, String name);

    /** Keeps the moves that have not acted yet, so that a restart finds them. */
    void pending(String run, List<Move> moves);

    /** Keeps where a run stands, for lists of runs. */
    void standing(String run, Trail trail, State state, String stateHash);

    /** Keeps vectors that are not the same on every machine. */
    void vectors(String embedderHash, Map<TextHash, float[]> fresh);
}
