package mnemarium.experiment;

import mnemarium.experiment.file.ShippedPlans;
import mnemarium.memory.onnx.Models;
import mnemarium.store.ShippedThresholds;
import mnemarium.workbench.Embedders;
import mnemarium.workbench.Kits;
import mnemarium.workbench.Thresholds;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** What a second thread gives a sweep, playing and analysis, once the compiler is done. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3)
@Measurement(iterations = 5)
public class SweepBenchmark {

    @Param({"1", "2"})
    int threads;

    private final Models models = new Models();

    private Kit kit;

    @Setup(Level.Trial)
    public void kit() {
        ShippedThresholds shipped = new ShippedThresholds();
        Thresholds thresholds =
                embedder ->
                        shipped.of(embedder.hash())
                                .map(value -> new Thresholds.Threshold(value, "shipped"));
        kit = Kits.of(new Embedders(models), thresholds, Path.of(""), System::nanoTime);
    }

    @TearDown(Level.Trial)
    public void close() {
        models.close();
    }

    /** 31 500 runs of the guard. */
    @Benchmark
    public Findings loopGuardRungs() throws IOException, InterruptedException {
        return played("loop-guard-rungs", "1500");
    }

    /** 220 000 cells of random worlds. */
    @Benchmark
    public Findings schedules() throws IOException, InterruptedException {
        return played("schedules-200", "20000");
    }

    private Findings played(String name, String seeds) throws IOException, InterruptedException {
        Plan shipped = new ShippedPlans().named(name).orElseThrow();
        Plan plan = new Variation(Optional.of(Seeds.of(seeds)), Map.of(), List.of()).of(shipped);
        Pool pool =
                new Pool(
                        plan,
                        new Players(kit),
                        Shard.WHOLE,
                        new NoKeeper(),
                        threads,
                        System::nanoTime,
                        (_, _) -> {});
        return Analysis.of(plan, pool.run(), threads);
    }
}
