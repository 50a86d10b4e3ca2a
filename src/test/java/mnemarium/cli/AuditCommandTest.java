package mnemarium.cli;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.cli.Terminal.Said;
import mnemarium.ownership.file.OwnersFile;
import mnemarium.store.Opening;
import mnemarium.store.Workspace;
import mnemarium.workbench.OwnerDesk;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.stream.Stream;

class AuditCommandTest {

    @TempDir private Path folder;

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private Said audit(Object... words) {
        Object[] all = new Object[words.length + 2];
        all[0] = "audit";
        System.arraycopy(words, 0, all, 1, words.length);
        all[words.length + 1] = "--out=" + folder.resolve("out");
        return new Terminal(folder).type(all);
    }

    private String written(String name) throws IOException {
        return Files.readString(folder.resolve("out").resolve(name));
    }

    @Test
    void auditsTheShippedSample() throws IOException {
        Said said = audit("--sample");

        assertThat(said.err()).isEmpty();
        assertThat(said.status()).isZero();
        assertThat(said.out())
                .contains("4100 items read as mem0")
                .contains("Copies of what somebody owns: 1804 (44.0 %)")
                .contains("1. Remove the claims of authority");
        JsonNode summary = JsonMapper.shared().readTree(written("summary.json"));
        assertThat(summary.get("copies").asInt()).isEqualTo(1804);
        assertThat(summary.get("export").asString()).contains("synthetic");
        assertThat(written("items.csv").lines()).hasSize(4101);
        assertThat(written("report.html"))
                .contains("44.0 %", "prefers-color-scheme: dark", "synthetic")
                .doesNotContain("http://", "https://", "<script");
    }

    @Test
    void writesTheSameBytesTwice() throws IOException {
        audit("--sample");
        String first = written("items.csv") + written("summary.json") + written("report.html");
        audit("--sample");

        assertThat(written("items.csv") + written("summary.json") + written("report.html"))
                .isEqualTo(first);
    }

    @Test
    void escapesFormulasControlCharactersAndMarkup() throws IOException {
        Path export =
                file(
                        "export.json",
                        """
                        [{"id": "=1+1", "memory": "=HYPERLINK(\\"x\\") <b>seats</b>", "user_id": "@a"},
                         {"id": "b", "memory": "a\\u0007b, c", "user_id": "-5"},
                         {"id": "c", "memory": "إجابات seats قصيرة", "user_id": "ü🙂"}]
                        """);

        Said said = audit(export);

        assertThat(said.status()).isZero();
        List<String> rows = written("items.csv").lines().toList();
        assertThat(rows.get(1)).startsWith("'=1+1,\"'=HYPERLINK(\"\"x\"\") <b>seats</b>\",'@a,");
        assertThat(rows.get(2)).startsWith("b,\"a␇b, c\",'-5,");
        assertThat(rows.get(3)).startsWith("c,إجابات seats قصيرة,ü🙂,");
        assertThat(written("report.html"))
                .contains("=HYPERLINK(&quot;x&quot;) &lt;b&gt;seats&lt;/b&gt;")
                .contains("<bdi>إجابات seats قصيرة</bdi>");
    }

    @Test
    void escapesFormulasBehindWhatCannotBeSeen() throws IOException {
        Path export =
                file(
                        "export.json",
                        """
                        [{"id": "\\u200f=1", "memory": "\\u00a0=2 seats", "user_id": "\\ufeff@3"},
                         {"id": "\\u2060+4", "memory": "\\u3000\\uff1d5", "user_id": "6=7"}]
                        """);

        assertThat(audit(export).status()).isZero();
        List<String> rows = written("items.csv").lines().toList();
        assertThat(rows.get(1)).startsWith("'\u200f=1,'\u00a0=2 seats,'\ufeff@3,");
        assertThat(rows.get(2)).startsWith("'\u2060+4,'\u3000\uff1d5,6=7,");
    }

