package mnemarium.store;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.ownership.FindingFilter;
import mnemarium.ownership.FindingFilter.About;
import mnemarium.ownership.GateVerdict;
import mnemarium.ownership.MemoryItem;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

class AuditShelfTest {

    private static final int ITEMS = 2_345;

    @TempDir Path folder;
    private Workspace workspace;

    @BeforeEach
    void open() {
        workspace = Lab.open(folder);
    }

    @AfterEach
    void close() {
        workspace.close();
    }

    private AuditShelf shelf() {
        return workspace.audits();
    }

    private int staged(String name, int items) {
        int memory = shelf().begin(name, true);
        for (int from = 0; from < items; from += 100) {
            shelf().stage(memory, from, Memories.items(from, Math.min(items, from + 100)));
        }
        return memory;
    }

    private KeptAudit kept(String name, int items) {
        int memory = staged(name, items);
        int audit = shelf().judge(memory, "owners: []", Memories.report(items));
        shelf().find(audit, Memories.findings(0, items));
        shelf().show(audit, Memories.memory(memory, name, items));
        return shelf().newest().orElseThrow();
    }

    private List<MemoryItem> all(KeptAudit audit) {
        List<MemoryItem> all = new ArrayList<>();
        shelf().each(
                        audit.memory().number(),
                        (index, item) -> {
                            assertThat(index).isEqualTo(all.size());
                            all.add(item);
                        });
        return all;
    }

    @Test
    void givesBackWhatWasKept() {
        KeptAudit audit = kept("export.json", ITEMS);
        workspace.close();
        workspace = Lab.open(folder);

        assertThat(shelf().newest()).contains(audit);
        assertThat(audit.memory())
                .isEqualTo(Memories.memory(audit.memory().number(), "export.json", ITEMS));
        assertThat(audit.owners()).isEqualTo("owners: []");
        assertThat(audit.report()).isEqualTo(Memories.report(ITEMS));
        assertThat(all(audit)).isEqualTo(Memories.items(0, ITEMS));
        List<Integer> some = List.of(0, 13, 2_344, 9_999);
        assertThat(shelf().items(audit.memory().number(), some))
                .isEqualTo(
                        Map.of(
                                0,
                                Memories.item(0),
                                13,
                                Memories.item(13),
                                2_344,
                                Memories.item(2_344)));
        assertThat(shelf().findings(audit.number(), some))
                .isEqualTo(
                        Map.of(
                                0, Memories.finding(0),
                                13, Memories.finding(13),
                                2_344, Memories.finding(2_344)));
    }

    @Test
    void aLineBreakInAnIdOrANameMakesNoSecondNote() {
        int memory = staged("export.json", 1);
        int audit = shelf().judge(memory, "", Memories.report(1));
        KeptFinding finding = Memories.finding(1);
        shelf().find(
                        audit,
                        List.of(
                                new KeptFinding(
                                        0,
                                        finding.field(),
                                        finding.verdict(),
                                        false,
                                        false,
                                        true,
                                        false,
                                        false,
                                        1,
                                        List.of("nearly repeats a\r\nb: same", "c\n"))));
        StagedMemory plain = Memories.memory(memory, "export.json", 1);
        shelf().show(
                        audit,
                        new StagedMemory(
                                memory,
                                plain.name(),
                                true,
                                plain.format(),
                                List.of("Kept beside the items: x\ny."),
                                plain.asOf(),
                                plain.made(),
                                1));

        assertThat(shelf().findings(audit, List.of(0)).get(0))
                .extracting(KeptFinding::near)
                .isEqualTo(List.of("nearly repeats a b: same", "c "));
        assertThat(shelf().newest().orElseThrow().memory().notes())
                .containsExactly("Kept beside the items: x y.");
    }

    @Test
    void aTextOfManyMillionCharactersComesBackWhole() {
        MemoryItem plain = Memories.item(1);
        MemoryItem large =
                new MemoryItem(
                        "large",
                        "🙂\"x".repeat(800_000),
                        plain.subject(),
                        plain.field(),
                        plain.source(),
                        plain.created(),
                        plain.updated(),
                        plain.expires(),
                        plain.others(),
                        plain.place());
        int memory = shelf().begin("export.json", false);
        shelf().stage(memory, 0, List.of(large));

        assertThat(shelf().items(memory, List.of(0))).isEqualTo(Map.of(0, large));
    }

    private int[] indices(KeptAudit audit, About about, String field, String words) {
        return shelf().indices(
                        audit.number(),
                        audit.memory().number(),
                        new FindingFilter(about, Optional.empty(), field, words));
    }

