package mnemarium.cli;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.cli.Terminal.Said;
import mnemarium.experiment.file.PartFile;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Experiments typed: the same bytes in any way of playing them, and what is refused. */
class ExperimentCommandTest {

    private static final String PLAN =
            """
            plan: small
            title: A small plan
            page: {shows: Little., notice: Less., source: None.}
            parts:
              - part: triage
                title: Redundant actions
                scenario: alert-triage
                arms: [in-loop, no-memory]
                axes:
                  - sweep: added-latency
                    label: added latency
                    spacing: from-one
                    rungs: [0, 15]
                seeds: 3
                settings: {embedder: oracle}
                measures: [redundant]
              - part: world
                title: Turns per task
                scenario: default-world
                arms: [ledger-canary, ledger-tiered]
                measures: [turns-per-task]
            """;

    @TempDir private Path folder;
    private Terminal terminal;
    private Path plan;

    @BeforeEach
    void open() throws IOException {
        terminal = new Terminal(folder);
        plan = folder.resolve("small.yaml");
        Files.writeString(plan, PLAN);
    }

    private Said experiment(String out, Object... more) {
        Object[] words =
                Stream.concat(
                                Stream.of("experiment", plan, "--out", folder.resolve(out)),
                                Arrays.stream(more))
                        .toArray();
        return terminal.type(words);
    }

    /** What differs from machine to machine, and the report that shows it. */
    private static final Set<String> AROUND =
            Set.of("environment.json", "measured.json", "report.html");

