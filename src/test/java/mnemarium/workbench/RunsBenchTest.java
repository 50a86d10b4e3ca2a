package mnemarium.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.memory.onnx.Models;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Source;
import mnemarium.scenario.file.Shipped;
import mnemarium.store.Opening;
import mnemarium.store.Workspace;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

class RunsBenchTest {

    @TempDir Path folder;
    private Workbench bench;

    @BeforeEach
    void open() {
        bench =
                Workbench.on(
                        ((Opening.Opened) Workspace.open(folder, Clock.systemUTC())).workspace(),
                        new Models(),
                        embedder -> Optional.of(new Thresholds.Threshold(0.95, "a test")),
                        System::nanoTime,
                        Clock.systemUTC());
    }

    @AfterEach
    void close() {
        bench.close();
    }

    private static Source shipped(String name) {
        return new Shipped().named(name).orElseThrow();
    }

    /** Opens a shipped scenario and plays so many turns of it. */
    private String played(String scenario, int turns, RunOptions options) {
        bench.open(shipped(scenario), options).join();
        LiveRun live = bench.current().orElseThrow();
        for (int i = 0; i < turns; i++) {
            live.step(Grain.TURN);
        }
        return live.settled().join().run().id();
    }

    private ListedRun listed(String id) {
        return bench.runs().all().join().stream()
                .filter(each -> each.run().id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static RunOptions seed(long seed) {
        return RunOptions.NONE.withSeed(seed).withEmbedder("hashed");
    }

    @Test
    void listsTheNewestRunFirstWithTheFiguresOfItsKindInTheirOrder() {
        String first = played("alert-triage", 4, seed(3));
        String second = played("trip-planning", 2, RunOptions.NONE.withEmbedder("hashed"));

        List<ListedRun> all = bench.runs().all().join();
        assertThat(all).extracting(each -> each.run().id()).containsExactly(second, first);
        assertThat(listed(first).figures())
                .extracting(each -> each.measure().label())
                .startsWith("redundant actions", "investigations", "items");
        assertThat(listed(first).figures().get(2).value()).isEqualTo(24);
        assertThat(listed(second).figures())
                .extracting(each -> each.measure().name())
                .startsWith("recalled", "facts");
    }

    @Test
    void onlyARunThatHasEndedHasAConfigurationAndItIsTheSameForEverySeed() {
        String whole = played("alert-triage", 4, seed(3));
        String other = played("alert-triage", 4, seed(4));
        String begun = played("alert-triage", 1, seed(5));

        assertThat(listed(whole).hasEnded()).isTrue();
        assertThat(listed(whole).configuration()).isEqualTo(listed(other).configuration());
        assertThat(listed(begun).hasEnded()).isFalse();
    }

    @Test
    void aDialThatWasMovedIsListedAndMakesAnotherConfiguration() {
        String plain = played("alert-triage", 4, seed(3));
        bench.open(shipped("alert-triage"), seed(3)).join();
        LiveRun live = bench.current().orElseThrow();
        live.step(Grain.TURN);
        live.move(Dial.ADDED_LATENCY, "15");
        for (int i = 0; i < 3; i++) {
            live.step(Grain.TURN);
        }
        ListedRun moved = listed(live.settled().join().run().id());

        assertThat(moved.dials()).containsEntry("added-latency", "15");
        assertThat(moved.configuration()).isPresent().isNotEqualTo(listed(plain).configuration());
    }

    @Test
    void aDeletedRunIsNotListedUntilItIsRestored() {
        String run = played("alert-triage", 1, seed(3));
        bench.delete(run).join();
        assertThat(bench.runs().all().join()).isEmpty();
        bench.restore(run).join();
        assertThat(bench.runs().all().join()).hasSize(1);
    }

    @Test
    void findsATextInTheEventsWhateverItsCaseAndSaysInWhichStep() {
        String first = played("alert-triage", 4, seed(3));
        String second = played("alert-triage", 1, seed(4));

        List<FoundInRun> found = bench.runs().search("a-09", _ -> {}, () -> false).join();
        assertThat(found).extracting(FoundInRun::run).containsExactly(first);
        assertThat(found.getFirst().step()).isEqualTo(9);
        assertThat(found.getFirst().line()).contains("A-09");
        assertThat(bench.runs().search("A-02", _ -> {}, () -> false).join())
                .extracting(FoundInRun::run)
                .containsExactly(second, first);
    }

    @Test
    void aSearchTellsHowFarItIsAndEndsWhenItIsToldTo() {
        played("alert-triage", 1, seed(3));
        List<Double> told = new ArrayList<>();
        bench.runs().search("nowhere", told::add, () -> false).join();
        assertThat(told).isNotEmpty().last().isEqualTo(1.0);
        assertThat(bench.runs().search("A-02", _ -> {}, () -> true).join()).isEmpty();
    }

    @Test
    void aKeptRunIsPlayedAgainToTheSameLines() {
        String run = played("alert-triage", 1, seed(3));
        LiveRun live = bench.current().orElseThrow();
        live.move(Dial.ADDED_LATENCY, "30");
        live.step(Grain.TURN);
        int operations = live.settled().join().trail().newest();

        Reproduced again = bench.runs().reproduce(run).join();
        assertThat(again).isEqualTo(new Reproduced.Identical(operations, live.log().join()));
    }

    @Test
    void playingARunAgainTellsHowFarItIsAndEndsWhenItIsToldTo() {
        String run = played("alert-triage", 2, seed(3));
        int operations = bench.current().orElseThrow().settled().join().trail().newest();
        List<Double> told = new ArrayList<>();
        assertThat(bench.runs().reproduce(run, told::add, () -> false).join())
                .isInstanceOf(Reproduced.Identical.class);
        assertThat(told).hasSize(operations + 1).isSorted().last().isEqualTo(1.0);
        told.clear();
        assertThat(bench.runs().reproduce(run, told::add, () -> told.size() == 5).join())
                .isEqualTo(new Reproduced.Ended(4, operations));
    }

    @Test
    void aRunWhoseJournalWasChangedDiffersAtThatStep() throws IOException {
        String run = played("alert-triage", 2, seed(3));
        Path bundle = bench.export(run, folder.resolve("run.mnemarium")).join();
        try (FileSystem zip = FileSystems.newFileSystem(bundle)) {
            Path journal = zip.getPath("journal.txt");
            String text = Files.readString(journal);
            int at = text.indexOf("hits=", text.indexOf("A-05"));
            Files.writeString(
                    journal, text.substring(0, at + 5) + "9:0.123," + text.substring(at + 5));
        }
        try (Workbench other =
                Workbench.on(
                        ((Opening.Opened) Workspace.open(folder.resolve("b"), Clock.systemUTC()))
                                .workspace(),
                        new Models(),
                        embedder -> Optional.empty(),
                        System::nanoTime,
                        Clock.systemUTC())) {
            other.bringInFile(bundle).join();
            Reproduced again = other.runs().reproduce(run).join();
            assertThat(again).isInstanceOf(Reproduced.Differs.class);
            Reproduced.Differs differs = (Reproduced.Differs) again;
            assertThat(differs.step()).isEqualTo(5);
            assertThat(differs.recorded()).startsWith("lookup-made\t").contains("9:0.123,");
            assertThat(differs.played()).startsWith("lookup-made\t").doesNotContain("9:0.123,");
        }
    }
}
