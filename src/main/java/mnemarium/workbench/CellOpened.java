package mnemarium.workbench;

import mnemarium.scenario.Dial;

import java.util.Map;

/** What became of opening a cell of an experiment. */
public sealed interface CellOpened {

    /** It lies on the bench as a run of its own, at the step that matters. */
    record OnBench(Snapshot snapshot) implements CellOpened {}

    /** It is no run: the place Frontier shows it with these dials. */
    record Frontier(Map<Dial, String> dials) implements CellOpened {
        public Frontier {
            dials = Map.copyOf(dials);
        }
    }

    /** It cannot be looked at more closely. */
    record Nowhere(String why) implements CellOpened {}
}
