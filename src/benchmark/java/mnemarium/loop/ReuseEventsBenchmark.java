package mnemarium.loop;

import mnemarium.experiment.Setups;
import mnemarium.memory.ExactStore;
import mnemarium.memory.NoEmbedder;
import mnemarium.memory.WorkingMemory;
import mnemarium.scenario.Scenario;
import mnemarium.scenario.file.Reading;
import mnemarium.scenario.file.ScenarioReader;
import mnemarium.scenario.file.Shipped;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * A task of the default world with every event kept: a run of 120 tasks, its making included,
 * divided by its tasks. Once it is played by the loop as the window does, operation by operation,
 * with the state after each; once it is told in one go, as where nobody moves a dial.
 */
@BenchmarkMode(org.openjdk.jmh.annotations.Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 10, time = 2)
@Measurement(iterations = 5, time = 1)
@Fork(
        value = 1,
        jvmArgsAppend = {"--enable-native-access=ALL-UNNAMED"})
@State(Scope.Benchmark)
public class ReuseEventsBenchmark {

    private static final int TASKS = 120;

    @Param({"ledger-canary", "ledger-v1"})
    private String arm = "";

    private mnemarium.loop.Setup run;

    @org.openjdk.jmh.annotations.Setup
    public void read() {
        Scenario scenario =
                ((Reading.Opened)
                                new ScenarioReader()
                                        .read(new Shipped().named("default-world").orElseThrow()))
                        .scenario();
        Arm played = Setups.arm(scenario, arm);
        run =
                Setups.of(
                        scenario,
                        "",
                        played,
                        1,
                        Setups.dials(scenario, Map.of()),
                        0,
                        Mode.VIRTUAL,
                        new Setups.EmbedderId(NoEmbedder.NAME, new NoEmbedder().hash()),
                        Script.of(scenario, played, 1));
    }

    @Benchmark
    @OperationsPerInvocation(TASKS)
    public List<Event> keep() {
        NoEmbedder none = new NoEmbedder();
        WorkingMemory memory = new WorkingMemory(none, new ExactStore(none.dimensions()), () -> 0);
        Loop loop = new Loop(run, memory, String::length);
        List<Event> events = new ArrayList<>();
        Operation now = loop.start();
        while (!now.after().ended()) {
            events.addAll(now.events());
            now = loop.next(now.after(), Inputs.NONE);
        }
        events.addAll(now.events());
        return events;
    }

    @Benchmark
    @OperationsPerInvocation(TASKS)
    public List<Event> tell() {
        List<Event> events = new ArrayList<>();
        ReuseRun told = new ReuseRun(run);
        while (!told.isDone()) {
            told.next().forEach(events::addAll);
        }
        return events;
    }
}
