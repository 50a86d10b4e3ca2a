package mnemarium.cli;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.cli.Terminal.Said;
import mnemarium.loop.LogHash;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;

class BundleCommandsTest {

    @TempDir private Path folder;

    private Path bundle(Object... words) {
        Path file = folder.resolve("run.mnemarium");
        Object[] all = new Object[words.length + 3];
        all[0] = "run";
        System.arraycopy(words, 0, all, 1, words.length);
        all[words.length + 1] = "--bundle";
        all[words.length + 2] = file;
        Said said = new Terminal(folder).type(all);
        assertThat(said.status()).as(said.err()).isZero();
        assertThat(file).isRegularFile();
        return file;
    }

    /** Changes a text inside a bundle, as somebody with an editor might. */
    private static void edit(Path bundle, String entry, UnaryOperator<String> change)
            throws IOException {
        try (FileSystem zip = FileSystems.newFileSystem(bundle)) {
            Path text = zip.getPath(entry);
            String old = Files.readString(text, StandardCharsets.UTF_8);
            String changed = change.apply(old);
            assertThat(changed).isNotEqualTo(old);
            Files.writeString(text, changed, StandardCharsets.UTF_8);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "alert-triage, in-loop, static",
        "alert-triage, per-turn, hashed",
        "alert-triage, in-loop, minilm",
        "alert-triage-scripted, in-loop, oracle",
        "trip-planning, memory, static",
        "trip-planning, notes, static",
        "working-set, memory, minilm"
    })
    void aBundleIsReproducedIdentically(String scenario, String arm, String embedder) {
        Path bundle = bundle(scenario, "--arm", arm, "--embedder", embedder, "--seed", "5");
        Said said = new Terminal(folder).type("reproduce", bundle);

        assertThat(said.status()).as(said.out() + said.err()).isZero();
        assertThat(said.out()).startsWith("identical: ").contains("log ");
    }

    @Test
    void aModelThatIsNotHereIsReplacedByTheVectorsOfItsBundle() throws Exception {
        Path bundle = bundle("alert-triage", "--embedder=minilm");
        edit(bundle, "journal.txt", text -> text.replace("\"minilm\"", "\"gone.onnx\""));
        edit(bundle, "run.json", text -> text.replace("\"minilm\"", "\"gone.onnx\""));
        String log = log(bundle);
        edit(
                bundle,
                "run.json",
                text -> text.replaceFirst("\"log\" : \"[^\"]*", "\"log\" : \"" + log));
        Path workspace = folder.resolve("kept");
        Terminal terminal = new Terminal(folder);

        Said fromFile = terminal.type("reproduce", bundle);
        Said imported = terminal.type("import", bundle, "--workspace", workspace);
        String id = terminal.type("runs", "--workspace", workspace).out().split(" ", 2)[0];
        Said fromWorkspace = terminal.type("reproduce", id, "--workspace", workspace);

        assertThat(fromFile.out() + fromFile.err()).startsWith("identical: ");
        assertThat(imported.status()).as(imported.err()).isZero();
        assertThat(fromWorkspace.out() + fromWorkspace.err()).startsWith("identical: ");
    }

    private static String log(Path bundle) throws IOException {
        try (FileSystem zip = FileSystems.newFileSystem(bundle)) {
            LogHash hash = new LogHash();
            for (String block :
                    Files.readString(zip.getPath("journal.txt"), StandardCharsets.UTF_8)
                            .split("\n\n")) {
                hash.add(block.lines().toList());
            }
            return hash.hex();
        }
    }

    @Test
    void aMeasuredRunIsReproducedFromTheTimesInItsEvents() {
        Path bundle = bundle("alert-triage", "--measured", "--dial", "added-latency=15");

        assertThat(new Terminal(folder).type("reproduce", bundle).status()).isZero();
    }

    @Test
    void aTamperedBundleDiffersAtTheOperationThatWasChanged() throws Exception {
        Path bundle = bundle("alert-triage");
        edit(bundle, "journal.txt", text -> operation(text, 6, "hits=", "hits=9:0.123456789,"));
        Said said = new Terminal(folder).type("reproduce", bundle);

        assertThat(said.status()).isEqualTo(1);
        List<String> lines = said.out().lines().toList();
        assertThat(lines.get(0)).isEqualTo("differs at operation 6");
        assertThat(lines.get(1)).startsWith("  recorded  lookup-made").contains("9:0.123456789,");
        assertThat(lines.get(2))
                .startsWith("  played    lookup-made")
                .doesNotContain("9:0.123456789,");
        assertThat(said.err()).isEmpty();
    }

