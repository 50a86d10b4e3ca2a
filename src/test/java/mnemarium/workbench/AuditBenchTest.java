package mnemarium.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import mnemarium.memory.onnx.Models;
import mnemarium.ownership.FindingFilter;
import mnemarium.ownership.FindingFilter.About;
import mnemarium.ownership.GateVerdict;
import mnemarium.ownership.file.AuditTable;
import mnemarium.ownership.file.Export;
import mnemarium.ownership.file.OwnersFile;
import mnemarium.store.Opening;
import mnemarium.store.Workspace;
import mnemarium.workbench.AuditProgress.Phase;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;

class AuditBenchTest {

    private static final Clock CLOCK =
            Clock.fixed(Instant.parse("2026-05-09T00:00:00Z"), ZoneOffset.UTC);

    @TempDir Path folder;
    private Workspace workspace;
    private OwnerDesk owners;
    private AuditBench bench;
    private Embedders embedders;

    @BeforeEach
    void open() {
        workspace = ((Opening.Opened) Workspace.open(folder, CLOCK)).workspace();
        owners = new OwnerDesk(workspace.owners());
        embedders = new Embedders(new Models());
        bench = new AuditBench(workspace.audits(), owners, embedders, CLOCK);
    }

    @AfterEach
    void close() {
        bench.close();
        owners.close();
        embedders.close();
        workspace.close();
    }

    private AuditCard sample() {
        return bench.bringIn(AuditRequest.sample(), _ -> {}, () -> false).join();
    }

    private static AuditRequest json(String text) {
        return new AuditRequest(
                Export.of("export.json", text.getBytes(StandardCharsets.UTF_8)),
                false,
                Optional.empty(),
                Map.of(),
                Optional.empty());
    }

    private int[] indices(AuditCard audit, About about) {
        return bench.indices(audit, new FindingFilter(about, Optional.empty(), "", "")).join();
    }

    @Test
    void auditsTheSampleAndKeepsItForTheNextSession() {
        AuditCard audit = sample();

        assertThat(audit.synthetic()).isTrue();
        assertThat(audit.report().shareOfCopies()).isEqualTo(0.44);
        assertThat(indices(audit, About.COPY)).hasSize(1_804);
        assertThat(indices(audit, About.AUTHORITY)).hasSize(60);
        close();
        open();
        assertThat(bench.newest().join()).contains(audit);
    }

    @Test
    void theFindingsOfItemsAreThoseOfAnAuditInOneGo() throws IOException {
        AuditCard audit = sample();
        Path table = folder.resolve("items.csv");
        bench.write(audit, AuditFiles.Kind.ITEMS, table).join();
        List<AuditedItem> some = bench.items(audit, List.of(7, 4_099, 0)).join();

        assertThat(some).extracting(AuditedItem::index).containsExactly(7, 4_099, 0);
        List<String> rows = Files.readAllLines(table);
        assertThat(rows).hasSize(4_101);
        for (AuditedItem each : some) {
            assertThat(AuditTable.row(each.item(), each.finding()))
                    .isEqualTo(rows.get(each.index() + 1) + "\r\n");
        }
        assertThat(bench.items(audit, toList(indices(audit, About.NEAR))).join())
                .isNotEmpty()
                .allSatisfy(each -> assertThat(each.finding().near()).isNotEmpty());
    }

    private static List<Integer> toList(int[] indices) {
        return Arrays.stream(indices).boxed().toList();
    }

    @Test
    void tellsHowFarItIs() {
        List<AuditProgress> told = new ArrayList<>();
        bench.bringIn(AuditRequest.sample(), told::add, () -> false).join();

        assertThat(told)
                .extracting(AuditProgress::phase)
                .contains(Phase.READING, Phase.COMPARING, Phase.JUDGING)
                .isSorted();
        assertThat(told).allSatisfy(each -> assertThat(each.share()).isBetween(0.0, 1.0));
        assertThat(told.getLast()).isEqualTo(new AuditProgress(Phase.JUDGING, 4_100, 1));
    }