    /** The files of a folder that are promised to be the same bytes. */
    private Map<String, String> files(String name) throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.list(folder.resolve(name))) {
            for (Path file : all.toList()) {
                if (!AROUND.contains(file.getFileName().toString())) {
                    // byte by byte: cells kept so far are no text
                    files.put(
                            file.getFileName().toString(),
                            Files.readString(file, StandardCharsets.ISO_8859_1));
                }
            }
        }
        return files;
    }

    @Test
    void writesResultsAndACard() throws IOException {
        Said said = experiment("one");
        assertThat(said.status()).isZero();
        assertThat(said.err()).contains("14 of 14 cells, 0 failed");
        assertThat(files("one").keySet())
                .contains("card.json", "results-triage.csv", "results-world.csv", "results.json")
                .doesNotContain(PartFile.NAME);
        assertThat(folder.resolve("one")).isDirectoryContaining("glob:**/report.html");
        assertThat(folder.resolve("one/measured.json")).content().contains("\"cells\" : 14");
        assertThat(files("one").get("results-triage.csv"))
                .startsWith("part,arm,added-latency,seed,redundant,")
                .contains("\ntriage,in-loop,0,1,0,12,24,12,");
        assertThat(files("one").get("results-world.csv"))
                .contains("\nworld,ledger-canary,1,2.3,276,120,");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void theSameBytesOnAnyNumberOfThreads(int threads) throws IOException {
        experiment("one");
        assertThat(experiment("other", "--threads", threads).status()).isZero();
        assertThat(files("other")).isEqualTo(files("one"));
    }

    @Test
    void sharesAreJoinedToTheSameBytes() throws IOException {
        experiment("whole");
        for (int share = 1; share <= 3; share++) {
            assertThat(experiment("s" + share, "--shard", share + "/3").status()).isZero();
        }
        Said merged =
                terminal.type(
                        "merge",
                        folder.resolve("s2"),
                        folder.resolve("s3"),
                        folder.resolve("s1"),
                        "--out",
                        folder.resolve("merged"));
        assertThat(merged.status()).isZero();
        assertThat(files("merged")).isEqualTo(files("whole"));
        assertThat(
                        terminal.type(
                                        "merge",
                                        folder.resolve("s2"),
                                        folder.resolve("s3"),
                                        "--out",
                                        folder.resolve("m2"))
                                .err())
                .contains("found no share 1 of 3, expected the folders of all of them");
        assertThat(folder.resolve("m2")).doesNotExist();
    }

    @Test
    void goesOnWithTheCellsThatAKillLeft() throws IOException {
        experiment("share", "--shard", "1/2");
        byte[] cells = Files.readAllBytes(folder.resolve("share").resolve(PartFile.NAME));
        Path killed = Files.createDirectory(folder.resolve("killed"));
        // the last line is torn, and the results were not written
        Files.write(killed.resolve(PartFile.NAME), Arrays.copyOf(cells, cells.length - 70));
        assertThat(experiment("killed", "--shard", "1/2").status()).isZero();
        Map<String, String> again = files("killed");
        Map<String, String> whole = files("share");
        // the cells themselves may lie in another order
        again.remove(PartFile.NAME);
        whole.remove(PartFile.NAME);
        assertThat(again).isEqualTo(whole);
    }

    @Test
    void aCardIsPlayedAgain() throws IOException {
        experiment("one");
        Path card = folder.resolve("one").resolve("card.json");
        Said again = terminal.type("reproduce", card);
        assertThat(again.status()).isZero();
        assertThat(again.out()).startsWith("identical: 14 cells, configuration ");
        Path results = folder.resolve("one").resolve("results-world.csv");
        Files.writeString(results, Files.readString(results).replace(",276,", ",277,"));
        Said differs = terminal.type("reproduce", card);
        assertThat(differs.status()).isEqualTo(1);
        assertThat(differs.out()).contains("differs at results-world.csv, line 2, column turns");
        Files.writeString(
                card, Files.readString(card).replace("\"engine\" : \"", "\"engine\" : \"9"));
        Said refused = terminal.type("reproduce", card);
        assertThat(refused.status()).isEqualTo(2);
        assertThat(refused.err()).contains("found a card of engine 9").contains("--anyway");
        assertThat(terminal.type("reproduce", card, "--anyway").status()).isEqualTo(1);
    }

    @Test
    void aChangedCardIsRefused() throws IOException {
        experiment("one");
        Path card = folder.resolve("one").resolve("card.json");
        Files.writeString(card, Files.readString(card).replace("seeds: 3", "seeds: 4"));
        assertThat(terminal.type("reproduce", card).err()).contains("the card was changed");
    }

    @Test
    void seedsDialsAndEmbedderAreVaried() throws IOException {
        Said said = experiment("one", "--seeds", "7,9-10", "--dial", "reasoning-time=5");
        // a world has no such dial
        assertThat(said.status()).isEqualTo(2);
        assertThat(said.err()).contains("found the dial reasoning-time").contains("(part world)");
        assertThat(folder.resolve("one")).doesNotExist();
        assertThat(experiment("two", "--seeds", "7,9-10").status()).isZero();
        assertThat(files("two").get("results-triage.csv"))
                .contains("\ntriage,in-loop,0,9,")
                .doesNotContain("\ntriage,in-loop,0,1,");
        assertThat(files("two").get("results-world.csv")).contains("\nworld,ledger-canary,1,");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--seeds|0|--seeds: found no seed, expected at least one",
                "--seeds|9-3|--seeds: found 9-3, expected the smaller seed first",
                "--seeds|999999999|found 999999999 seeds, expected at most 10000000",
                "--dial|budget=999999|found budget 999999 ms, expected 0 to 60 000 ms",
                "--seeds|3,3|found the seed 3 twice, expected each once",
                "--seeds|5000000|20 000 002 cells, expected at most 10 000 000, or --many",
                "--dial|added-latency=3|found the setting added-latency, expected one that part",
                "--dial|bugdet=3|found 'bugdet', expected 'budget' perhaps",
                "--dial|budget|found 'budget', expected NAME=VALUE",
                "--shard|4/3|--shard: found the shard 4/3, expected 1/N to N/N",
                "--shard|x|found the shard 'x', expected I/N such as 2/5",
                "--threads|0|expected a whole number from 1",
                "--file|talk.json|expected none: it runs no files of one's own"
            })
    void whatCannotBePlayedIsRefusedAndNothingIsWritten(
            String option, String value, String message) {
        Said said = experiment("one", option, value);
        assertThat(said.status()).isEqualTo(2);
        assertThat(said.err()).contains(message);
        assertThat(folder.resolve("one")).doesNotExist();
    }

    @Test
    void aFolderThatIsNotEmptyIsRefused() throws IOException {
        Files.createDirectories(folder.resolve("one"));
        Files.writeString(folder.resolve("one").resolve("letter.txt"), "Dear");
        assertThat(experiment("one").err()).contains("found a folder that is not empty");
        assertThat(files("one").keySet()).containsExactly("letter.txt");
        assertThat(experiment("small.yaml").err()).contains("found a file, expected a folder");
        experiment("share", "--shard", "1/2");
        assertThat(experiment("share", "--shard", "2/2").err())
                .contains("found cells of another experiment");
    }

    @Test
    void aFolderThatCannotBeMadeIsRefusedInWords() throws IOException {
        Files.writeString(folder.resolve("letter.txt"), "Dear");
        Said said = experiment("letter.txt/one");
        assertThat(said.status()).isEqualTo(2);
        assertThat(said.err())
                .contains("expected a folder that can be written")
                .doesNotContain("Exception");
    }

    @Test
    void anUnknownMeasureIsRefusedAndNothingIsWritten() throws IOException {
        Path plan = folder.resolve("typo.yaml");
        Files.writeString(
                plan,
                """
                plan: typo
                title: A measure with a slip
                page: {shows: a, try: [b], notice: c, source: d}
                scenario: alert-triage
                arms: [in-loop]
                seeds: 3,3
                measures: [redundnt]
                views: [table]
                """);
        Said twice = terminal.type("experiment", plan, "--out", folder.resolve("one"));
        assertThat(twice.status()).isEqualTo(2);
        assertThat(twice.err())
                .contains("line 6, seeds: found the seed 3 twice, expected each once");
        Files.writeString(plan, Files.readString(plan).replace("seeds: 3,3", "seeds: 2"));
        Said said = terminal.type("experiment", plan, "--out", folder.resolve("one"));
        assertThat(said.status()).isEqualTo(2);
        assertThat(said.err())
                .contains("found the measure 'redundnt', expected 'redundant' perhaps");
        assertThat(folder.resolve("one")).doesNotExist();
    }

    @Test
    void anUnknownPlanIsRefused() {
        Said said = terminal.type("experiment", "loop-gard-rungs", "--out", folder.resolve("x"));
        assertThat(said.status()).isEqualTo(2);
        assertThat(said.err()).contains("expected 'loop-guard-rungs' perhaps");
    }
}
