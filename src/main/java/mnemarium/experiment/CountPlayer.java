package mnemarium.experiment;

import mnemarium.loop.Arm;
import mnemarium.loop.Rules;
import mnemarium.loop.reuse.ReuseCounts;
import mnemarium.loop.reuse.ReuseKernel;
import mnemarium.loop.reuse.ReuseMemory;
import mnemarium.scenario.Dial;
import mnemarium.scenario.OutcomeReuse;
import mnemarium.scenario.Scenario;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Plays a cell of a drifting world by the kernel of the reuse arms alone: it counts and builds no
 * event. A law test holds it against the loop.
 */
final class CountPlayer extends CastPlayer {

    private final Map<String, Arm> arms = new HashMap<>();

    // of the seed at hand: the world and its dials, whatever the arm
    private long seed;
    private final Map<List<Integer>, Rules> rules = new HashMap<>();

    CountPlayer(Casting casting, List<Measure> measures) {
        super(casting, measures);
    }

    @Override
    public void check(Cell cell) {
        rules(cell);
    }

    @Override
    public double[] play(Cell cell) {
        Rules played = rules(cell);
        ReuseMemory memory = new ReuseMemory(played.layout());
        ReuseCounts counts = new ReuseCounts();
        new ReuseKernel(played.layout(), played.policy(), memory, counts).run();
        return Measures.figures(
                new Measures.Reuse(
                        counts.outcome(played.world().costs()),
                        memory.records(),
                        played.world().costs().derive().turns()));
    }

    private Rules rules(Cell cell) {
        if (seed != cell.seed()) {
            rules.clear();
            seed = cell.seed();
        }
        Scenario scenario = casting().scenario(cell);
        Arm arm =
                arms.computeIfAbsent(
                        casting().settings(cell).arm(), name -> Setups.arm(scenario, name));
        return rules.computeIfAbsent(cell.rungs(), _ -> of(cell, scenario, arm)).under(arm);
    }

    private Rules of(Cell cell, Scenario scenario, Arm arm) {
        if (!(scenario instanceof OutcomeReuse reuse)) {
            throw wrongKind(scenario, OutcomeReuse.KIND);
        }
        Map<Dial, String> dials = casting().dials(cell);
        return Rules.of(reuse, arm, dials);
    }
}