    @Test
    void takesNothingOfATruncatedExportAndLeavesTheEarlierAudit() {
        AuditCard before = sample();

        assertThatThrownBy(
                        () ->
                                bench.bringIn(
                                                json("[{\"memory\": \"one\"}, {\"memory\": \"tw"),
                                                _ -> {},
                                                () -> false)
                                        .join())
                .hasCauseInstanceOf(Refusal.class)
                .hasMessageContaining("no item is taken in (1 are in order)");
        assertThat(bench.newest().join()).contains(before);
        assertThat(indices(before, About.ANYTHING)).hasSize(4_100);
    }

    @Test
    void anImportThatIsCancelledLeavesTheEarlierAudit() {
        AuditCard before = bench.bringIn(json("[\"one seat\"]"), _ -> {}, () -> false).join();
        List<AuditProgress> told = new ArrayList<>();

        assertThatThrownBy(
                        () ->
                                bench.bringIn(
                                                AuditRequest.sample(),
                                                told::add,
                                                () -> told.size() > 2)
                                        .join())
                .isInstanceOf(CancellationException.class);
        assertThat(bench.newest().join()).contains(before);
    }

    @Test
    void judgesAgainByTheOwnersThatAreInForceNow() {
        AuditCard first = sample();
        OwnersFile known = owners.current();
        owners.save(new OwnersFile(known.registry().withoutField("plan"), known.terms())).join();

        AuditCard second = bench.again(first, _ -> {}, () -> false).join();

        assertThat(second.report().copies()).isEqualTo(1_284);
        assertThat(second.memory()).isEqualTo(first.memory());
        assertThat(bench.newest().join()).contains(second);
        assertThat(
                        bench.indices(
                                        second,
                                        new FindingFilter(
                                                About.ANYTHING,
                                                Optional.of(GateVerdict.LOOK_UP),
                                                "",
                                                ""))
                                .join())
                .hasSize(1_284);
    }

    @Test
    void anAuditThatWasDeletedIsNeitherJudgedNorOpenedUntilItIsBroughtBack() {
        AuditCard audit = sample();
        ListedAudit listed = bench.all().join().getFirst();
        bench.delete(audit.memory()).join();

        assertThat(bench.all().join()).isEmpty();
        assertThat(bench.newest().join()).isEmpty();
        assertThatThrownBy(() -> bench.again(audit, _ -> {}, () -> false).join())
                .hasCauseInstanceOf(Refusal.class)
                .hasMessageContaining("found no memory");
        assertThatThrownBy(() -> bench.open(listed).join()).hasCauseInstanceOf(Refusal.class);

        bench.restore(audit.memory()).join();
        assertThat(bench.open(listed).join()).isEqualTo(audit);
    }

    @Test
    void listsOfEachAuditWhenOfWhatAndHowManyCopies() {
        sample();
        bench.bringIn(json(MEMORIES), _ -> {}, () -> false).join();

        List<ListedAudit> all = bench.all().join();
        assertThat(all)
                .extracting(ListedAudit::shortName, ListedAudit::synthetic, ListedAudit::copies)
                .containsExactly(
                        tuple("export.json", false, 1L), tuple("the shipped sample", true, 1_804L));
        assertThat(all.getLast().share()).isEqualTo(0.44);
        assertThat(all).allMatch(each -> each.made().equals(CLOCK.instant()));
    }

