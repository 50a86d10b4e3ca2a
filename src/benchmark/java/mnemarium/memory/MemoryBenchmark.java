package mnemarium.memory;

import mnemarium.memory.onnx.Models;
import mnemarium.memory.onnx.PlainStatic;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A text in, the eight nearest entries out; and each half of it alone. */
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(
        value = 1,
        jvmArgsAppend = {"--enable-native-access=ALL-UNNAMED"})
public class MemoryBenchmark {

    private static final int NEAREST = 8;

    /** Texts that come round and round. */
    @State(Scope.Thread)
    public static class Texts {
        private final List<String> texts = Alerts.texts(1_000);
        private int next;

        String next() {
            next = (next + 1) % texts.size();
            return texts.get(next);
        }
    }

    /** The static embedder, by either way of adding up. */
    @State(Scope.Benchmark)
    public static class Embedding {
        @Param({"ONNX Runtime", "plain Java"})
        String by = "";

        private final Models models = new Models();
        Embedder embedder = new OracleEmbedder(Map.of());

        @Setup
        public void open() {
            embedder = by.equals("plain Java") ? PlainStatic.open(models) : models.open("static");
        }

        @TearDown
        public void close() {
            models.close();
        }
    }

    /** A filled store, searched in columns or row by row. */
    @State(Scope.Benchmark)
    public static class Filled {
        @Param({"1000", "10000", "100000"})
        int entries;

        @Param({"columns", "row by row"})
        String by = "";

        VectorStore store = new ExactStore(1);
        float[][] queries = {};
        int next;

        @Setup
        public void fill() {
            try (Models models = new Models()) {
                Embedder embedder = models.open("static");
                store =
                        by.equals("columns")
                                ? new SketchedStore(embedder.dimensions())
                                : new PlainStore(embedder.dimensions());
                Alerts.texts(entries).forEach(text -> store.add(embedder.embed(text)));
                queries = Alerts.texts(1_000).stream().map(embedder::embed).toArray(float[][]::new);
            }
        }
    }

    /** A filled memory, by either way of adding up and of searching. */
    @State(Scope.Benchmark)
    public static class Whole {
        @Param({"1000", "10000"})
        int entries;

        @Param({"ONNX Runtime, columns", "ONNX Runtime, row by row", "plain Java, columns"})
        String by = "";

        private final Models models = new Models();
        WorkingMemory memory =
                new WorkingMemory(
                        new OracleEmbedder(Map.of()), new ExactStore(256), System::nanoTime);

        @Setup
        public void fill() {
            Embedder embedder =
                    by.startsWith("plain Java") ? PlainStatic.open(models) : models.open("static");
            VectorStore store =
                    by.endsWith("columns")
                            ? new SketchedStore(embedder.dimensions())
                            : new PlainStore(embedder.dimensions());
            memory = new WorkingMemory(embedder, store, System::nanoTime);
            Alerts.texts(entries).forEach(text -> memory.remember(text, Map.of()));
        }

        @TearDown
        public void close() {
            memory.close();
            models.close();
        }
    }

    @Benchmark
    public float[] embed(Embedding embedding, Texts texts) {
        return embedding.embedder.embed(texts.next());
    }

    @Benchmark
    public List<Hit> query(Filled filled) {
        filled.next = (filled.next + 1) % filled.queries.length;
        return filled.store.nearest(filled.queries[filled.next], NEAREST, filled.store.size());
    }

    @Benchmark
    public Recalled recall(Whole whole, Texts texts) {
        return whole.memory.recall(texts.next(), NEAREST);
    }
}