    @Test
    void writesHalvesOfCharactersAsWhatTheyAre() throws IOException {
        Path export =
                file(
                        "export.json",
                        """
                        [{"id": "x\\ud83d", "memory": "A refund was approved \\ud800.", "user_id": "\\udc00"},
                         {"id": "y", "memory": "\\ud83d\\ude42 seats", "user_id": "b"}]
                        """);

        Said said = audit(export, "--suggest");

        assertThat(said.err()).isEmpty();
        assertThat(said.status()).isZero();
        List<String> rows = written("items.csv").lines().toList();
        assertThat(rows.get(1)).startsWith("x\ufffd,A refund was approved \ufffd.,\ufffd,");
        assertThat(rows.get(2)).startsWith("y,🙂 seats,b,");
        assertThat(written("report.html")).contains("A refund was approved \ufffd.");
        assertThat(written("summary.json")).contains("\"x\ufffd\"");
    }

    @Test
    void auditsATableWithColumnsAsMappedAgainstOwnersOfOnesOwn() throws IOException {
        Path export = file("export.csv", "Note;Who;Kind\nblue;acme;badge\nhello;acme;\n");
        Path owners =
                file(
                        "owners.yaml",
                        """
                        owners:
                          - {name: Doors, kind: system, identifier: badge_no, latency-ms: 400}
                        fields:
                          - {name: badge, owner: Doors}
                        """);

        Said said =
                audit(
                        export,
                        "--owners=" + owners,
                        "--map=text=Note",
                        "--map=subject=Who",
                        "--map=field=Kind");

        assertThat(said.err()).isEmpty();
        assertThat(said.out())
                .contains("2 items read as CSV")
                .contains("Copies of what somebody owns: 1 (50.0 %)")
                .contains("cache    Doors");
    }

    @Test
    void auditsAgainstTheOwnersOfAWorkspace() throws IOException {
        Path lab = folder.resolve("lab");
        try (Workspace workspace =
                        ((Opening.Opened) Workspace.open(lab, Clock.systemUTC())).workspace();
                OwnerDesk owners = new OwnerDesk(workspace.owners())) {
            OwnersFile shipped = owners.current();
            owners.save(new OwnersFile(shipped.registry().withoutField("plan"), shipped.terms()))
                    .join();
        }

        assertThat(audit("--sample", "--workspace=" + lab).out())
                .contains("Copies of what somebody owns: 1284 (31.3 %)");
        assertThat(audit("--sample", "--workspace=" + lab, "--owners=" + file("o.yaml", "")).err())
                .contains("--workspace too, expected one of them");
    }

    @Test
    void writesSuggestionsWithTheirScoresBesideAndCountsNoneOfThem() throws IOException {
        Path export =
                file(
                        "export.json",
                        "[{\"id\": \"a\", \"memory\": \"The account's data is stored in Ireland.\"},"
                                + " \"Prefers dark mode.\"]");

        Said said = audit(export, "--suggest");

        assertThat(said.err()).isEmpty();
        assertThat(said.out())
                .contains("Copies of what somebody owns: 0 (0.0 %)")
                .contains("counted nowhere: 1 text (suggestions.csv)");
        assertThat(written("suggestions.csv").lines())
                .first()
                .isEqualTo("text,field,owner,score,items,first id");
        assertThat(written("suggestions.csv").lines())
                .last()
                .asString()
                .matches(
                        "The account's data is stored in Ireland\\.,region,Integrations,0\\.8\\d\\d,1,a");
    }

    @Test
    void takesNothingOfATruncatedExportAndSaysWhy() throws IOException {
        Path export = file("export.json", "[{\"memory\": \"one\"}, {\"memory\": \"tw");

        Said said = audit(export);

        assertThat(said.status()).isEqualTo(2);
        assertThat(said.err())
                .contains("export.json, line 1: found the end of the file in the middle")
                .contains("no item is taken in (1 are in order)");
        assertThat(folder.resolve("out")).doesNotExist();
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).containsExactly(export);
        }
    }

    @Test
    void refusesWhatItCannotDoByWords() throws IOException {
        Path export = file("export.txt", "once upon a time");

        assertThat(audit(export).err()).contains("found no known format");
        assertThat(audit(export, "--format=mem").err()).contains("'mem0' perhaps");
        assertThat(audit(export, "--map=colour=x").err()).contains("one of text, id, subject");
        assertThat(audit().err()).contains("found no file, expected either a file or --sample");
        assertThat(audit(folder.resolve("none")).err()).contains("no file of that name");
        assertThat(audit("--sample", "--as-of=soon").err()).contains("a day such as 2026-05-09");
        assertThat(new Terminal(folder).type("audit", "--sample", "--out", export).err())
                .contains("found a file, expected a folder");
    }
}
