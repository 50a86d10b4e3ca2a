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

import java.nio.file.Path;
import java.time.Clock;
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
}
