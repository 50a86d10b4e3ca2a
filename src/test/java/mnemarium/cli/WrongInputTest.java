package mnemarium.cli;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.cli.Terminal.Said;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Whatever is wrong: words that say what, exit status 2, no trace of a half-done deed. */
class WrongInputTest {

    @TempDir private Path folder;

    private Said refused(Object... words) {
        Said said = new Terminal(folder).type(words);
        assertThat(said.status()).as(said.err()).isEqualTo(2);
        assertThat(said.out()).isEmpty();
        assertThat(said.err()).doesNotContain("\tat ", "Exception", "should not happen");
        return said;
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    added-latency=-5   | found -5, expected 0 to 10 000 ms
                    added-latency=1e9  | found 1e9, expected 0 to 10 000 ms
                    budget=NaN         | found NaN, expected 0 to 60 000 ms
                    budget=            | found no value, expected 0 to 60 000 ms
                    threshold=1.01     | found 1.01, expected 0 to 1, or calibrated
                    top-k=0            | found 0, expected 1 to 1 000 hits
                    top-k=2.5          | found 2.5, expected 1 to 1 000 hits
                    charge=writes      | found writes, expected lookups or lookups-and-writes
                    own-turn-sight=yes | found yes, expected on or off
                    added-latncy=1     | found no dial of that name, expected 'added-latency' perhaps
                    budget             | found 'budget', expected NAME=VALUE
                    """)
    void aDialThatCannotStandSo(String dial, String message) {
        assertThat(refused("run", "alert-triage", "--dial", dial).err()).contains(message);
    }

    @Test
    void aDialThatIsSetTwice() {
        assertThat(refused("run", "alert-triage", "--dial=budget=1", "--dial=budget=2").err())
                .contains("found budget twice, expected each name once");
    }

    @Test
    void allWrongDialsAreNamedAtOnce() {
        assertThat(
                        refused("run", "alert-triage", "--dial=budget=x", "--dial=top-k=x")
                                .err()
                                .lines())
                .hasSize(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    --arm=memory        | found arm memory, expected one of no-memory, per-turn, in-loop
                    --seed=many         | found 'many', expected a whole number
                    --seed=99999999999999999999 | expected a whole number
                    --turns=0           | found '0', expected a whole number from 1
                    --turns=-1          | found '-1', expected a whole number from 1
                    --embedder=magic    | expected one of static, minilm, hashed
                    --option=text=x     | expected options only for a file of one's own
                    --bundle=no/such/folder/x.mnemarium | found no folder
                    --speed=9           | Unknown option
                    """)
    void anOptionThatCannotBe(String option, String message) {
        assertThat(refused("run", "alert-triage", option).err()).contains(message);
    }

    @Test
    void anOracleWhereNobodyKnowsTheIncidents() throws Exception {
        Path items = file("items.csv", "id,text\na,one\nb,two\n");

        assertThat(refused("run", items, "--embedder=oracle").err()).contains("embedder oracle");
    }

    @Test
    void aScenarioThatIsNotThere() {
        assertThat(refused("run", "alert-triag").err())
                .contains("no file and no shipped scenario of that name")
                .contains("'alert-triage' perhaps");
        assertThat(refused("run", folder.resolve("none.yaml")).err()).contains("none.yaml");
        assertThat(refused("run").err()).contains("SCENARIO");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    empty.csv   | ''
                    empty.yaml  | ''
                    empty.jsonl | ''
                    half.json   | '{"a": '
                    other.json  | '{"a": 1}'
                    chat.jsonl  | '{"role": "user"}'
                    notes.txt   | 'some words'
                    """)
    void aFileThatIsNoScenario(String name, String text) throws Exception {
        assertThat(refused("run", file(name, text)).err()).contains(name).contains("expected");
    }

    @Test
    void aScenarioWithAnUnknownKeyNamesItsLine() throws Exception {
        Path scenario =
                file(
                        "my.yaml",
                        """
                        kind: triage
                        name: mine
                        title: Mine
                        tunr-size: 6
                        items:
                          - {id: a, text: one}
                        """);

        assertThat(refused("run", scenario).err())
                .contains("my.yaml, line 4")
                .contains("tunr-size");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    turns: [{messages: [{role: user, text: a, facts: [{id: x, text: y}, {id: x, text: z}]}]}] | 'x'
                    turns: [{messages: [{role: user, text: a}], questions: [{id: q, text: q, needs: [z]}]}]   | 'z'
                    turns: [{messages: [{role: user}]}]                                                     | text
                    turns: [{messages: [], questions: []}]                                                  | turns[0]
                    turns: []                                                                               | turns
                    """)
    void aConversationThatCannotBe(String turns, String named) throws Exception {
        Path scenario =
                file("talk.yaml", "kind: conversation\nname: talk\ntitle: Talk\n" + turns + "\n");

        assertThat(refused("run", scenario).err())
                .contains("talk.yaml")
                .contains(named)
                .contains("found")
                .contains("expected");
    }

