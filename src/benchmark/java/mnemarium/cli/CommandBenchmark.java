package mnemarium.cli;

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

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/**
 * An experiment as a process of its own, from its start to its last file. The ahead-of-time cache
 * is made as the built image's is: by a process that plays the small plan.
 */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 1) // the time of making the cache is not of the first that is measured
@Measurement(iterations = 3)
@Fork(1)
@State(Scope.Benchmark)
public class CommandBenchmark {

    private static final List<String> SMALL = List.of("experiment", "schedules-200");

    private static final String GUARD =
            """
            plan: guard
            title: The guard alone
            page: {shows: Redundant actions., notice: Nothing., source: Ours.}
            parts:
              - part: guard
                title: Redundant actions
                scenario: alert-triage
                arms: [in-loop]
                axes:
                  - sweep: added-latency
                    label: added latency
                    rungs: [0, 1, 5, 15, 30, 50, 110]
                seeds: 2000
                settings: {budget: 100}
                measures: [redundant]
            """;

    /** The plan of 200 schedules, the same with 10 000, and 14 000 runs of the guard. */
    @Param({"schedules-200", "schedules-10000", "guard-14000"})
    private String plan = "";

    @Param({"two threads", "one thread", "no cache"})
    private String by = "";

    private Path folder = Path.of("");
    private String classes = "";
    private int next;

    @Setup
    public void prepare() throws IOException, InterruptedException {
        folder = Files.createTempDirectory("experiments");
        Files.writeString(folder.resolve("guard.yaml"), GUARD);
        classes = jars();
        run(List.of("-XX:AOTCacheOutput=" + folder.resolve("cache.aot")), SMALL);
    }

    @Benchmark
    public int play() throws IOException, InterruptedException {
        List<String> words =
                new ArrayList<>(
                        switch (plan) {
                            case "schedules-200" -> SMALL;
                            case "schedules-10000" ->
                                    List.of("experiment", "schedules-200", "--seeds", "10000");
                            default ->
                                    List.of("experiment", folder.resolve("guard.yaml").toString());
                        });
        words.addAll(List.of("--threads", by.equals("one thread") ? "1" : "2"));
        return run(
                by.equals("no cache")
                        ? List.of("-XX:AOTMode=off")
                        : List.of("-XX:AOTCache=" + folder.resolve("cache.aot")),
                words);
    }

    private int run(List<String> options, List<String> words)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(
                List.of(
                        "--enable-native-access=ALL-UNNAMED",
                        "-Dmnemarium.home=" + folder.resolve("home"),
                        "-classpath",
                        classes,
                        "mnemarium.Launcher"));
        command.addAll(words);
        command.addAll(List.of("--out", folder.resolve("out" + next++).toString()));
        File said = folder.resolve("said.txt").toFile();
        int status =
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(Redirect.to(said))
                        .start()
                        .waitFor();
        if (status != 0) {
            throw new IllegalStateException(Files.readString(said.toPath()));
        }
        return status;
    }

    /** The class path with folders made into one archive: a cache takes archives alone. */
    private String jars() throws IOException {
        List<String> jars = new ArrayList<>();
        Path ours = folder.resolve("ours.jar");
        jars.add(ours.toString());
        try (OutputStream file = Files.newOutputStream(ours);
                JarOutputStream jar = new JarOutputStream(file)) {
            for (String each : System.getProperty("java.class.path").split(File.pathSeparator)) {
                Path path = Path.of(each);
                if (!Files.isDirectory(path)) {
                    jars.add(each);
                } else if (Files.exists(path.resolve("mnemarium").resolve("Launcher.class"))) {
                    add(path, jar);
                }
            }
        }
        return String.join(File.pathSeparator, jars);
    }

    private static void add(Path classes, JarOutputStream jar) throws IOException {
        try (Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = classes.relativize(file).toString().replace(File.separator, "/");
                jar.putNextEntry(new JarEntry(name));
                Files.copy(file, jar);
                jar.closeEntry();
            }
        }
    }

    @TearDown
    public void clear() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