    @Test
    void comparingItemsWithEachOtherCanBeCancelled() {
        List<AuditProgress> told = new ArrayList<>();
        AtomicInteger asked = new AtomicInteger();

        assertThatThrownBy(
                        () ->
                                bench.bringIn(
                                                AuditRequest.sample(),
                                                told::add,
                                                () ->
                                                        !told.isEmpty()
                                                                && told.getLast().phase()
                                                                        == Phase.COMPARING
                                                                && asked.incrementAndGet() > 1_700)
                                        .join())
                .hasCauseInstanceOf(CancellationException.class);

        assertThat(told.getLast().phase()).isEqualTo(Phase.COMPARING);
        assertThat(told.getLast().share()).isStrictlyBetween(0.0, 0.5);
        assertThat(bench.all().join()).isEmpty();
    }

    private static final String MEMORIES =
            """
            [{"id": "a", "memory": "The account's data is stored in Ireland.", "user_id": "x"},
             {"id": "b", "memory": "The account's data is stored in Ireland.", "user_id": "y"},
             {"id": "c", "memory": "Prefers dark mode.", "user_id": "x"},
             {"id": "d", "memory": "They pay for 12 seats.", "user_id": "x"}]
            """;

    private List<Suggestion> suggestions(AuditCard audit) {
        return bench.suggest(audit, _ -> {}, () -> false).join();
    }

    @Test
    void suggestsTheNearestFieldForWhatNoRuleMatchesAndCountsItNowhere() {
        AuditCard audit = bench.bringIn(json(MEMORIES), _ -> {}, () -> false).join();

        assertThat(audit.report().copies()).isEqualTo(1);
        assertThat(suggestions(audit))
                .singleElement()
                .satisfies(
                        each -> {
                            assertThat(each.text())
                                    .isEqualTo("The account's data is stored in Ireland.");
                            assertThat(each.field()).isEqualTo("region");
                            assertThat(each.owner()).isEqualTo("Integrations");
                            assertThat(each.items()).isEqualTo(2);
                            assertThat(each.example()).isEqualTo("a");
                            assertThat(each.score()).isBetween(Suggesting.LEAST, 1.0);
                            assertThat(each.next()).isNotEmpty().isNotEqualTo("region");
                            assertThat(each.nextScore()).isBetween(-1.0, each.score());
                        });
    }

    @Test
    void aConfirmedSuggestionIsAKeyWordOfTheFieldAndCountsFromThenOn() {
        AuditCard audit = bench.bringIn(json(MEMORIES), _ -> {}, () -> false).join();
        Suggestion first = suggestions(audit).getFirst();
        owners.save(
                        Suggesting.confirm(
                                owners.current(), first.field(), Suggesting.keyWord(first.text())))
                .join();

        AuditCard again = bench.again(audit, _ -> {}, () -> false).join();

        assertThat(again.report().copies()).isEqualTo(3);
        assertThat(suggestions(again)).isEmpty();
        assertThat(
                        bench.items(again, List.of(1))
                                .join()
                                .getFirst()
                                .finding()
                                .match()
                                .orElseThrow()
                                .rule())
                .isEqualTo("key word the account's data is stored in ireland");
    }

    @Test
    void aRejectedSuggestionIsNotMadeAgainUnlessItIsTakenBack() {
        AuditCard audit = bench.bringIn(json(MEMORIES), _ -> {}, () -> false).join();
        Suggestion first = suggestions(audit).getFirst();
        bench.reject(first).join();

        assertThat(suggestions(audit)).noneMatch(each -> each.field().equals("region"));
        bench.forget(first).join();
        assertThat(suggestions(audit)).containsExactly(first);
    }

    @Test
    void aKeyWordIsAsLongAsOneMayBeAndEndsWithAWord() {
        assertThat(Suggesting.keyWord(" Two\n words. ")).isEqualTo("Two words");
        assertThat(Suggesting.keyWord("word ".repeat(50))).hasSize(99).endsWith("word");
        assertThatThrownBy(() -> Suggesting.confirm(owners.current(), "none", "x"))
                .hasMessageContaining("field is 'none', expected a known one");
        assertThatThrownBy(() -> Suggesting.confirm(owners.current(), "plan", " "))
                .hasMessageContaining("key word of field plan");
    }
}
