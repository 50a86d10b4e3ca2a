package mnemarium.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import mnemarium.loop.Journal;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicBoolean;

class KeptJournalTest {

    @TempDir Path folder;
    private Workspace workspace;
    private Journal journal;

    @BeforeEach
    void open() {
        workspace = Lab.opened(Workspace.open(folder, Lab.CLOCK, FrailDisk.disk()));
        journal = workspace.journal();
        Lab.done(workspace.runs().create(Lab.run("a")));
        Lab.done(workspace.runs().create(Lab.run("b")));
    }

    @AfterEach
    void close() {
        FrailDisk.heal();
        workspace.close();
    }

    @Test
    void givesBackWhatWasAppendedRunByRun() {
        List<CompletionStage<Integer>> stages = new ArrayList<>();
        for (int each = 0; each < 1000; each++) {
            stages.add(journal.append("a", each, Lab.lines(each), each % 7 == 0));
            stages.add(journal.append("b", each, Lab.lines(each + 5000), false));
        }
        assertThat(journal.read("a")).isEqualTo(Lab.operations(1000));
        assertThat(journal.read("b")).hasSize(1000).element(3).isEqualTo(Lab.lines(5003));
        for (int each = 0; each < stages.size(); each++) {
            assertThat(stages.get(each).toCompletableFuture()).isCompletedWithValue(each / 2);
        }
    }

    @Test
    void keepsWhatWaitsInAGroupWhenTheWorkspaceCloses() {
        journal.append("a", 0, Lab.lines(0), false);
        workspace.close();
        workspace = Lab.open(folder);
        assertThat(workspace.journal().read("a")).containsExactly(Lab.lines(0));
    }

    @Test
    void aNewRunHasNoOperations() {
        assertThat(journal.read("a")).isEmpty();
    }

