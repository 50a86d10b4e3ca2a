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
final class SessionPlayer implements Player {

    private final Casting casting;
    private final List<Measure> measures;
    private final IdentityHashMap<Scenario, EvolvingWorld> worlds = new IdentityHashMap<>();

    SessionPlayer(Casting casting, List<Measure> measures) {
        this.casting = casting;
        this.measures = measures;
    }

    @Override
    public List<Measure> measures() {
        return measures;
    }

    @Override
    public void check(Cell cell) {
        world(cell);
        arm(cell);
        casting.dials(cell);
    }

    @Override
    public double[] play(Cell cell) {
        EvolvingArm arm = EvolvingArm.named(arm(cell).word()).orElseThrow();
        return Measures.figures(EvolvingRun.count(world(cell), arm));
    }

    @Override
    public Opening opening(Cell cell) {
        return casting.opening(cell);
    }

    private Arm arm(Cell cell) {
        return Setups.arm(casting.scenario(cell), casting.settings(cell).arm());
    }

    private EvolvingWorld world(Cell cell) {
        Scenario scenario = casting.scenario(cell);
        if (!(scenario instanceof Evolving evolving)) {
            throw new IllegalArgumentException(
                    "found a scenario of kind "
                            + scenario.kind()
                            + ", expected "
                            + Evolving.KIND
                            + ": the scenarios of a part are of one kind");
        }
        return worlds.computeIfAbsent(scenario, _ -> Worlds.of(evolving));
    }
}
