package mnemarium.store;

import mnemarium.scenario.Source;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** What it costs to keep a run so that a kill of the process does not lose it, and to read it. */
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class JournalBenchmark {

    private static final int EVENTS = 20_000;
    private static final int LONG_RUN = 100_000;

    /** A workspace of its own in a temporary folder. */
    @State(Scope.Benchmark)
    public static class Kept {
        final PlayedJournal played = new PlayedJournal();
        final List<List<String>> portion = played.holding(EVENTS);
        private Path folder = Path.of("");
        private Optional<Workspace> workspace = Optional.empty();
        private int runs;
        private String byHand = "";
        private int next;

        @Setup(Level.Iteration)
        public void open() throws IOException {
            folder = Files.createTempDirectory("journal-benchmark");
            workspace =
                    switch (Workspace.open(folder, Clock.systemUTC())) {
                        case Opening.Opened opened -> Optional.of(opened.workspace());
                        case Opening.Refused refused ->
                                throw new IllegalStateException(refused.message());
                    };
            byHand = begin();
            next = 0;
        }

        Workspace workspace() {
            return workspace.orElseThrow();
        }

        String begin() {
            String id = "run-" + runs++;
            Source source = new Source("scenario", "benchmark.yaml", "title: benchmark", Map.of());
            RunRow run =
                    new RunRow(
                            id,
                            Optional.empty(),
                            0,
                            id,
                            source,
                            "triage",
                            "in-loop",
                            1,
                            "virtual",
                            "hashed",
                            "",
                            "",
                            Instant.EPOCH);
            workspace().runs().create(run).toCompletableFuture().join();
            return id;
        }

        @TearDown(Level.Iteration)
        public void close() throws IOException {
            workspace().close();
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    /** One event of a running run: appended in groups, all acknowledged at the end. */
    @Benchmark
    @OperationsPerInvocation(EVENTS)
    public int appendOneEventRunning(Kept kept) {
        String run = kept.begin();
        CompletionStage<Integer> last =
                kept.workspace().journal().append(run, 0, kept.portion.get(0), false);
        for (int each = 1; each < kept.portion.size(); each++) {
            last = kept.workspace().journal().append(run, each, kept.portion.get(each), false);
        }
        kept.workspace().flush();
        return last.toCompletableFuture().join();
    }

    /** One operation by hand: asked for, kept, acknowledged. */
    @Benchmark
    public int appendOneOperationByHand(Kept kept) {
        int number = kept.next++;
        return kept.workspace()
                .journal()
                .append(kept.byHand, number, kept.played.operation(number), true)
                .toCompletableFuture()
                .join();
    }

    /** A run of 100 000 events to be read. */
    @State(Scope.Benchmark)
    public static class LongRun {
        private String run = "";

        @Setup(Level.Iteration)
        public void fill(Kept kept) {
            run = kept.begin();
            List<List<String>> operations = kept.played.holding(LONG_RUN);
            for (int each = 0; each < operations.size(); each++) {
                kept.workspace().journal().append(run, each, operations.get(each), false);
            }
            kept.workspace().flush();
        }
    }

    /** All operations of a run of 100 000 events, as lines. */
    @Benchmark
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    public List<List<String>> readHundredThousandEvents(Kept kept, LongRun longRun) {
        return kept.workspace().journal().read(longRun.run);
    }
}
