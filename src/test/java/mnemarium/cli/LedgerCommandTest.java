package mnemarium.cli;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.cli.Terminal.Said;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The workspace's ledger on real files, from the terminal. */
class LedgerCommandTest {

    @TempDir Path disk;
    private Path project = Path.of("");
    private Path workspace = Path.of("");

    @BeforeEach
    void project() throws IOException {
        project = Files.createDirectory(disk.resolve("project"));
        workspace = disk.resolve("lab");
        Files.writeString(project.resolve("schema.sql"), "create table orders (id int);");
    }

    private Said type(Object... words) {
        List<Object> all = new ArrayList<>(Arrays.asList(words));
        all.addFirst("ledger");
        all.addAll(List.of("--workspace", workspace));
        return new Terminal(disk).type(all.toArray());
    }

    private String done(Object... words) {
        Said said = type(words);
        assertThat(said.err()).isEmpty();
        assertThat(said.status()).isZero();
        return said.out();
    }

    private String refused(Object... words) {
        Said said = type(words);
        assertThat(said.status()).as(said.out()).isEqualTo(2);
        assertThat(said.out()).isEmpty();
        assertThat(said.err()).doesNotContain("\tat ", "Exception", "should not happen");
        return said.err();
    }

    private static final List<Object> PLAN =
            List.of(
                    "add",
                    "--title",
                    "Query plan for the nightly report",
                    "--body",
                    "Hash join on orders.",
                    "--evidence",
                    "run 3",
                    "--scope",
                    "project=shop",
                    "--scope",
                    "db_version=17:same-major",
                    "--derive",
                    "5/4000");

    private Object[] plan(Object... more) {
        List<Object> words = new ArrayList<>(PLAN);
        words.addAll(Arrays.asList(more));
        return words.toArray();
    }

    private void addPlan() {
        done(plan("--allow", project, "--depends", "schema=file-hash:schema.sql"));
    }

    private String ask(Object... more) {
        List<Object> words =
                new ArrayList<>(
                        List.of("ask", "--scope", "project=shop", "--scope", "db_version=17.4"));
        words.addAll(Arrays.asList(more));
        return done(words.toArray());
    }

    @Test
    void aRecordBoundToAFileIsReusedUntilTheFileChanges() throws Exception {
        addPlan();

        assertThat(ask().lines())
                .contains(
                        "D-01: reuse R-01",
                        "  route          1 of 1 record is in scope",
                        "  V(R)           (5 − 1 − 1) × 1 reuse − 0 store − 0 × 5 error = 3 turns",
                        "  cost           verify 1 of 10, recall 1, derive avoided 5: saved 3 turns",
                        "  Hash join on orders.");

        Files.writeString(project.resolve("schema.sql"), "create table orders (id bigint);");

        assertThat(ask())
                .startsWith("D-02: derive")
                .contains("schema was ", ", found ")
                .contains(": fail, found ");
        assertThat(done("show", "R-01"))
                .contains("R-01, outcome, current: Query plan for the nightly report")
                .contains("1 time, each saved 3 to 3 turns")
                .containsPattern(
                        "depends on +schema: file-hash schema.sql equals .*, fail, .* in D-02");
    }

    @Test
    void theCardIsTheSameAsJson() {
        addPlan();

        JsonNode json =
                type("ask", "--scope", "project=shop", "--scope", "db_version=17", "--json").json();

        assertThat(json.at("/verdict/word").stringValue()).isEqualTo("reuse");
        assertThat(json.at("/candidates/0/net/total").intValue()).isEqualTo(3);
        assertThat(json.at("/candidates/0/checks/0/result").stringValue()).isEqualTo("pass");
        assertThat(json.at("/costs/saved-tokens").intValue()).isEqualTo(4000 - 5);
        assertThat(json.at("/record/id").stringValue()).isEqualTo("R-01");
    }

    @Test
    void anOmittedDimensionIsFilledInAndEndsInAHint() {
        addPlan();
        ask();

        assertThat(done("ask", "--scope", "project=shop"))
                .startsWith("D-02: hint R-01")
                .contains("db_version = 17.4 (assumed)");
        assertThat(done("ask", "--scope", "project=shop", "--no-fill-in"))
                .startsWith("D-03: needed")
                .contains("1 thing is needed: db_version");
    }

    @Test
    void aWrongReuseWritesTheRecordThatLearnedFromIt() {
        addPlan();
        ask();

        assertThat(done("wrong", "R-01", "--missed", "volume=predicate:volume equals small"))
                .isEqualTo("R-02 takes the place of R-01, and depends on schema, volume\n");
        assertThat(ask())
                .startsWith("D-02: needed R-02")
                .contains("volume: R-02 depends on volume");
        assertThat(ask("--fetched", "volume=large")).startsWith("D-03: derive");
        assertThat(ask("--fetched", "volume=small")).startsWith("D-04: reuse R-02");
        assertThat(done("log", "--decisions").lines().toList().getLast())
                .startsWith("D-01")
                .endsWith("(wrong: said so by the user)");
        assertThat(done("log"))
                .contains("R-02   outcome             current")
                .contains("R-01   outcome             superseded")
                .endsWith("2 of 2 listed; 2 in the log, 1 current\n");
    }

