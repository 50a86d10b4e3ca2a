package mnemarium.experiment;

import mnemarium.loop.Arm;
import mnemarium.loop.Inputs;
import mnemarium.loop.Loop;
import mnemarium.loop.Mode;
import mnemarium.loop.Script;
import mnemarium.loop.Setup;
import mnemarium.loop.State;
import mnemarium.memory.CachingEmbedder;
import mnemarium.memory.Embedder;
import mnemarium.memory.ExactStore;
import mnemarium.memory.NoEmbedder;
import mnemarium.memory.WorkingMemory;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Scenario;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Plays a cell by the loop, operation by operation as the window does, and keeps only what it came
 * to. Each text is embedded, and its tokens are counted, once for all cells of a seed.
 */
final class LoopPlayer extends CastPlayer {

    private final Kit kit;

    private final Map<Long, Setup> setups = new HashMap<>();

    // of the seed at hand
    private long seed;
    private final IdentityHashMap<Scenario, Map<Arm, Script>> scripts = new IdentityHashMap<>();
    private final Map<String, Embedder> embedders = new HashMap<>();
    private final Map<String, Integer> lengths = new HashMap<>();

    LoopPlayer(Casting casting, Kit kit, List<Measure> measures) {
        super(casting, measures);
        this.kit = kit;
    }

    @Override
    public void check(Cell cell) {
        setup(cell);
    }

    @Override
    public double[] play(Cell cell) {
        Setup setup = setup(cell);
        Embedder embedder = embedder(setup.embedder(), setup.scenario(), setup.arm());
        // the cell measures nothing, and closing the memory would close nothing
        WorkingMemory memory =
                new WorkingMemory(embedder, new ExactStore(embedder.dimensions()), () -> 0);
        Loop loop = new Loop(setup, memory, this::tokens);
        State state = loop.start().after();
        while (!state.ended()) {
            state = loop.next(state, Inputs.NONE).after();
        }
        return Measures.figures(state, measures());
    }

    private int tokens(String text) {
        return lengths.computeIfAbsent(text, each -> kit.tokens().get().count(each));
    }

    /** The cells of a group differ in their seed alone, unless each has a scenario of its own. */
    private Setup setup(Cell cell) {
        forget(cell.seed());
        Scenario scenario = casting().scenario(cell);
        Setup known = setups.get(casting().group(cell));
        if (known != null
                && known.scenario().equals(scenario)
                && !known.embedder().equals(Setups.ORACLE)) {
            return known.withSeed(cell.seed(), script(scenario, known.arm()));
        }
        Setup setup = setup(cell, scenario);
        setups.put(casting().group(cell), setup);
        return setup;
    }

    private Setup setup(Cell cell, Scenario scenario) {
        Settings set = casting().settings(cell);
        Arm arm = Setups.arm(scenario, set.arm());
        String name = set.embedder().orElse(scenario.embedder());
        Embedder embedder = embedder(name, scenario, arm);
        Map<Dial, String> dials = casting().dials(cell);
        Setup setup =
                Setups.of(
                        scenario,
                        "",
                        arm,
                        cell.seed(),
                        dials,
                        threshold(scenario, dials, embedder),
                        Mode.VIRTUAL,
                        new Setups.EmbedderId(name, embedder.hash()),
                        script(scenario, arm));
        // the world and the arm refuse dials that do not fit them
        State.before(setup);
        return setup;
    }

    private double threshold(Scenario scenario, Map<Dial, String> dials, Embedder embedder) {
        return Setups.threshold(scenario, dials, embedder)
                .map(Setups.Threshold::value)
                .orElseGet(() -> kit.thresholds().applyAsDouble(embedder));
    }

    private void forget(long next) {
        if (seed != next) {
            scripts.clear();
            embedders.clear();
            lengths.clear();
            seed = next;
        }
    }

    private Script script(Scenario scenario, Arm arm) {
        return scripts.computeIfAbsent(scenario, _ -> new HashMap<>())
                .computeIfAbsent(arm, _ -> Script.of(scenario, arm, seed));
    }

    private Embedder embedder(String name, Scenario scenario, Arm arm) {
        return switch (name) {
            case NoEmbedder.NAME -> embedders.computeIfAbsent(name, _ -> new NoEmbedder());
            // it knows the items of one scenario
            case Setups.ORACLE -> Setups.oracle(script(scenario, arm));
            default ->
                    embedders.computeIfAbsent(
                            name, _ -> new CachingEmbedder(kit.embedders().apply(name)));
        };
    }
}
