package mnemarium.experiment;

import mnemarium.scenario.Dial;
import mnemarium.scenario.Source;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** How a cell is opened for a closer look. */
public sealed interface Opening {

    /**
     * As a run with a journal.
     *
     * @param source its scenario; a generated one is written out
     * @param arm its policy
     * @param seed its seed
     * @param dials where its dials stand, beside the scenario's
     * @param embedder its embedder, if it is not the scenario's
     * @param seek what to look for in it
     */
    record Run(
            Source source,
            String arm,
            long seed,
            Map<Dial, String> dials,
            Optional<String> embedder,
            Seek seek)
            implements Opening {
        public Run {
            dials = java.util.Collections.unmodifiableMap(new TreeMap<>(dials));
        }
    }

    /** In the place Frontier, with these dials. */
    record Frontier(Map<Dial, String> dials) implements Opening {}

    /** Not as a run. */
    record Nowhere(String why) implements Opening {}

    /** The step that matters: the first of its kind in the run, else its end. */
    enum Seek {
        /** The first redundant action. */
        REDUNDANT,
        /** The first wrong answer or false-valid reuse. */
        WRONG,
        /** The first fact that was missed. */
        MISSED,
        /** The first trip. */
        TRIP,
        END
    }
}
