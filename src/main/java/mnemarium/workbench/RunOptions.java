package mnemarium.workbench;

import mnemarium.loop.Mode;
import mnemarium.scenario.Dial;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What a user chose for a run beside its scenario; what is not chosen is the scenario's.
 *
 * @param arm a policy of the scenario's kind
 * @param seed the run's seed; 42 if not chosen
 * @param dials values to start with, instead of the scenario's
 * @param mode what operations are charged
 * @param embedder a built-in embedder's name, or the path of a sentence model
 */
public record RunOptions(
        Optional<String> arm,
        OptionalLong seed,
        Map<Dial, String> dials,
        Mode mode,
        Optional<String> embedder) {

    /** The seed of a run for which none was chosen. */
    public static final long SEED = 42;

    /** Everything as the scenario has it. */
    public static final RunOptions NONE =
            new RunOptions(
                    Optional.empty(),
                    OptionalLong.empty(),
                    Map.of(),
                    Mode.VIRTUAL,
                    Optional.empty());

    public RunOptions {
        dials = Map.copyOf(dials);
    }

    public RunOptions withArm(String other) {
        return new RunOptions(Optional.of(other), seed, dials, mode, embedder);
    }

    public RunOptions withSeed(long other) {
        return new RunOptions(arm, OptionalLong.of(other), dials, mode, embedder);
    }

    public RunOptions withDials(Map<Dial, String> others) {
        return new RunOptions(arm, seed, others, mode, embedder);
    }

    public RunOptions withMode(Mode other) {
        return new RunOptions(arm, seed, dials, other, embedder);
    }

    public RunOptions withEmbedder(String other) {
        return new RunOptions(arm, seed, dials, mode, Optional.of(other));
    }
}
