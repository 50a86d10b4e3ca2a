package mnemarium.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import mnemarium.scenario.Problem;
import mnemarium.scenario.Source;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

class BundleFileTest {

    @TempDir Path folder;
    private final BundleFile bundles = new BundleFile();
    private Path file;

    @BeforeEach
    void nameTheFile() {
        file = folder.resolve("run" + BundleFile.ENDING);
    }

    @Test
    void readsWhatWasWritten() {
        Bundle bundle = bundle(20, vectors());
        bundles.write(bundle, file);
        Bundle read = opened();
        assertThat(read.run()).isEqualTo(bundle.run());
        assertThat(read.operations()).isEqualTo(bundle.operations());
        assertThat(read.engine()).isEqualTo("1");
        assertThat(read.log()).isEqualTo(bundle.log());
        assertThat(read.state()).isEqualTo(bundle.state());
        assertThat(read.vectors().keySet()).isEqualTo(bundle.vectors().keySet());
        read.vectors()
                .forEach(
                        (text, vector) ->
                                assertThat(vector).containsExactly(bundle.vectors().get(text)));
    }

    @Test
    void readsABranchWithOptionsAndOddTexts() {
        RunRow branch = Lab.branch("child", "parent", 4);
        RunRow odd =
                new RunRow(
                        "child",
                        branch.parent(),
                        4,
                        "\"quoted\"\nname 🐠",
                        new Source("items-csv", "l.csv", "a\r\nb\u0000\u2028", Map.of("text", "T")),
                        branch.kind(),
                        branch.arm(),
                        -1,
                        branch.mode(),
                        branch.embedder(),
                        branch.embedderHash(),
                        branch.pending(),
                        branch.created());
        bundles.write(new Bundle(odd, "1", "", "", Lab.operations(5)), file);
        assertThat(opened().run()).isEqualTo(odd);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void readsAJournalOfAnyLength(int operations) {
        bundles.write(bundle(operations, new TreeMap<>()), file);
        assertThat(opened().operations()).isEqualTo(Lab.operations(operations));
    }

    @Test
    void theSameBundleGivesTheSameBytes() throws IOException {
        bundles.write(bundle(50, vectors()), file);
        Path again = folder.resolve("again" + BundleFile.ENDING);
        bundles.write(opened(), again);
        assertThat(again).hasSameBinaryContentAs(file);
    }

    @Test
    void isTextThatCanBeReadByEye() throws IOException {
        bundles.write(bundle(2, vectors()), file);
        assertThat(entries().keySet())
                .containsExactly("journal.txt", "run.json", "scenario", "vectors.txt");
        assertThat(text("scenario")).isEqualTo("title: a\n");
        assertThat(text("journal.txt"))
                .isEqualTo(
                        String.join("\n", Lab.lines(0))
                                + "\n\n"
                                + String.join("\n", Lab.lines(1))
                                + "\n");
        assertThat(text("run.json"))
                .isEqualTo(
                        """
                        {
                          "format" : 1,
                          "id" : "a",
                          "parent" : null,
                          "parentOperation" : 0,
                          "name" : "alerts by hand",
                          "scenario" : {
                            "format" : "scenario",
                            "name" : "alert-triage.yaml",
                            "options" : { }
                          },
                          "kind" : "triage",
                          "arm" : "in-loop",
                          "seed" : -9223372036854775801,
                          "mode" : "virtual",
                          "embedder" : {
                            "name" : "static",
                            "hash" : "%s"
                          },
                          "pending" : "",
                          "created" : "2026-11-01T12:00:00Z",
                          "engine" : "1",
                          "log" : "%s",
                          "state" : "%s",
                          "operations" : 2,
                          "vectors" : 3
                        }
                        """
                                .formatted("ab".repeat(32), "0a".repeat(32), "0b".repeat(32)));
        assertThat(text("vectors.txt").lines()).hasSize(3).allMatch(each -> each.length() > 65);
    }

    @Test
    void aFailedWritingLeavesWhatWasThere() throws IOException {
        bundles.write(bundle(3, new TreeMap<>()), file);
        byte[] before = Files.readAllBytes(file);
        Bundle broken =
                new Bundle(Lab.run("a", "half a character \ud83d"), "1", "", "", Lab.operations(1));
        assertThatThrownBy(() -> bundles.write(broken, file)).isInstanceOf(StoreFault.class);
        assertThat(file).hasBinaryContent(before);
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
        assertThatThrownBy(() -> bundles.write(broken, folder.resolve("no/such/folder")))
                .isInstanceOf(StoreFault.class)
                .hasMessageContaining("no folder to write into");
    }

    static Stream<Arguments> badNames() {
        return Stream.of("../run.json", "/etc/run.json", "a/../../b", "C:\\x", "..\\x", "..")
                .map(name -> Arguments.of(name, "that leads out of it"));
    }

    @ParameterizedTest
    @MethodSource("badNames")
    void refusesAPathThatLeadsOut(String name, String words) throws IOException {
        Map<String, byte[]> entries = entriesOfAGoodBundle();
        entries.put(name, new byte[] {1});
        pack(entries);
        assertThat(refused().found()).isEqualTo("the entry \"" + name + "\" " + words);
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void refusesAnUnknownEntry() throws IOException {
        Map<String, byte[]> entries = entriesOfAGoodBundle();
        entries.put("virus.exe", new byte[] {1});
        pack(entries);
        assertThat(refused().sentence())
                .isEqualTo(
                        "found the entry \"virus.exe\", expected run.json, scenario, journal.txt and"
                                + " at most vectors.txt ("
                                + file
                                + ")");
    }

    @ParameterizedTest
    @ValueSource(strings = {"run.json", "scenario", "journal.txt"})
    void refusesABundleWithAnEntryMissing(String name) throws IOException {
        Map<String, byte[]> entries = entriesOfAGoodBundle();
        entries.remove(name);
        pack(entries);
        assertThat(refused().found()).isEqualTo("no entry " + name);
    }

    @Test
    void refusesAnEntryThatIsThereTwice() throws IOException {
        Map<String, byte[]> entries = entriesOfAGoodBundle();
        entries.put("scenariX", new byte[] {1});
        pack(entries);
        byte[] bytes = Files.readAllBytes(file);
        replace(bytes, "scenariX", "scenario");
        Files.write(file, bytes);
        assertThat(refused().found()).isEqualTo("the entry scenario twice");
    }

    @Test
    void refusesWhatIsNoZip() throws IOException {
        Files.writeString(file, "no zip at all");
        assertThat(refused().found()).startsWith("no whole zip file");
        Files.write(file, new byte[0]);
        assertThat(refused().found()).startsWith("no whole zip file");
        bundles.write(bundle(20, vectors()), file);
        byte[] whole = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(whole, whole.length - 40));
        assertThat(refused().found()).startsWith("no whole zip file");
    }

    @Test
    void refusesAFileThatIsNotThereAndAFolder() {
        assertThat(refused().found()).isEqualTo("no such file");
        assertThat(bundles.read(folder))
                .isInstanceOfSatisfying(
                        BundleReading.Refused.class,
                        refused -> assertThat(refused.problem().found()).isEqualTo("a folder"));
    }

    @Test
    void refusesEachFlippedByteOrReadsTheSame() throws IOException {
        Bundle bundle = bundle(3, new TreeMap<>());
        bundles.write(bundle, file);
        byte[] whole = Files.readAllBytes(file);
        for (int at = 0; at < whole.length; at++) {
            byte[] flipped = whole.clone();
            flipped[at] ^= 0x55;
            Files.write(file, flipped);
            if (bundles.read(file) instanceof BundleReading.Opened(Bundle read)) {
                assertThat(read.operations())
                        .describedAs("byte " + at)
                        .isEqualTo(bundle.operations());
                assertThat(read.run()).describedAs("byte " + at).isEqualTo(bundle.run());
            }
        }
    }

    @Test
    void refusesABundleTooLargeWhenUnpackedBeforeItIsUnpacked() throws IOException {
        Map<String, byte[]> entries = entriesOfAGoodBundle();
        entries.put("scenario", new byte[10_000_000]);
        pack(entries);
        assertThat(Files.size(file)).isLessThan(20_000);
        assertThat(new BundleFile(1 << 20).read(file))
                .isInstanceOfSatisfying(
                        BundleReading.Refused.class,
                        refused ->
                                assertThat(refused.problem().sentence())
                                        .contains("bytes when unpacked, expected at most 1048576"));
    }

    @Test
    void refusesABombThatHidesItsSize() throws IOException {
        Map<String, byte[]> entries = entriesOfAGoodBundle();
        entries.put("scenario", new byte[10_000_000]);
        pack(entries);
        byte[] bytes = Files.readAllBytes(file);
        replace(bytes, little(10_000_000), little(9));
        Files.write(file, bytes);
        assertThat(refused().sentence())
                .contains("found more bytes than it says, expected 9 bytes");
    }

    @Test
    void refusesATooLargeFile() throws IOException {
        bundles.write(bundle(3, vectors()), file);
        assertThat(new BundleFile(100).read(file))
                .isInstanceOfSatisfying(
                        BundleReading.Refused.class,
                        refused ->
                                assertThat(refused.problem().expected()).isEqualTo("at most 100"));
    }

    static Stream<Arguments> badTexts() {
        return Stream.of(
                bad("run.json", all -> all.replace("{\n", "[\n"), "run.json"),
                bad("run.json", all -> "", "run.json"),
                bad("run.json", all -> all.replace("\"seed\" : -", "\"seed\" : x"), "line 14"),
                bad("run.json", all -> all.replace("\"format\" : 1", "\"format\" : 2"), "format 2"),
                bad("run.json", all -> all.replace("\"kind\"", "\"kinds\""), "kind: found no such"),
                bad("run.json", all -> all.replace("\"arm\"", "\"kind\""), "uplicate"),
                bad("run.json", all -> all.replace("\"log\"", "\"x\" : 1, \"log\""), "x: found a"),
                bad(
                        "run.json",
                        all -> all.replace("\"hash\"", "\"h\" : 1, \"hash\""),
                        "embedder.h:"),
                bad("run.json", all -> all.replace("\"a\"", "7"), "id: found 7, expected a text"),
                bad("run.json", all -> all.replace("\"a\"", "\"../x\""), "a run that cannot be"),
                bad(
                        "run.json",
                        all -> all.replace("-9223", "-99999223"),
                        "expected a whole number"),
                bad("run.json", all -> all.replace("2026-11-01T", "2026-13-01T"), "created: found"),
                bad(
                        "run.json",
                        all -> all.replace("\"format\" : \"sc", "\"format\" : \"x"),
                        "cannot be"),
                bad(
                        "run.json",
                        all -> all.replace(": 2,\n", ": 3,\n"),
                        "found 2 operations, expected 3"),
                bad(
                        "run.json",
                        all -> all.replace(": 3\n", ": 4\n"),
                        "found 3 vectors, expected 4"),
                bad("run.json", all -> all.replace(": 3\n", ": -1\n"), "vectors: found -1"),
                bad("journal.txt", all -> all.replace("\n\n", "\n\n\n"), "found an empty line"),
                bad("journal.txt", all -> "\n" + all, "line 1"),
                bad("journal.txt", all -> all + "\n", "found an empty line"),
                bad("journal.txt", all -> all.replace("\n", "\r\n"), "found a carriage return"),
                bad("journal.txt", all -> all.substring(0, all.length() - 1), "that breaks off"),
                bad("vectors.txt", all -> all.replace(" ", "  "), "found a broken vector"),
                bad("vectors.txt", all -> all.replace(" ", ":"), "found no hash and vector"),
                bad("vectors.txt", all -> all.replace("\n", "AAAA\n"), "vector"),
                bad("vectors.txt", all -> all + all, "found a hash out of order"));
    }

    private static Arguments bad(String entry, UnaryOperator<String> change, String words) {
        return Arguments.of(entry, change, words);
    }

    @ParameterizedTest
    @MethodSource("badTexts")
    void refusesATextThatWasTamperedWith(String entry, UnaryOperator<String> change, String words)
            throws IOException {
        Map<String, byte[]> entries = entriesOfAGoodBundle();
        String text = new String(entries.get(entry), StandardCharsets.UTF_8);
        String changed = change.apply(text);
        assertThat(changed).isNotEqualTo(text);
        entries.put(entry, changed.getBytes(StandardCharsets.UTF_8));
        pack(entries);
        assertThat(refused().sentence()).contains(words).contains(file + ", ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"run.json", "scenario", "journal.txt", "vectors.txt"})
    void refusesBytesThatAreNoUtf8(String entry) throws IOException {
        Map<String, byte[]> entries = entriesOfAGoodBundle();
        entries.put(entry, new byte[] {'a', (byte) 0xff, '\n'});
        pack(entries);
        assertThat(refused().sentence())
                .isEqualTo(
                        "found bytes that are no UTF-8, expected UTF-8 ("
                                + file
                                + ", "
                                + entry
                                + ")");
    }

    private Bundle opened() {
        return switch (bundles.read(file)) {
            case BundleReading.Opened(Bundle bundle) -> bundle;
            case BundleReading.Refused(Problem problem) ->
                    throw new AssertionError(problem.sentence());
        };
    }

    private Problem refused() {
        return switch (bundles.read(file)) {
            case BundleReading.Opened _ -> throw new AssertionError("it was opened");
            case BundleReading.Refused(Problem problem) -> problem;
        };
    }

    private static Bundle bundle(int operations, SortedMap<TextHash, float[]> vectors) {
        return new Bundle(
                Lab.run("a"),
                "1",
                "0a".repeat(32),
                "0b".repeat(32),
                Lab.operations(operations),
                vectors);
    }

    private static SortedMap<TextHash, float[]> vectors() {
        SortedMap<TextHash, float[]> vectors = new TreeMap<>();
        vectors.put(TextHash.of("one"), new float[] {1, -0.0f, 0.1f});
        vectors.put(TextHash.of("two"), new float[] {Float.MIN_VALUE, 2, 3});
        vectors.put(TextHash.of("three"), new float[] {0, 0, 0});
        return vectors;
    }

    private Map<String, byte[]> entriesOfAGoodBundle() throws IOException {
        bundles.write(bundle(2, vectors()), file);
        return entries();
    }

    private Map<String, byte[]> entries() throws IOException {
        Map<String, byte[]> entries = new LinkedHashMap<>();
        try (ZipFile zip = new ZipFile(file.toFile())) {
            for (ZipEntry entry : zip.stream().toList()) {
                entries.put(entry.getName(), zip.getInputStream(entry).readAllBytes());
            }
        }
        return entries;
    }

    private String text(String entry) throws IOException {
        return new String(entries().get(entry), StandardCharsets.UTF_8);
    }

    private void pack(Map<String, byte[]> entries) throws IOException {
        try (OutputStream out = Files.newOutputStream(file);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                zip.putNextEntry(new ZipEntry(entry.getKey()));
                zip.write(entry.getValue());
                zip.closeEntry();
            }
        }
    }

    private static void replace(byte[] bytes, String found, String by) {
        replace(
                bytes,
                found.getBytes(StandardCharsets.US_ASCII),
                by.getBytes(StandardCharsets.US_ASCII));
    }

    private static void replace(byte[] bytes, byte[] found, byte[] by) {
        for (int at = 0; at + found.length <= bytes.length; at++) {
            if (Arrays.equals(bytes, at, at + found.length, found, 0, found.length)) {
                System.arraycopy(by, 0, bytes, at, by.length);
            }
        }
    }

    private static byte[] little(int value) {
        return new byte[] {
            (byte) value, (byte) (value >> 8), (byte) (value >> 16), (byte) (value >> 24)
        };
    }
}