    @Test
    void refusesARunThatIsNotThere() {
        assertThat(Lab.failure(journal.append("nobody", 0, List.of("x"), true)))
                .hasMessage("run is nobody, expected one that is kept");
        assertThatThrownBy(() -> journal.read("nobody"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("run is nobody, expected one that is kept");
    }

    @Test
    void refusesAGapAndKeepsTheRestOfTheGroup() {
        CompletionStage<Integer> first = journal.append("a", 0, Lab.lines(0), false);
        CompletionStage<Integer> gap = journal.append("a", 2, Lab.lines(2), false);
        CompletionStage<Integer> other = journal.append("b", 0, Lab.lines(0), true);
        assertThat(Lab.failure(gap)).hasMessageContaining("is 2, expected 1, the next");
        Lab.done(first);
        Lab.done(other);
        assertThat(journal.read("a")).hasSize(1);
    }

    @Test
    void acknowledgesAgainWhatIsKeptAndNeverReplacesIt() {
        Lab.done(journal.append("a", 0, Lab.lines(0), true));
        Lab.done(journal.append("a", 1, Lab.lines(1), true));
        Lab.done(journal.append("a", 0, Lab.lines(0), true));
        assertThat(Lab.failure(journal.append("a", 0, List.of("other"), true)))
                .hasMessageContaining("what is kept is not replaced");
        assertThat(journal.read("a")).isEqualTo(Lab.operations(2));
    }

    @Test
    void refusesLinesThatCouldNotBeToldApartAgain() {
        for (List<String> lines : List.of(List.<String>of(), List.of(""), List.of("a\nb"))) {
            assertThatThrownBy(() -> journal.append("a", 0, lines, true))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void keepsAnOperationOfAnyLength() {
        // the cut at a million characters would fall between the halves of a character
        List<String> lines = List.of("x".repeat(999_999) + "🐠".repeat(300_000), "second line");
        Lab.done(journal.append("a", 0, lines, true));
        Lab.done(journal.append("a", 0, lines, true));
        assertThat(journal.read("a")).containsExactly(lines);
    }

    @Test
    void readsALongRunInOrder() {
        CompletionStage<Integer> last = journal.append("a", 0, List.of("first"), false);
        for (int each = 1; each < 20_000; each++) {
            last = journal.append("a", each, List.of("event\tnumber=" + each), false);
        }
        Lab.done(last);
        List<List<String>> kept = journal.read("a");
        assertThat(kept).hasSize(20_000).last().isEqualTo(List.of("event\tnumber=19999"));
    }

    @ParameterizedTest(name = "full after {0} writes")
    @ValueSource(ints = {0, 1, 2, 3})
    void aFullDiskFailsTheAppendKeepsNoHalfAndLetsLaterOnesSucceed(int writes) {
        Lab.done(journal.append("a", 0, Lab.lines(0), true));
        FrailDisk.fullAfter(writes);
        List<CompletionStage<Integer>> failing = new ArrayList<>();
        int next = 1;
        for (int each = 0; each < 20; each++, next++) {
            failing.add(journal.append("a", next, Lab.lines(next), true));
            workspace.flush(); // each in a group of its own
        }
        int acknowledged = (int) failing.stream().filter(KeptJournalTest::isKept).count();
        assertThat(failing).allSatisfy(each -> assertThat(each.toCompletableFuture()).isDone());
        assertThat(Lab.failure(failing.get(acknowledged))).isInstanceOf(StoreFault.class);
        int kept = 1 + acknowledged;
        FrailDisk.heal();

        assertThat(journal.read("a")).isEqualTo(Lab.operations(kept));
        Lab.done(journal.append("a", kept, Lab.lines(kept), true));
        Lab.done(journal.append("b", 0, Lab.lines(0), true));
        workspace.close();
        workspace = Lab.open(folder);
        assertThat(workspace.journal().read("a")).isEqualTo(Lab.operations(kept + 1));
    }

    @Test
    void saysThatTheDiskIsFull() {
        FrailDisk.fullAfter(0);
        assertThat(Lab.failure(journal.append("a", 0, Lab.lines(0), true)))
                .hasMessage(
                        "found no room left on the disk, expected room to write ("
                                + workspace.file()
                                + ")");
    }

    private static boolean isKept(CompletionStage<Integer> stage) {
        return !stage.toCompletableFuture().isCompletedExceptionally();
    }

    @Test
    void theTableItselfRefusesChangesAndDeletions() throws SQLException {
        Lab.done(journal.append("a", 0, Lab.lines(0), true));
        LabFile file = new LabFile(workspace.file(), FrailDisk.disk());
        try (Connection connection = file.connect();
                Statement statement = connection.createStatement()) {
            assertThatThrownBy(() -> statement.execute("UPDATE operation SET lines = 'forged'"))
                    .hasMessageContaining("journals only grow");
            assertThatThrownBy(() -> statement.execute("DELETE FROM operation"))
                    .hasMessageContaining("expected the run to go first");
        }
        assertThat(journal.read("a")).isEqualTo(Lab.operations(1));
    }

    @Test
    void fromTheWritersOwnThreadAppendsAreTakenAndWaitsRefused() {
        var chained =
                journal.append("a", 0, Lab.lines(0), true)
                        .thenCompose(_ -> journal.append("a", 1, Lab.lines(1), true));
        Lab.done(chained);
        Thread test = Thread.currentThread();
        AtomicBoolean kept = new AtomicBoolean(true);
        for (int operation = 2; kept.get(); operation++) {
            kept.set(false);
            var waiting =
                    journal.append("a", operation, Lab.lines(operation), false)
                            .thenApply(
                                    _ -> {
                                        // kept before anybody could wait for it: try another one
                                        kept.set(Thread.currentThread() == test);
                                        return kept.get() ? List.of() : journal.read("a");
                                    });
            if (!kept.get()) {
                assertThat(Lab.failure(waiting)).hasMessageContaining("expected another one");
            }
        }
    }
}
