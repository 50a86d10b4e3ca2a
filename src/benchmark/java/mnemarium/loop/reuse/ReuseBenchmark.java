package mnemarium.loop.reuse;

import mnemarium.world.Costs;
import mnemarium.world.RandomWorlds;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A task of a drifting world when only counts are asked for: the 200 random schedules of 120 tasks
 * under all eight arms, divided by their tasks. 100 ns a task are 10 million tasks a second.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
@State(Scope.Benchmark)
public class ReuseBenchmark {

    private static final int SCHEDULES = 200;
    private static final int TASKS = 120;
    private static final int ALL = SCHEDULES * TASKS * 8;

    private List<Layout> layouts = List.of();

    @Setup
    public void draw() {
        layouts =
                new RandomWorlds(0, TASKS, Costs.DEFAULT)
                        .next(SCHEDULES).stream().map(Layout::new).toList();
    }

    @Benchmark
    @OperationsPerInvocation(ALL)
    public long count() {
        long turns = 0;
        for (Layout layout : layouts) {
            for (ReuseArm arm : ReuseArm.values()) {
                turns += ReuseKernel.count(layout, Policy.of(arm)).turns();
            }
        }
        return turns;
    }
}
