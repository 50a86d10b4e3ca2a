package mnemarium.loop;

import mnemarium.memory.ExactStore;
import mnemarium.memory.OracleEmbedder;
import mnemarium.memory.Vocabulary;
import mnemarium.memory.WordPiece;
import mnemarium.memory.WorkingMemory;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Item;
import mnemarium.scenario.Scenario;
import mnemarium.scenario.file.Reading;
import mnemarium.scenario.file.ScenarioReader;
import mnemarium.scenario.file.Shipped;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A whole scripted triage of 24 steps, no store: engine, working memory and events alone. */
@BenchmarkMode(org.openjdk.jmh.annotations.Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(
        value = 1,
        jvmArgsAppend = {"--enable-native-access=ALL-UNNAMED"})
@State(Scope.Benchmark)
public class TriageBenchmark {

    private mnemarium.loop.Setup run;
    private WordPiece tokens;
    private OracleEmbedder oracle;

    @Setup
    public void read() {
        Scenario scenario =
                ((Reading.Opened)
                                new ScenarioReader()
                                        .read(
                                                new Shipped()
                                                        .named("alert-triage-scripted")
                                                        .orElseThrow()))
                        .scenario();
        Map<Dial, String> dials = new HashMap<>(scenario.dials());
        dials.put(Dial.THRESHOLD, "0.5");
        run =
                mnemarium.loop.Setup.of(
                        scenario, "", Arm.IN_LOOP, 42, Dials.of(dials), Mode.VIRTUAL, "oracle", "");
        Map<String, String> incidents = new HashMap<>();
        for (Item item : run.script().items()) {
            incidents.put(item.text(), String.valueOf(item.incident()));
        }
        oracle = new OracleEmbedder(incidents);
        tokens = new WordPiece(Vocabulary.shipped());
    }

    @Benchmark
    public int playOut() {
        WorkingMemory memory =
                new WorkingMemory(oracle, new ExactStore(oracle.dimensions()), () -> 0);
        Loop loop = new Loop(run, memory, tokens);
        mnemarium.loop.State state = loop.start().after();
        while (!state.ended()) {
            state = loop.next(state, Inputs.NONE).after();
        }
        return state.events();
    }
}
