package mnemarium.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import mnemarium.scenario.Source;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;

class RunShelfTest {

    /** A clock that goes on by a minute each time it is read. */
    private static final class Minutes extends Clock {
        private Instant now = Lab.NOON;

        @Override
        public Instant instant() {
            now = now.plus(Duration.ofMinutes(1));
            return now;
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
    }

    @TempDir Path folder;
    private Workspace workspace;
    private RunShelf runs;

    @BeforeEach
    void open() {
        workspace = Lab.open(folder, new Minutes());
        runs = workspace.runs();
    }

    @AfterEach
    void close() {
        workspace.close();
    }

    private void reopen() {
        workspace.close();
        open();
    }

    @Test
    void givesBackARunAsItWasMade() {
        RunRow run =
                new RunRow(
                        "0f3a",
                        Optional.empty(),
                        0,
                        "Ünïcode — 🐠",
                        new Source(
                                "items-csv",
                                "log.csv",
                                "id,text\n1,\"a\"\n".repeat(100_000),
                                Map.of("text", "Content", "incident", "Event \"Id\"")),
                        "triage",
                        "per-turn",
                        Long.MAX_VALUE,
                        "measured",
                        "my-model.onnx",
                        "cd".repeat(32),
                        "added-latency=110",
                        Instant.parse("2026-11-01T12:00:00.123456789Z"));
        Lab.done(runs.create(run));
        reopen();
        assertThat(runs.find("0f3a")).isEqualTo(new RunMatch.Found(run));
        assertThat(run.created()).isEqualTo(Instant.parse("2026-11-01T12:00:00.123Z"));
    }

    @Test
    void findsARunByTheBeginningOfItsId() {
        for (String id : List.of("aa11", "aa22", "b-1", "b")) {
            Lab.done(runs.create(Lab.run(id)));
        }
        assertThat(runs.find("aa1")).isEqualTo(new RunMatch.Found(Lab.run("aa11")));
        assertThat(runs.find("b")).isEqualTo(new RunMatch.Found(Lab.run("b")));
        assertThat(runs.find("aa"))
                .isEqualTo(new RunMatch.Ambiguous("aa", List.of("aa22", "aa11")));
        assertThat(runs.find("a%")).isEqualTo(new RunMatch.Missing("a%"));
    }

    @Test
    void refusesAnIdThatIsTaken() {
        Lab.done(runs.create(Lab.run("a")));
        assertThat(Lab.failure(runs.create(Lab.run("a"))))
                .hasMessage("id of a new run is a, expected one that is not taken");
        Lab.done(runs.create(Lab.run("a").as("b")));
    }

    @Test
    void refusesIdsThatCouldBeMistaken() {
        for (String id : List.of("", "A", "a b", "x".repeat(65))) {
            assertThatThrownBy(() -> Lab.run("a").as(id))
                    .hasMessageContaining("expected 1 to 64 lower-case letters");
        }
        assertThatThrownBy(() -> Lab.branch("a", "b", -1)).hasMessageContaining("is -1");
    }

    @Test
    void takesAWholeJournalAtOnceOrNothing() {
        Lab.done(runs.create(Lab.run("a"), Lab.operations(1000)));
        assertThat(workspace.journal().read("a")).isEqualTo(Lab.operations(1000));
        Lab.failure(runs.create(Lab.run("a"), Lab.operations(5)));
        assertThat(workspace.journal().read("a")).hasSize(1000);
    }

    @Test
    void aBranchBeginsWithTheOperationsOfItsParentAndOutlivesIt() {
        Lab.done(runs.create(Lab.run("parent"), Lab.operations(10)));
        Lab.done(runs.branch(Lab.branch("child", "parent", 4)));
        Lab.done(workspace.journal().append("child", 4, List.of("another\tway"), true));
        List<List<String>> journal = workspace.journal().read("child");
        assertThat(journal).hasSize(5);
        assertThat(journal.subList(0, 4)).isEqualTo(Lab.operations(4));
        assertThat(runs.children("parent")).extracting(RunSummary::id).containsExactly("child");
        assertThat(workspace.journal().read("parent")).isEqualTo(Lab.operations(10));

        Lab.done(runs.delete("parent"));
        reopen();
        assertThat(workspace.journal().read("child")).hasSize(5);
        assertThat(runs.find("child"))
                .isInstanceOfSatisfying(
                        RunMatch.Found.class,
                        found -> assertThat(found.run().parent()).contains("parent"));
    }

