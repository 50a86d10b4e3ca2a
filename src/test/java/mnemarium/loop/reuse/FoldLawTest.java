package mnemarium.loop.reuse;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;

import mnemarium.world.Dependency;
import mnemarium.world.Edit;
import mnemarium.world.Hidden;
import mnemarium.world.Late;
import mnemarium.world.Noise;
import mnemarium.world.World;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.lang.management.ManagementFactory;
import java.util.List;

/** What a sink was told is all there is: counts and memory are folds of it. */
class FoldLawTest {

    @ParameterizedTest
    @EnumSource(ReuseArm.class)
    void theSumOfWhatWasRecordedIsWhatWasCounted_seed21(ReuseArm arm) {
        RichWorlds worlds = new RichWorlds(21);
        for (int i = 0; i < 100; i++) {
            World world = worlds.world();
            Policy policy = worlds.policy(arm, world);
            Layout layout = new Layout(world);
            Recording recording = new Recording();
            new ReuseKernel(layout, policy, recording).run();
            ReuseCounts counts = new ReuseCounts();
            recording.tell(counts);
            assertThat(counts.outcome(world.costs())).isEqualTo(ReuseKernel.count(layout, policy));
        }
    }

    @ParameterizedTest
    @EnumSource(ReuseArm.class)
    void aRunThatGoesOnFromTheFoldOfItsPastIsTheSameRun_seed22(ReuseArm arm) {
        RichWorlds worlds = new RichWorlds(22);
        for (int i = 0; i < 60; i++) {
            World world = worlds.world();
            Policy policy = worlds.policy(arm, world);
            Layout layout = new Layout(world);
            Recording recording = new Recording();
            ReuseMemory whole = new ReuseMemory(layout);
            new ReuseKernel(layout, policy, whole, recording).run();
            int half = world.tasks() / 2;
            ReuseMemory folded = new ReuseMemory(layout);
            recording.tellUntil(half, folded);
            assertThat(folded.remembered().nextTask()).isEqualTo(half);
            ReuseMemory resumed = new ReuseMemory(layout, folded.remembered());
            ReuseCounts counts = new ReuseCounts();
            recording.tellUntil(half, counts);
            new ReuseKernel(layout, policy, resumed, counts).run();
            assertThat(resumed.remembered()).isEqualTo(whole.remembered());
            assertThat(counts.outcome(world.costs())).isEqualTo(ReuseKernel.count(layout, policy));
        }
    }

    @ParameterizedTest
    @EnumSource(ReuseArm.class)
    void dimensionsThatNeverMoveMayJoinInMidRunWithoutATrace_seed23(ReuseArm arm) {
        RichWorlds worlds = new RichWorlds(23);
        for (int i = 0; i < 60; i++) {
            World world = worlds.world();
            Policy policy = worlds.policy(arm, world);
            Layout layout = new Layout(world);
            ReuseMemory memory = new ReuseMemory(layout);
            ReuseCounts counts = new ReuseCounts();
            ReuseKernel kernel = new ReuseKernel(layout, policy, memory, counts);
            for (int task = 0; task < world.tasks() / 2; task++) {
                kernel.step();
            }
            World wider = world;
            for (Edit edit :
                    List.of(
                            new Edit.Joins(new Noise("joined_noise", 0)),
                            new Edit.Joins(new Late("joined_late", 0, world.tasks())),
                            new Edit.Joins(new Hidden("joined_hidden", "a", "b", world.tasks())))) {
                wider = edit.on(wider);
            }
            Layout to = new Layout(wider);
            ReuseMemory moved = new ReuseMemory(to, memory.remembered().laidOut(layout, to));
            new ReuseKernel(to, policy, moved, counts).run();
            assertThat(counts.outcome(world.costs())).isEqualTo(ReuseKernel.count(layout, policy));
        }
    }

    @ParameterizedTest
    @EnumSource(ReuseArm.class)
    void countingBuildsNothing(ReuseArm arm) {
        World world = Figures.standard();
        Layout layout =
                new Layout(
                        new World(
                                20_000,
                                world.dependencies(),
                                world.noise(),
                                world.late(),
                                world.hidden(),
                                world.entities(),
                                world.scope(),
                                world.costs()));
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        ReuseKernel.count(layout, Policy.of(arm));
        ReuseKernel kernel = new ReuseKernel(layout, Policy.of(arm), new ReuseCounts());
        long before = threads.getCurrentThreadAllocatedBytes();
        kernel.run();
        long after = threads.getCurrentThreadAllocatedBytes();
        assertThat(after - before).isLessThan(layout.world().tasks());
    }

    @Test
    void aShorterLagInMidRunOvertakesWhatIsQueued() {
        Layout layout = new Layout(Figures.standard());
        ReuseMemory memory = new ReuseMemory(layout);
        long volume = layout.bits(List.of("data_volume"));
        long workload = layout.bits(List.of("workload"));
        for (int i = 0; i < 40; i++) {
            memory.falseValid(i, 0, volume, 0, volume, 100 + i);
        }
        memory.falseValid(40, 0, workload, 0, workload, 41);
        assertThat(memory.remembered().pending()).hasSize(41);
        assertThat(memory.due(41)).isEqualTo(workload);
        memory.missDetected(41, workload);
        assertThat(memory.isDue(99)).isFalse();
        assertThat(memory.due(100)).isEqualTo(volume);
    }

    @Test
    void dragOfADriftInTheFutureKeepsThePast() {
        World world = Figures.standard();
        Layout layout = new Layout(world);
        ReuseMemory memory = new ReuseMemory(layout);
        Policy policy = Policy.of(ReuseArm.LEDGER_CANARY);
        ReuseKernel kernel = new ReuseKernel(layout, policy, memory, ReuseSink.NONE);
        for (int task = 0; task < 25; task++) {
            kernel.step();
        }
        World dragged = new Edit.Drift("workload", 35).on(world);
        Layout to = new Layout(dragged);
        ReuseMemory then = new ReuseMemory(to, memory.remembered().laidOut(layout, to));
        new ReuseKernel(to, policy, then, ReuseSink.NONE).run();
        ReuseMemory fresh = new ReuseMemory(to);
        new ReuseKernel(to, policy, fresh, ReuseSink.NONE).run();
        assertThat(then.remembered()).isEqualTo(fresh.remembered());
        assertThat(dragged.dependencies())
                .contains(new Dependency("workload", "oltp", "analytics", 35));
    }
}
