package mnemarium.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.ledger.Amount;
import mnemarium.ledger.AuditEntry;
import mnemarium.ledger.Authority;
import mnemarium.ledger.Budgets;
import mnemarium.ledger.Check;
import mnemarium.ledger.CheckRequest;
import mnemarium.ledger.CheckResult;
import mnemarium.ledger.Comparison;
import mnemarium.ledger.Confidence;
import mnemarium.ledger.Costs;
import mnemarium.ledger.Critique;
import mnemarium.ledger.Dependency;
import mnemarium.ledger.Draft;
import mnemarium.ledger.Filter;
import mnemarium.ledger.Kind;
import mnemarium.ledger.LedgerRecord;
import mnemarium.ledger.MatchPolicy;
import mnemarium.ledger.Provenance;
import mnemarium.ledger.Question;
import mnemarium.ledger.Scope;
import mnemarium.ledger.Source;
import mnemarium.ledger.Standing;
import mnemarium.ledger.WriteCritic;
import mnemarium.store.Opening;
import mnemarium.store.Workspace;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** The workspace's ledger as the window has it at hand, on a file of the disk. */
class LedgerBenchTest {

    private static final Question QUESTION = Question.provided(Map.of("project", "shop"));

    @TempDir Path disk;
    private Path file = Path.of("");
    private Instant now = Instant.parse("2026-11-01T12:00:00Z");
    private Workspace workspace;
    private LedgerBench bench;

    @BeforeEach
    void open() throws IOException {
        file = Files.writeString(disk.resolve("schema.sql"), "one");
        workspace =
                switch (Workspace.open(disk.resolve("lab"), Clock.systemUTC())) {
                    case Opening.Opened opened -> opened.workspace();
                    case Opening.Refused refused -> throw new AssertionError(refused.message());
                };
        bench = new LedgerBench(workspace, () -> 0, Clock.fixed(now, ZoneOffset.UTC));
        bench.allow(disk).join();
    }

    @AfterEach
    void close() {
        bench.close();
        workspace.close();
    }

    private static Refusal refusal(CompletableFuture<?> future) {
        Throwable thrown =
                future.handle((_, failure) -> Optional.ofNullable(failure)).join().orElseThrow();
        assertThat(thrown).isInstanceOf(Refusal.class);
        return (Refusal) thrown;
    }

    private Draft draft(String title, int derive) {
        CheckRequest look =
                new CheckRequest(
                        new Check.FileHash("schema.sql"),
                        Comparison.EQUALS,
                        "",
                        Duration.ofSeconds(2));
        String hash =
                switch (bench.look(look).join()) {
                    case CheckResult.Fail fail -> fail.found();
                    case CheckResult.Pass pass -> pass.found();
                    case CheckResult.Unknown unknown -> throw new AssertionError(unknown.reason());
                };
        return new Draft(
                Kind.OUTCOME,
                Optional.empty(),
                title,
                "Hash join.",
                List.of("run 3"),
                new Scope(List.of(new Scope.Dimension("project", "shop", MatchPolicy.EXACT))),
                List.of(
                        Dependency.unchanged(
                                "schema", hash, Source.FETCHED, new Check.FileHash("schema.sql"))),
                List.of(),
                new Costs(new Amount(derive, 4000), new Amount(1, 120), new Amount(1, 400), 3),
                Authority.USER,
                new Confidence(Confidence.Level.HIGH, "answer checked"),
                new Provenance("written by hand", List.of()),
                Map.of());
    }