    @Test
    void refusesABranchFromWhatIsNotThere() {
        Lab.done(runs.create(Lab.run("parent"), Lab.operations(3)));
        assertThat(Lab.failure(runs.branch(Lab.branch("child", "parent", 4))))
                .hasMessageContaining("is 4, expected at most 3");
        assertThat(Lab.failure(runs.branch(Lab.branch("child", "nobody", 1))))
                .hasMessage("run is nobody, expected one that is kept");
        assertThatThrownBy(() -> runs.branch(Lab.run("orphan")))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(runs.find("child")).isInstanceOf(RunMatch.Missing.class);
    }

    @Test
    void listsTheLastOpenedFirstWithWhereEachStands() {
        Lab.done(runs.create(Lab.run("a"), Lab.operations(3)));
        Lab.done(runs.create(Lab.run("b")));
        Standing standing = new Standing(2, "0 of 12 redundant", "r w s", "ef".repeat(32));
        Lab.done(runs.summarise("a", standing));
        assertThat(runs.all()).extracting(RunSummary::id).containsExactly("a", "b");
        assertThat(runs.recent(1))
                .containsExactly(
                        new RunSummary(
                                "a",
                                Optional.empty(),
                                0,
                                "alerts by hand",
                                "alert-triage.yaml",
                                "triage",
                                "in-loop",
                                Long.MIN_VALUE + 7,
                                "virtual",
                                "static",
                                Lab.NOON,
                                Lab.NOON.plusSeconds(60),
                                3,
                                standing));
        assertThat(runs.all().getLast().operations()).isZero();
        assertThat(runs.all().getLast().standing()).isEqualTo(new Standing(0, "", "", ""));
    }

    @Test
    void renamesAndKeepsWhatIsPending() {
        Lab.done(runs.create(Lab.run("a")));
        Lab.done(runs.rename("a", "my run"));
        Lab.done(runs.pend("a", "top-k=3"));
        assertThat(runs.find("a"))
                .isInstanceOfSatisfying(
                        RunMatch.Found.class,
                        found -> {
                            assertThat(found.run().name()).isEqualTo("my run");
                            assertThat(found.run().pending()).isEqualTo("top-k=3");
                        });
        assertThat(Lab.failure(runs.rename("x", "y")))
                .hasMessage("run is x, expected one that is kept");
        assertThat(Lab.failure(runs.summarise("x", new Standing(0, "", "", ""))))
                .hasMessage("run is x, expected one that is kept");
    }

    @Test
    void aDeletedRunIsHiddenUntilItIsRestored() {
        Lab.done(runs.create(Lab.run("a"), Lab.operations(5)));
        Lab.done(runs.delete("a"));
        assertThat(runs.all()).isEmpty();
        assertThat(runs.find("a")).isInstanceOf(RunMatch.Missing.class);
        assertThatThrownBy(() -> workspace.journal().read("a")).hasMessageContaining("run is a");
        assertThat(Lab.failure(workspace.journal().append("a", 5, Lab.lines(5), true)))
                .hasMessage("run is a, expected one that is kept");
        Lab.done(runs.restore("a"));
        assertThat(runs.all()).hasSize(1);
        Lab.done(workspace.journal().append("a", 5, Lab.lines(5), true));
        assertThat(workspace.journal().read("a")).isEqualTo(Lab.operations(6));
    }

    @Test
    void purgesWhatWasHiddenBeforeAMomentWithItsJournal() {
        Lab.done(runs.create(Lab.run("a"), Lab.operations(500)));
        Lab.done(runs.create(Lab.run("b"), Lab.operations(7)));
        Lab.done(runs.delete("a")); // at 12:01
        Lab.done(runs.delete("b")); // at 12:02
        Lab.done(runs.purge(Lab.NOON.plusSeconds(90)));
        Lab.failure(runs.restore("a"));
        Lab.done(runs.restore("b"));
        Lab.done(runs.create(Lab.run("a")));
        assertThat(workspace.journal().read("a")).isEmpty();
        assertThat(workspace.journal().read("b")).hasSize(7);
    }

    @Test
    void whatIsHiddenIsGoneAfterClosing() {
        Lab.done(runs.create(Lab.run("a", "the same text"), Lab.operations(5)));
        Lab.done(runs.create(Lab.run("b", "the same text"), Lab.operations(5)));
        Lab.done(runs.delete("a"));
        reopen();
        Lab.failure(runs.restore("a"));
        assertThat(runs.find("b")).isEqualTo(new RunMatch.Found(Lab.run("b", "the same text")));
    }
}
