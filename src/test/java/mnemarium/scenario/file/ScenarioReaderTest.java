package mnemarium.scenario.file;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.scenario.Problem;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

class ScenarioReaderTest {

    @TempDir Path folder;

    @Test
    void refusesAFileThatIsNotUtf8AndNamesTheByte() throws IOException {
        Path file = folder.resolve("latin.yaml");
        Files.write(file, "kind: triage\nname: caf\u00e9\n".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(problems(file))
                .containsExactly(
                        new Problem(
                                "latin.yaml",
                                2,
                                "",
                                "byte 0xE9 at offset 22, which is not UTF-8",
                                "a file in UTF-8"));
    }

    @Test
    void recognisesUtf16() throws IOException {
        Path file = folder.resolve("wide.csv");
        Files.write(file, "\ufeffid,text".getBytes(StandardCharsets.UTF_16LE));
        assertThat(problems(file).getFirst().found()).endsWith("(the file begins like UTF-16)");
    }

    @Test
    void refusesAFileCutInTheMiddleOfACharacter() throws IOException {
        Path file = folder.resolve("cut.csv");
        Files.write(file, new byte[] {'a', (byte) 0xE2, (byte) 0x82});
        assertThat(problems(file).getFirst().found())
                .isEqualTo("byte 0xE2 at offset 1, which is not UTF-8");
    }

    @Test
    void refusesAFileOfTwoHundredMegabytesByItsSize() throws IOException {
        for (String ending : List.of("yaml", "json", "jsonl", "csv")) {
            Path file = folder.resolve("huge." + ending);
            try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
                sparse.setLength(200_000_000);
            }
            assertThat(problems(file))
                    .singleElement()
                    .satisfies(
                            problem -> {
                                assertThat(problem.found()).isEqualTo("191 MiB (200000000 bytes)");
                                assertThat(problem.expected()).startsWith("at most ");
                            });
        }
    }

    @Test
    void refusesWhatIsNoFile() {
        assertThat(problems(folder.resolve("none.yaml")).getFirst().found())
                .startsWith("no file at ");
        assertThat(folder.resolve("folder.yaml").toFile().mkdir()).isTrue();
        assertThat(problems(folder.resolve("folder.yaml")).getFirst().found())
                .startsWith("a folder or device at ");
    }

    @Test
    void namesTheEndingsItKnows() {
        assertThat(problems(folder.resolve("notes.docx")))
                .containsExactly(
                        new Problem(
                                "notes.docx",
                                0,
                                "",
                                "a file named 'notes.docx'",
                                "a name ending in .yaml, .yml, .json, .jsonl, .ndjson, .csv,"
                                        + " .tsv"));
    }

    @Test
    void saysWhatAJsonFileHoldsIfItIsNothingKnown() throws IOException {
        Path file = folder.resolve("a.json");
        Files.writeString(file, "{\"foo\": 1, \"bar\": 2}");
        assertThat(problems(file).getFirst().found()).isEqualTo("an object with the keys foo, bar");
        Files.writeString(file, "[3]");
        assertThat(problems(file).getFirst().found()).isEqualTo("the number 3");
        Files.writeString(file, "");
        assertThat(problems(file).getFirst().found()).isEqualTo("nothing in it");
    }

    @Test
    void readsAScenarioWrittenAsJson() throws IOException {
        Path file = folder.resolve("a.json");
        Files.writeString(
                file,
                "{\"kind\": \"triage\", \"name\": \"t\", \"title\": \"T\", \"turn-size\": 6,"
                        + " \"generate\": {\"alerts\": 24, \"duplicates\": 12}}");
        assertThat(Read.opened(new ScenarioReader().read(file)).source().format())
                .isEqualTo("scenario");
    }

    @Test
    void takesAFormatItIsTold() throws IOException {
        Path file = folder.resolve("a.jsonl");
        Files.writeString(file, "{\"role\": \"user\", \"content\": \"hello\"}\n");
        ScenarioReader reader = new ScenarioReader();
        assertThat(Read.opened(reader.read(file)).source().format()).isEqualTo("chat");
        assertThat(
                        Read.opened(reader.read(file, Map.of("format", "items-jsonl")))
                                .source()
                                .format())
                .isEqualTo("items-jsonl");
        assertThat(Read.problems(reader.read(file, Map.of("format", "chta"))).getFirst().expected())
                .isEqualTo("'chat' perhaps; one of scenario, locomo, chat, items-csv, items-jsonl");
    }

    @Test
    void survivesAnyCutOfAnyOfItsTestFiles() throws IOException {
        try (var files = Files.list(Read.path(""))) {
            for (Path file : files.sorted().toList()) {
                byte[] bytes = Files.readAllBytes(file);
                for (int length = 0; length < bytes.length; length += 7) {
                    Path cut = folder.resolve(String.valueOf(file.getFileName()));
                    Files.write(cut, Arrays.copyOf(bytes, length));
                    assertThat(new ScenarioReader().read(cut)).isNotNull();
                }
            }
        }
    }

    private static List<Problem> problems(Path file) {
        return Read.problems(new ScenarioReader().read(file));
    }
}