    @Test
    void aRecordIsWrittenFromAFileWithValuesLookedUp() throws Exception {
        Path file =
                Files.writeString(
                        disk.resolve("plan.json"),
                        """
                        {"kind": "procedure", "title": "How to migrate", "body": "Copy, then swap.",
                         "evidence": ["run 4"], "scope": {"project": "shop", "db_version": "17.4"},
                         "dependencies": [{"name": "schema",
                           "check": {"type": "file-hash", "path": "schema.sql"}}],
                         "costs": {"derive": {"turns": 8, "tokens": 6000}}}
                        """);

        assertThat(done("add", file, "--allow", project))
                .startsWith("R-01, procedure: How to migrate");
        assertThat(ask("--kind", "procedure")).startsWith("D-01: reuse R-01");
        assertThat(ask("--kind", "decision")).startsWith("D-02: derive");
    }

    @Test
    void exportedAndImportedItIsTheSame() throws Exception {
        addPlan();
        done(plan("--depends", "node=predicate:node at-least 18", "--supersedes", "R-01:refresh"));
        Path file = disk.resolve("ledger.jsonl");
        assertThat(done("export", file)).isEqualTo("2 records in " + file + "\n");
        assertThat(done("import", file)).isEqualTo("0 records taken in, 2 there already\n");

        workspace = disk.resolve("other");
        assertThat(done("import", file)).isEqualTo("2 records taken in, 0 there already\n");
        Path again = disk.resolve("again.jsonl");
        done("export", again);
        assertThat(Files.readString(again)).isEqualTo(Files.readString(file));
    }

    @Test
    void aByteOrderMarkBeforeTheFirstLineSaysNothing() throws Exception {
        addPlan();
        Path file = disk.resolve("ledger.jsonl");
        done("export", file);
        Files.writeString(file, "\uFEFF" + Files.readString(file).replace("\n", "\r\n"));
        assertThat(done("import", file)).isEqualTo("0 records taken in, 1 there already\n");
    }

    @Test
    void ofABrokenImportNothingIsTaken() throws Exception {
        addPlan();
        Path file = disk.resolve("ledger.jsonl");
        done("export", file);
        String line = Files.readString(file).strip();
        Files.writeString(
                file,
                line.replace("R-01", "R-07")
                        + "\n{broken\n"
                        + line.replace("R-01", "R-08").replace("\"title\"", "\"titel\"")
                        + "\n");

        assertThat(refused("import", file))
                .contains("ledger.jsonl, line 2: found a mistake in the writing")
                .contains(
                        "ledger.jsonl, line 3, titel: found an unknown field 'titel', expected 'title' perhaps");
        assertThat(done("log")).endsWith("1 of 1 listed; 1 in the log, 1 current\n");
    }

    @Test
    void aRingOfSupersessionIsNamed() throws Exception {
        addPlan();
        Path file = disk.resolve("ledger.jsonl");
        done("export", file);
        String line = Files.readString(file).strip();
        Files.writeString(file, linked(line, "R-07", "R-08") + "\n" + linked(line, "R-08", "R-07"));

        assertThat(refused("import", file))
                .contains("line 1, supersedes: found a ring: R-07 supersedes R-08 supersedes R-07");
    }