    @Test
    void findsItemsByWhatIsTheMatterWithThem() {
        kept("an earlier one", 10);
        KeptAudit audit = kept("export.json", 200);

        assertThat(indices(audit, About.ANYTHING, "", ""))
                .isEqualTo(IntStream.range(0, 200).toArray());
        assertThat(indices(audit, About.COPY, "", "")).hasSize(100).contains(0, 2, 198);
        assertThat(indices(audit, About.AUTHORITY, "", "")).hasSize(29).contains(0, 7, 196);
        assertThat(indices(audit, About.NEAR, "", "")).hasSize(16).contains(0, 13, 195);
        assertThat(indices(audit, About.EXPIRED, "", "")).hasSize(67).contains(0, 3, 198);
        assertThat(indices(audit, About.SOURCELESS, "", "")).hasSize(40).contains(0, 5, 195);
        assertThat(indices(audit, About.REPEAT, "", "")).hasSize(19).contains(0, 11, 198);
        assertThat(indices(audit, About.UNMATCHED, "", "")).hasSize(100).contains(1, 199);
        assertThat(indices(audit, About.EXPIRED, "plan", "")).hasSize(34).contains(0, 6, 198);
        assertThat(
                        shelf().indices(
                                        audit.number(),
                                        audit.memory().number(),
                                        new FindingFilter(
                                                About.EXPIRED,
                                                Optional.of(GateVerdict.UNCLASSIFIED),
                                                "",
                                                "")))
                .hasSize(33)
                .contains(3, 9);
    }

    @Test
    void searchesIdSubjectAndTextWhateverTheCaseAndTakesNoLetterForAPattern() {
        KeptAudit audit = kept("export.json", 200);

        assertThat(indices(audit, About.ANYTHING, "", " ACCOUNT-3 ")).hasSize(22).contains(3);
        assertThat(indices(audit, About.ANYTHING, "", "إجابات")).hasSize(67);
        assertThat(indices(audit, About.COPY, "", "plan of 2")).contains(2, 20, 28);
        assertThat(indices(audit, About.ANYTHING, "", "%")).isEmpty();
        assertThat(indices(audit, About.ANYTHING, "", "_lan of")).isEmpty();
    }

    @Test
    void keepsAnAuditOfEachMemoryTheLastMadeFirst() throws Exception {
        KeptAudit first = kept("one", 150);
        KeptAudit second = kept("two", 30);

        assertThat(shelf().all()).containsExactly(second, first);
        assertThat(shelf().newest()).contains(second);
        assertThat(all(first)).hasSize(150);
        assertThat(all(second)).hasSize(30);
        assertRows(2, 180, 2, 180);
    }

    @Test
    void aMemoryThatIsMadeUpTakesThePlaceOfTheOneOfItsName() throws Exception {
        kept("the sample", 150);
        KeptAudit second = kept("the sample", 30);

        assertThat(shelf().all()).containsExactly(second);
        assertRows(1, 30, 1, 30);
    }

    @Test
    void whatWasHiddenComesBackWholeOrGoesAtTheNextOpening() throws Exception {
        KeptAudit first = kept("one", 20);
        KeptAudit second = kept("two", 30);
        shelf().hide(second.memory().number());
        assertThat(shelf().all()).containsExactly(first);
        shelf().restore(second.memory().number());
        assertThat(shelf().all()).containsExactly(second, first);
        assertThat(all(second)).hasSize(30);

        shelf().hide(second.memory().number());
        workspace.close();
        workspace = Lab.open(folder);
        shelf().restore(second.memory().number());

        assertThat(shelf().all()).containsExactly(first);
        assertRows(1, 20, 1, 20);
    }

    @Test
    void aMemoryThatIsJudgedAgainKeepsItsItems() throws Exception {
        KeptAudit first = kept("one", 40);
        int again = shelf().judge(first.memory().number(), "owners: [x]", Memories.report(40));
        shelf().find(again, Memories.findings(0, 40));
        assertThat(shelf().newest()).contains(first);
        shelf().show(again, first.memory());

        assertThat(shelf().newest().orElseThrow().owners()).isEqualTo("owners: [x]");
        assertThat(shelf().newest().orElseThrow().memory()).isEqualTo(first.memory());
        assertRows(1, 40, 1, 40);
    }

    @Test
    void whatIsNotFinishedIsNeverSeen() throws Exception {
        KeptAudit first = kept("one", 20);
        int memory = staged("two", 300);
        assertThat(shelf().newest()).contains(first);
        shelf().abandon(memory);

        assertThat(shelf().newest()).contains(first);
        assertRows(1, 20, 1, 20);
    }

    @Test
    void remembersWhatAPersonHasTurnedDown() {
        TextHash text = TextHash.of("Ana runs the account.");
        Lab.done(shelf().reject(text, "contacts"));
        Lab.done(shelf().reject(text, "contacts"));
        Lab.done(shelf().reject(text, "plan"));
        Lab.done(shelf().forget(text, "plan"));
        workspace.close();
        workspace = Lab.open(folder);

        assertThat(shelf().rejected()).isEqualTo(Map.of(text, Set.of("contacts")));
    }

    /** Rows in the file itself, once all that was asked for before is done. */
    private void assertRows(int memories, int items, int audits, int findings) throws Exception {
        Lab.done(shelf().sweep());
        workspace.close();
        assertThat(Tables.rows(folder, "staged_memory", "staged_item", "audit", "audit_finding"))
                .containsExactly(memories, items, audits, findings);
    }
}
