package mnemarium.cli;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.memory.onnx.Models;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Source;
import mnemarium.scenario.file.Shipped;
import mnemarium.workbench.Embedders;
import mnemarium.workbench.Preparation;
import mnemarium.workbench.Recording;
import mnemarium.workbench.RunOptions;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Shipped scenarios give the logs that lie in {@code src/test/resources/golden}, byte for byte.
 * They change only on purpose: {@code mvn test -Dtest=GoldenLogsTest -Dgolden=write} writes them
 * anew; the commit says why.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class GoldenLogsTest {

    private static final Path GOLDEN = Path.of("src", "test", "resources", "golden");

    private final Embedders embedders = new Embedders(new Models());

    @AfterAll
    void close() {
        embedders.close();
    }

    @ParameterizedTest(name = "{0}, {1}, {2}, +{3} ms")
    @CsvSource({
        "alert-triage, no-memory, static, 0",
        "alert-triage, per-turn, static, 0",
        "alert-triage, in-loop, static, 0",
        "alert-triage, in-loop, static, 15",
        "alert-triage, in-loop, static, 110",
        "alert-triage, in-loop, hashed, 0",
        "alert-triage-scripted, in-loop, oracle, 0",
        "alert-triage-scripted, in-loop, oracle, 110",
        "trip-planning, baseline, static, 0",
        "trip-planning, aware, static, 0",
        "trip-planning, notes, static, 0",
        "trip-planning, memory, static, 0",
        "working-set, memory, static, 0",
        "working-set, memory-one-read, static, 0",
        "working-set, memory-until-new, static, 0",
        "three-lanes, by-type, static, 0",
        "three-lanes, facts-only, static, 0",
        "three-lanes, by-type, static, 110",
        "support-desk, gated, static, 0",
        "support-desk, memory-with-expiry, static, 0",
        "warehouse-analyst, transcript-search, static, 0"
    })
    void theLogIsTheGoldenOne(String scenario, String arm, String embedder, String added)
            throws Exception {
        RunOptions options =
                RunOptions.NONE
                        .withArm(arm)
                        .withEmbedder(embedder)
                        .withDials(Map.of(Dial.ADDED_LATENCY, added));
        isGolden(
                scenario,
                options,
                scenario + "." + arm + "." + embedder + ".plus-" + added + ".log");
    }

    private void isGolden(String scenario, RunOptions options, String file) throws Exception {
        Source source = new Shipped().named(scenario).orElseThrow();
        String log =
                Recording.play(
                                new Preparation(embedders, Terminal.thresholds())
                                        .prepare(source, options, Map.of()),
                                OptionalInt.empty(),
                                () -> 0)
                        .lines()
                        .stream()
                        .flatMap(List::stream)
                        .collect(Collectors.joining("\n", "", "\n"));
        Path golden = GOLDEN.resolve(file);
        if (System.getProperty("golden", "").equals("write")) {
            Files.createDirectories(GOLDEN);
            Files.write(golden, log.getBytes(StandardCharsets.UTF_8));
        }

        assertThat(log).isEqualTo(Files.readString(golden, StandardCharsets.UTF_8));
    }

    @ParameterizedTest(name = "{0}, {1}")
    @CsvSource({
        "default-world, ledger-canary",
        "default-world, ledger-learn",
        "high-churn, ledger-tiered",
        "hidden-drift, ledger-v1",
        "late-relevance, ledger-narrowing",
        "two-entities, ledger-canary",
        "announced-440, supersession",
        "announced-440, ledger",
        "silent-600, ledger-ttl-10",
        "staleness-trap, bare",
        "staleness-trap, method",
        "process-memory, without-history",
        "process-memory, with-history"
    })
    void theLogOfARunWithoutWorkingMemoryIsTheGoldenOne(String scenario, String arm)
            throws Exception {
        isGolden(scenario, RunOptions.NONE.withArm(arm), scenario + "." + arm + ".log");
    }

    @Test
    void noGoldenLogIsLeftOver() throws Exception {
        try (Stream<Path> files = Files.list(GOLDEN)) {
            assertThat(files).hasSize(34);
        }
    }
}
