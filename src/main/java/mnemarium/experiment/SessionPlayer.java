package mnemarium.experiment;

import mnemarium.loop.Arm;
import mnemarium.loop.Worlds;
import mnemarium.loop.reuse.EvolvingArm;
import mnemarium.loop.reuse.EvolvingRun;
import mnemarium.scenario.Evolving;
import mnemarium.scenario.Scenario;
import mnemarium.world.evolving.EvolvingWorld;

import java.util.IdentityHashMap;
import java.util.List;

/**
 * Plays a cell of an evolving world by counting its sessions. A law test holds it against the loop.
 */
final class SessionPlayer extends CastPlayer {

    private final IdentityHashMap<Scenario, EvolvingWorld> worlds = new IdentityHashMap<>();

    SessionPlayer(Casting casting, List<Measure> measures) {
        super(casting, measures);
    }

    @Override
    public void check(Cell cell) {
        world(cell);
        arm(cell);
        casting().dials(cell);
    }

    @Override
    public double[] play(Cell cell) {
        EvolvingArm arm = EvolvingArm.named(arm(cell).word()).orElseThrow();
        return Measures.figures(EvolvingRun.count(world(cell), arm));
    }

    private Arm arm(Cell cell) {
        return Setups.arm(casting().scenario(cell), casting().settings(cell).arm());
    }

    private EvolvingWorld world(Cell cell) {
        Scenario scenario = casting().scenario(cell);
        if (!(scenario instanceof Evolving evolving)) {
            throw wrongKind(scenario, Evolving.KIND);
        }
        return worlds.computeIfAbsent(scenario, _ -> Worlds.of(evolving));
    }
}