    @Test
    void aRecordBoundToAFileIsReusedUntilTheFileChangesAndTheCardSaysSo() throws Exception {
        LedgerRecord record = bench.write(draft("Query plan", 5), WriteCritic.DEFAULT).join();
        LedgerAnswer first = bench.ask(QUESTION, Budgets.DEFAULT).join();
        Files.writeString(file, "two");
        LedgerAnswer second = bench.ask(QUESTION, Budgets.DEFAULT).join();

        assertThat(first.decision().verdict().word()).isEqualTo("reuse");
        assertThat(first.record()).contains(record);
        assertThat(second.decision().verdict().word()).isEqualTo("derive");
        LedgerCard card = bench.card("R-01").join();
        assertThat(card.checks().getFirst().decision()).contains("D-02");
        assertThat(card.checks().getFirst().result().orElseThrow().word()).isEqualTo("fail");
        assertThat(card.usage().reuses()).isEqualTo(1);
        assertThat(card.turns().total()).isEqualTo(3);
    }

    @Test
    void theCriticIsAskedWithoutWritingAndNamesWhatIsWrong() {
        assertThat(bench.judge(draft("Query plan", 5), WriteCritic.DEFAULT).join())
                .isInstanceOf(Critique.Accepted.class);
        assertThat(bench.judge(draft(" ", 2), WriteCritic.DEFAULT).join())
                .isInstanceOfSatisfying(
                        Critique.Refused.class,
                        refused ->
                                assertThat(refused.objections())
                                        .extracting(each -> each.field())
                                        .containsExactly("title", "value"));
        assertThat(bench.list(Filter.LOG, 0, 10).join().records()).isZero();
        assertThat(refusal(bench.write(draft(" ", 2), WriteCritic.DEFAULT)).problems()).hasSize(2);
    }

    @Test
    void recordsAreListedFromTheLatestInPages() {
        for (int i = 0; i < 25; i++) {
            bench.write(draft("Plan " + i, 5), WriteCritic.DEFAULT).join();
        }

        LedgerPage page = bench.list(Filter.CURRENT, 10, 10).join();

        assertThat(page.listed()).isEqualTo(25);
        assertThat(page.rows())
                .extracting(each -> each.record().title())
                .startsWith("Plan 14")
                .endsWith("Plan 5");
        assertThat(
                        bench.list(new Filter(false, Optional.empty(), "plan 2", ""), 0, 10)
                                .join()
                                .listed())
                .isEqualTo(6);
    }

    @Test
    void aWrongReuseIsLearnedFromOnce() {
        bench.write(draft("Query plan", 5), WriteCritic.DEFAULT).join();
        AuditEntry reuse = bench.ask(QUESTION, Budgets.DEFAULT).join().decision();
        List<Dependency> missed =
                List.of(
                        Dependency.unchanged(
                                "volume",
                                "small",
                                Source.PROVIDED,
                                new Check.Predicate(Optional.empty(), "volume")));

        LedgerRecord better = bench.wrong(reuse.id(), missed, "it was slow").join();

        LedgerCard card = bench.card("R-01").join();
        assertThat(card.standing()).isEqualTo(Standing.SUPERSEDED);
        assertThat(card.supersededBy()).containsExactly(better);
        assertThat(card.usage().falseValid()).isEqualTo(1);
        assertThat(bench.decisions(0, 1).join().getFirst().later()).isPresent();
        assertThat(refusal(bench.wrong(reuse.id(), missed, "again")))
                .hasMessageContaining("no reuse of D-01 whose outcome is still open");
        assertThat(refusal(bench.right("R-09", "fine"))).hasMessageContaining("no record R-09");
    }

    @Test
    void openedAgainItGoesOnWhereItWas() throws Exception {
        bench.write(draft("Query plan", 5), WriteCritic.DEFAULT).join();
        bench.ask(QUESTION, Budgets.DEFAULT).join();
        LedgerCard before = bench.card("R-01").join();
        close();
        now = now.plusSeconds(60);
        open();

        assertThat(bench.card("R-01").join()).isEqualTo(before);
        assertThat(bench.allowed().join()).containsExactly(disk.toAbsolutePath());
        assertThat(bench.ask(QUESTION, Budgets.DEFAULT).join().decision().id()).isEqualTo("D-02");
    }

    @Test
    void closedItRefuses() {
        bench.close();
        assertThat(refusal(bench.allowed())).hasMessageContaining("it is closed");
    }
}