    @Test
    void aFileTooBigToBeMeant() throws Exception {
        Path file = folder.resolve("big.csv");
        try (RandomAccessFile big = new RandomAccessFile(file.toFile(), "rw")) {
            big.setLength(200_000_000); // takes no room on the disk
        }

        assertThat(refused("run", file).err()).contains("big.csv").contains("expected");
    }

    @Test
    void aFileThatIsNoUtf8() throws Exception {
        Path file = folder.resolve("latin.csv");
        Files.write(file, "id,text\na,caf\u00e9\n".getBytes(StandardCharsets.ISO_8859_1));

        assertThat(refused("run", file).err()).contains("latin.csv").contains("UTF-8");
    }

    @Test
    void aFolderInsteadOfAFile() throws Exception {
        Path inner = Files.createDirectory(folder.resolve("a.yaml"));

        assertThat(refused("run", inner).err()).contains("a.yaml");
    }

    @Test
    void aBundleThatIsNone() throws Exception {
        Path corrupt = file("corrupt.mnemarium", "PK no zip at all");

        assertThat(refused("reproduce", corrupt).err()).contains("corrupt.mnemarium");
        assertThat(refused("import", corrupt).err()).contains("corrupt.mnemarium");
        assertThat(refused("run", corrupt).err()).contains("found a bundle, expected a scenario");
        assertThat(folder.resolve("Mnemarium")).doesNotExist();
    }

    @Test
    void aBundleWhosePathsLeadOut() throws Exception {
        Path bundle = folder.resolve("evil.mnemarium");
        try (OutputStream out = Files.newOutputStream(bundle);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.putNextEntry(new ZipEntry("../outside.txt"));
            zip.write('x');
            zip.closeEntry();
        }

        assertThat(refused("reproduce", bundle).err()).contains("../outside.txt");
        assertThat(refused("import", bundle).err()).contains("../outside.txt");
        assertThat(folder.resolve("../outside.txt")).doesNotExist();
    }

    @Test
    void aBundleOrRunThatIsNotThere() {
        assertThat(refused("reproduce", "nothing").err()).contains("no file of that name");
        assertThat(refused("import", folder.resolve("nothing.mnemarium")).err())
                .contains("nothing.mnemarium");
        assertThat(refused("export", "abc", "--out", folder.resolve("x.mnemarium")).err())
                .contains("no run abc");
        assertThat(folder.resolve("x.mnemarium")).doesNotExist();
    }

    @Test
    void aWorkspaceThatIsAFile() throws Exception {
        Path file = file("taken", "x");

        assertThat(refused("runs", "--workspace", file).err()).contains("found a file");
        assertThat(refused("run", "trip-planning", "--workspace", file).err())
                .contains("found a file");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    --place=ledgr  | found no place of that name, expected one of start, loop
                    --size=big     | found big, expected WIDTHxHEIGHT
                    --size=10x10   | found 10 pixels, expected 320 to 8 000
                    --scale=3      | found 3, expected a number from 1 to 2
                    --scale=NaN    | found NaN, expected a number from 1 to 2
                    --steps=-1     | found -1, expected 0 to 1 000 000
                    --out=x.jpg    | expected .png
                    """)
    void aPictureThatCannotBe(String option, String message) {
        Path picture = folder.resolve("x.png");
        Said said =
                option.startsWith("--out")
                        ? refused("screenshot", "--scenario=alert-triage", option)
                        : refused(
                                "screenshot", "--scenario=alert-triage", "--out", picture, option);

        assertThat(said.err()).contains(message);
        assertThat(picture).doesNotExist();
    }

    @Test
    void aModelThatIsNone() throws Exception {
        Path model = file("model.onnx", "no model");
        Path words = file("vocab.txt", "[PAD]\n[UNK]\n[CLS]\n[SEP]\nhello\n");

        assertThat(
                        refused(
                                        "distil",
                                        "--model",
                                        model,
                                        "--vocabulary",
                                        words,
                                        "--out",
                                        folder.resolve("out.onnx"))
                                .err())
                .contains("model.onnx");
        assertThat(refused("run", "alert-triage", "--embedder", model).err())
                .contains("model.onnx");
        assertThat(folder.resolve("out.onnx")).doesNotExist();
    }
}