    @Test
    void aLineThatIsNoEventDiffersToo() throws Exception {
        Path bundle = bundle("alert-triage");
        edit(bundle, "journal.txt", text -> operation(text, 6, "lookup-made", "lookup-dreamt"));
        Said said = new Terminal(folder).type("reproduce", bundle);

        assertThat(said.status()).isEqualTo(1);
        assertThat(said.out()).startsWith("differs at operation 6");
    }

    @Test
    void anOperationTooManyDiffers() throws Exception {
        Path bundle = bundle("trip-planning");
        edit(bundle, "journal.txt", text -> text + "\nrun-ended\tat=1\n");
        edit(bundle, "run.json", BundleCommandsTest::oneOperationMore);
        Said said = new Terminal(folder).type("reproduce", bundle);

        assertThat(said.status()).as(said.err()).isEqualTo(1);
        assertThat(said.out()).contains("recorded  run-ended  at=1", "played    (nothing)");
    }

    @Test
    void aBundleThatNamesAnotherLogDiffers() throws Exception {
        Path bundle = bundle("trip-planning");
        edit(
                bundle,
                "run.json",
                text -> text.replaceFirst("\"log\" : \"[0-9a-f]{4}", "\"log\" : \"0000"));
        Said said = new Terminal(folder).type("reproduce", bundle);

        assertThat(said.status()).as(said.err()).isEqualTo(1);
        assertThat(said.out()).contains("named", "played");
    }

    /** Changes the journal's operation of that number: blocks are parted by an empty line. */
    private static String operation(String journal, int number, String from, String to) {
        String[] blocks = journal.split("\n\n", -1);
        assertThat(blocks[number]).contains(from);
        blocks[number] = blocks[number].replaceFirst(from, to);
        return String.join("\n\n", blocks);
    }

    private static String oneOperationMore(String card) {
        java.util.regex.Matcher count =
                java.util.regex.Pattern.compile("\"operations\" : (\\d+)").matcher(card);
        assertThat(count.find()).isTrue();
        int more = Integer.parseInt(count.group(1)) + 1;
        return count.replaceFirst("\"operations\" : " + more);
    }

    @Test
    void theSameRunGivesTheSameBundle() throws Exception {
        byte[] one = Files.readAllBytes(bundle("trip-planning"));
        byte[] again = Files.readAllBytes(bundle("trip-planning"));

        assertThat(again).isEqualTo(one);
    }

    @Test
    void aRunTravelsFromOneWorkspaceToAnother() {
        Path here = folder.resolve("here");
        Path there = folder.resolve("there");
        Path bundle = folder.resolve("travels.mnemarium");
        Terminal terminal = new Terminal(folder);
        terminal.type("run", "trip-planning", "--workspace", here);
        String listed = terminal.type("runs", "--workspace", here).out();
        String id = listed.split(" ", 2)[0];

        Said exported = terminal.type("export", id, "--out", bundle, "--workspace", here);
        Said imported = terminal.type("import", bundle, "--workspace", there);
        Said again = terminal.type("import", bundle, "--workspace", there);
        Said runs = terminal.type("runs", "--workspace", there);
        Said reproduced = terminal.type("reproduce", id.substring(0, 6), "--workspace", there);

        assertThat(exported.out()).contains("exported to").contains("travels.mnemarium");
        assertThat(imported.out()).startsWith("run " + id + ": Trip planning");
        assertThat(again.status()).isZero();
        assertThat(runs.out().lines()).singleElement().asString().startsWith(id);
        assertThat(runs.out()).as("says how far it came, as at home").isEqualTo(listed);
        assertThat(reproduced.out()).startsWith("identical: ");
        assertThat(reproduced.status()).isZero();
    }

    @Test
    void aKeptRunCanBeBundledAtOnce() {
        Path workspace = folder.resolve("kept");
        Path bundle = bundle("alert-triage", "--embedder=minilm", "--workspace", workspace);

        assertThat(new Terminal(folder).type("reproduce", bundle).status()).isZero();
    }

    @Test
    void anImportThatIsBrokenInItsMiddleLeavesTheWorkspaceAsItWas() throws Exception {
        Path bundle = bundle("alert-triage");
        edit(bundle, "journal.txt", text -> operation(text, 6, "lookup-made", "lookup-dreamt"));
        Path workspace = folder.resolve("kept");
        Said said = new Terminal(folder).type("import", bundle, "--workspace", workspace);

        assertThat(said.status()).isEqualTo(2);
        assertThat(said.err()).contains("lookup-dreamt").contains("expected");
        assertThat(new Terminal(folder).type("runs", "--workspace", workspace).out())
                .startsWith("no runs");
    }
}