    private static String linked(String line, String id, String other) {
        return line.replace("R-01", id)
                .replace(
                        "\"title\"",
                        "\"supersedes\":{\"record\":\""
                                + other
                                + "\",\"because\":\"refresh\"},\"title\"");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    --kind=outcme                  | found 'outcme', expected 'outcome' perhaps
                    --scope=project                | found 'project', expected NAME=VALUE
                    --depends=x                    | --depends: found 'x', expected NAME=CHECK
                    --depends=x=file-hsh:a         | expected 'file-hash' perhaps
                    --depends=x=file-hash:gone.sql | found no file gone.sql, expected one below
                    --depends=x=file-hash:../lab   | which is outside the allowed folders
                    --depends=x=file-hash:../lab equals abc   | which is outside the allowed folders
                    --depends=x=file-hash:missing equals abc  | x: no file missing, expected one below
                    --depends=x=git-ref:.#main equals abc     | x: no .git, expected a git repository
                    --depends=x=git-ref:.#main     | found no .git, expected a git repository
                    --depends=x=file-hash:huge.bin | found a file of 2147483648 bytes, expected at most
                    --depends=x=predicate:n matches (a | is the expression (a, expected one in the RE2 syntax
                    --supersedes=R-9:refresh       | found record R-9, which is not there
                    --supersedes=R-9               | found 'R-9', expected ID:WHY
                    --authority=god                | found 'god', expected
                    --confidence=high              | reason of a confidence is blank, expected a text
                    --recall=many                  | found 'many', expected TURNS or TURNS/TOKENS
                    --verify=-1                    | turns are -1, expected 0 to 1000000
                    --expected-reuses=0            | expected reuses are 0, expected 1 or more
                    --rationale=because            | expected none for that kind
                    --allow=no/such/folder         | expected a folder that is there
                    """)
    void aRecordThatCannotBeIsRefused(String option, String message) throws Exception {
        try (RandomAccessFile file =
                new RandomAccessFile(project.resolve("huge.bin").toFile(), "rw")) {
            file.setLength(2L << 30);
        }
        assertThat(
                        refused(
                                plan(
                                        "--allow",
                                        project,
                                        "--depends",
                                        "schema=file-hash:schema.sql",
                                        option)))
                .contains(message);
        assertThat(done("log")).startsWith("0 of 0 listed");
    }

    @Test
    void theWriteCriticNamesAllThatIsWrong() {
        assertThat(refused("add", "--title", "x", "--derive", "1").lines())
                .satisfiesExactlyInAnyOrder(
                        each -> assertThat(each).contains("body: found nothing"),
                        each -> assertThat(each).contains("evidence: found none"),
                        each -> assertThat(each).contains("dependencies: found none"),
                        each -> assertThat(each).contains("working memory, not ledger"));
    }

    @Test
    void aSourceThatWasRecalledIsRefused() throws Exception {
        Path file =
                Files.writeString(
                        disk.resolve("r.json"),
                        """
                        {"kind": "outcome", "title": "t", "body": "b", "evidence": ["e"],
                         "scope": {"project": "shop"}, "costs": {"derive": {"turns": 8}},
                         "dependencies": [{"name": "v", "value": "1", "source": "recalled",
                           "check": {"type": "predicate", "name": "v"}}]}
                        """);

        assertThat(refused("add", file))
                .contains("r.json, dependencies[0].source")
                .contains("memory never validates memory");
    }

    @Test
    void whatIsNotThereIsSaid() {
        assertThat(refused("show", "R-09")).contains("found no record R-09");
        assertThat(refused("import", disk.resolve("gone.jsonl"))).contains("no file of that name");
        assertThat(refused("export", disk.resolve("no/such/x.jsonl"))).contains("no folder");
        assertThat(refused("add", disk.resolve("gone.json"))).contains("no file of that name");
        assertThat(refused("wrong", "D-09", "--missed", "a=predicate:a equals 1"))
                .contains("found no decision D-09");
        addPlan();
        assertThat(refused("wrong", "R-01", "--missed", "a=predicate:a equals 1"))
                .contains("found no reuse of R-01 whose outcome is still open");
        assertThat(refused("log", "--kind", "fact")).contains("found 'fact'");
        assertThat(refused("ask", "--candidate-budget", "-1")).contains("found -1");
        assertThat(refused("ask", "--forbid", disk.resolve("never"))).contains("is not allowed");
        assertThat(refused("shwo", "R-01")).contains("'show' perhaps");
    }

    @Test
    void compactedQuestionsReachTheBestAndDeadEndsUntilAllAreBroughtBack() {
        addPlan();
        done(plan("--depends", "node=predicate:node equals 1", "--recall", "2"));
        done(
                "add",
                "--kind",
                "dead-end",
                "--title",
                "Global lock",
                "--body",
                "It locks up.",
                "--failure-reason",
                "two writers wait for each other",
                "--evidence",
                "run 1",
                "--scope",
                "project=shop",
                "--derive",
                "3");

        assertThat(done("compact", "--keep", 1))
                .isEqualTo(
                        "2 of 3 current records are within reach: 1 by value, 1 dead ends and"
                                + " corrections for risk\n");
        assertThat(ask()).contains("2 of 3 records are in scope");
        assertThat(done("log", "--current")).endsWith("3 of 3 listed; 3 in the log, 3 current\n");
        done("compact", "--all");
        assertThat(ask()).contains("3 of 3 records are in scope");
        assertThat(refused("compact", "--keep", 0)).contains("found '0'");
        assertThat(refused("compact")).contains("--keep");
    }

    @Test
    void whatIsForbiddenAgainIsNotLookedAt() {
        addPlan();

        assertThat(ask("--forbid", project))
                .startsWith("D-01: hint R-01")
                .contains("found no allowed folder, expected one that schema.sql lies in");
    }
}
