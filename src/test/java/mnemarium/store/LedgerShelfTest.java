package mnemarium.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import mnemarium.ledger.Kind;
import mnemarium.ledger.LaterOutcome;
import mnemarium.ledger.Ledger;
import mnemarium.ledger.LedgerRecord;
import mnemarium.ledger.Supersedes;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

class LedgerShelfTest {

    @TempDir Path folder;
    private Workspace workspace;
    private LedgerShelf shelf;

    @BeforeEach
    void open() {
        workspace = Lab.open(folder);
        shelf = workspace.ledger();
    }

    @AfterEach
    void close() {
        workspace.close();
    }

    private void reopen() {
        close();
        open();
    }

    @Test
    void aNewWorkspaceHasAnEmptyLedger() {
        assertThat(shelf.read().records()).isEmpty();
        assertThat(shelf.begun()).isEmpty();
        assertThat(shelf.page(LabWish.LOG, Long.MAX_VALUE, 10)).isEmpty();
    }

    @Test
    void openedAgainItIsTheSameWithUsageAndAudit() {
        for (int deed = 0; deed < 45; deed++) {
            Lab.done(LabDeeds.todo(shelf, deed));
        }
        reopen();

        assertThat(LabDeeds.told(shelf.read())).isEqualTo(LabDeeds.told(LabDeeds.after(45)));
        assertThat(shelf.begun()).contains(Lab.NOON);
    }

    @Test
    void theTablesTellWhatTheJournalTells() {
        for (int deed = 0; deed < 20; deed++) {
            Lab.done(LabDeeds.todo(shelf, deed));
        }
        Ledger ledger = shelf.read();

        List<LabLine> lines = shelf.page(LabWish.LOG, Long.MAX_VALUE, 100);

        assertThat(lines.reversed())
                .extracting(LabLine::id)
                .containsExactlyElementsOf(
                        ledger.records().stream().map(LedgerRecord::id).toList());
        for (LabLine line : lines) {
            LedgerRecord record = ledger.find(line.id()).orElseThrow();
            assertThat(line.isCurrent()).isEqualTo(ledger.isCurrent(record));
            assertThat(line.reuses()).isEqualTo(ledger.usage(line.id()).reuses());
            assertThat(line.falseValid()).isEqualTo(ledger.usage(line.id()).falseValid());
        }
        assertThat(shelf.count(LabWish.CURRENT)).isEqualTo(ledger.currentCount());
    }

    @Test
    void itsRunIsInNoListAndFoundByNobody() {
        Lab.done(LabDeeds.todo(shelf, 0));
        assertThat(workspace.runs().all()).isEmpty();
        assertThat(workspace.runs().find("lab")).isEqualTo(new RunMatch.Missing("lab"));
    }

    @Test
    void noOtherRunMayTakeItsPlace() {
        assertThat(Lab.failure(workspace.runs().create(Lab.run("lab"))))
                .hasMessageContaining("expected another: that one is the ledger's own");
        Lab.done(LabDeeds.todo(shelf, 0));
        assertThat(shelf.read().records()).hasSize(1);
    }

    @Test
    void recordsAreKeptTogetherOrNotAtAll() {
        LedgerRecord one = LabDeeds.record("R-1", Optional.empty());
        LedgerRecord lost =
                LabDeeds.record(
                        "R-2", Optional.of(new Supersedes("R-9", Supersedes.Because.REFRESH)));

        assertThat(Lab.failure(shelf.append(List.of(one, lost))))
                .hasMessage("superseded record is R-9, expected one that is kept");
        assertThat(shelf.read().records()).isEmpty();
        Lab.done(shelf.append(List.of(one)));
        assertThat(Lab.failure(shelf.append(List.of(one))))
                .hasMessage("id of a new record is R-1, expected one that is not taken");
        assertThat(shelf.read().records()).containsExactly(one);
    }

    @Test
    void anOutcomeIsKnownOnceAndOnlyOfADecisionThatIsKept() {
        Lab.done(LabDeeds.todo(shelf, 0));
        Lab.done(LabDeeds.todo(shelf, 7));
        LaterOutcome outcome = new LaterOutcome("D-0-7", 9, true, "fine");
        Lab.done(shelf.note(outcome));

        assertThat(Lab.failure(shelf.note(outcome))).hasMessageContaining("decision is D-0-7");
        assertThat(
                        Lab.failure(
                                shelf.learn(
                                        new LaterOutcome("D-8", 9, false, "x"),
                                        List.of(LabDeeds.record("R-5", Optional.empty())))))
                .hasMessageContaining("decision is D-8");
        assertThat(shelf.read().records()).hasSize(1);
        assertThat(shelf.read().audit().getFirst().later()).contains(outcome);
    }

    @Test
    void theTableItselfRefusesChangesAndDeletionsOfRecords() throws SQLException {
        Lab.done(LabDeeds.todo(shelf, 0));
        LabFile file = new LabFile(workspace.file(), Disk.real());
        try (Connection connection = file.connect();
                Statement statement = connection.createStatement()) {
            assertThatThrownBy(() -> statement.execute("UPDATE lab_record SET title = 'forged'"))
                    .hasMessageContaining("found a change of a ledger record");
            assertThatThrownBy(() -> statement.execute("DELETE FROM lab_record"))
                    .hasMessageContaining("found the deletion of a ledger record");
            assertThatThrownBy(() -> statement.execute("UPDATE operation SET lines = 'forged'"))
                    .hasMessageContaining("journals only grow");
        }
        assertThat(shelf.read().records()).hasSize(1);
    }

    @Test
    void aHundredThousandRecordsAreKeptAndPaged() {
        List<LedgerRecord> records = new ArrayList<>();
        for (int i = 0; i < 100_000; i++) {
            records.add(LabDeeds.record("R-" + i, Optional.empty()));
        }
        Lab.done(shelf.append(records));

        SplittableRandom chance = new SplittableRandom(3);
        long before = Long.MAX_VALUE;
        int seen = 0;
        while (seen < 100_000) {
            int most = 1 + chance.nextInt(20_000);
            List<LabLine> page = shelf.page(LabWish.CURRENT, before, most);
            assertThat(page.getFirst().id()).isEqualTo("R-" + (99_999 - seen));
            seen += page.size();
            before = page.getLast().place();
        }
        assertThat(shelf.page(LabWish.CURRENT, before, 1)).isEmpty();
        assertThat(shelf.count(new LabWish(true, Optional.of(Kind.OUTCOME), "Plan R-9999")))
                .isEqualTo(11);
        assertThat(shelf.read().records()).hasSize(100_000);
    }
}
