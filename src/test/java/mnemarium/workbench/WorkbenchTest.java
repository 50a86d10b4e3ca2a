package mnemarium.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import mnemarium.experiment.AlertCorpus;
import mnemarium.loop.Move;
import mnemarium.memory.Calibration;
import mnemarium.memory.LabelledCorpus;
import mnemarium.memory.onnx.Models;
import mnemarium.scenario.Dial;
import mnemarium.scenario.NearMiss;
import mnemarium.scenario.Rewording;
import mnemarium.scenario.Source;
import mnemarium.scenario.file.Shipped;
import mnemarium.store.Opening;
import mnemarium.store.Workspace;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicReference;

class WorkbenchTest {

    private static final Thresholds FIXED =
            embedder -> Optional.of(new Thresholds.Threshold(0.95, "a test"));

    @TempDir Path folder;
    private Workbench bench;

    @BeforeEach
    void open() {
        bench = bench(folder);
    }

    private static Workbench bench(Path folder) {
        Opening opening = Workspace.open(folder, Clock.systemUTC());
        assertThat(opening).isInstanceOf(Opening.Opened.class);
        return Workbench.on(
                ((Opening.Opened) opening).workspace(),
                new Models(),
                FIXED,
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

    private LiveRun live() {
        return bench.current().orElseThrow();
    }

    private Snapshot playOut(LiveRun live) {
        Snapshot now = live.settled().join();
        while (!now.state().ended()) {
            live.step(Grain.TURN);
            now = live.settled().join();
        }
        return now;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"alert-triage", "alert-triage-scripted", "trip-planning", "working-set"})
    void windowAndCommandLineGiveTheSameLogAndState(String scenario) throws Exception {
        bench.open(shipped(scenario), RunOptions.NONE.withSeed(7)).join();
        Snapshot end = playOut(live());

        Prepared prepared =
                bench.preparation()
                        .prepare(shipped(scenario), RunOptions.NONE.withSeed(7), Map.of());
        Recording recording = Recording.play(prepared, OptionalInt.empty(), System::nanoTime);
        assertThat(live().log().join()).isEqualTo(recording.log());
        assertThat(end.stateHash()).isEqualTo(recording.state());
    }

    @Test
    void findsARunAgainAfterARestartWithItsPendingMoves() {
        Snapshot opened = bench.open(shipped("alert-triage"), RunOptions.NONE).join();
        live().step(Grain.TURN);
        live().move(Dial.ADDED_LATENCY, "110");
        Snapshot before = live().settled().join();
        bench.close();
        bench = bench(folder);

        List<RecentRun> recent = bench.recent(5).join();
        assertThat(recent).hasSize(1);
        assertThat(recent.getFirst().headline()).startsWith("step 6 of 24");
        Snapshot after = bench.reopen(opened.run().id()).join();
        assertThat(after.stateHash()).isEqualTo(before.stateHash());
        assertThat(after.pending()).containsExactly(new Move(Dial.ADDED_LATENCY, "110"));
        live().step(Grain.STEP);
        assertThat(live().settled().join().state().counts().skipped()).isPositive();
    }

    @Test
    void aBranchIsARunOfItsOwn() {
        Snapshot parent = bench.open(shipped("alert-triage"), RunOptions.NONE).join();
        live().step(Grain.TURN);
        live().step(Grain.TURN);
        String whole = live().settled().join().stateHash();
        live().back(Grain.TURN);
        live().move(Dial.ADDED_LATENCY, "110");
        live().step(Grain.TURN);
        Snapshot branch = live().settled().join();
        assertThat(branch.run().parent()).contains(parent.run().id());
        playOut(live());
        String branchHash = live().newest().stateHash();

        assertThat(bench.reopen(parent.run().id()).join().stateHash()).isEqualTo(whole);
        assertThat(bench.reopen(branch.run().id()).join().stateHash()).isEqualTo(branchHash);
        assertThat(bench.recent(5).join()).hasSize(2);
    }

    @Test
    void aBundleBringsARunToAnotherWorkspace(@TempDir Path other) throws Exception {
        Snapshot opened = bench.open(shipped("alert-triage"), RunOptions.NONE).join();
        live().step(Grain.TURN);
        live().move(Dial.BUDGET, "30");
        String hash = playOut(live()).stateHash();
        Path file = other.resolve("run.mnemarium");
        bench.export(opened.run().id(), file).join();

        try (Workbench second = bench(other.resolve("lab"))) {
            Snapshot brought = second.openFile(file, RunOptions.NONE).join();
            assertThat(brought.stateHash()).isEqualTo(hash);
            assertThat(brought.run().id()).isEqualTo(opened.run().id());
        }
    }

    @Test
    void aRunOfASlowModelTravelsWithItsVectors(@TempDir Path other) throws Exception {
        RunOptions options =
                RunOptions.NONE.withEmbedder("minilm").withDials(Map.of(Dial.THRESHOLD, "0.9"));
        Snapshot opened = bench.open(shipped("trip-planning"), options).join();
        String hash = playOut(live()).stateHash();
        Path file = other.resolve("run.mnemarium");
        bench.export(opened.run().id(), file).join();

        var bundle = new mnemarium.store.BundleFile().read(file);
        assertThat(bundle).isInstanceOf(mnemarium.store.BundleReading.Opened.class);
        assertThat(((mnemarium.store.BundleReading.Opened) bundle).bundle().vectors()).isNotEmpty();
        try (Workbench second = bench(other.resolve("lab"))) {
            assertThat(second.openFile(file, RunOptions.NONE).join().stateHash()).isEqualTo(hash);
        }
    }

    @Test
    void refusesAFileThatIsNoScenarioAndKeepsTheBenchAsItWas() throws Exception {
        Snapshot before = bench.open(shipped("alert-triage"), RunOptions.NONE).join();
        Path file = folder.resolve("broken.yaml");
        Files.writeString(file, "kind: triage\nturnsize: 6\n", StandardCharsets.UTF_8);

        assertThatThrownBy(() -> bench.openFile(file, RunOptions.NONE).get())
                .isInstanceOf(ExecutionException.class)
                .hasCauseInstanceOf(Refusal.class)
                .hasMessageContaining("turnsize");
        assertThat(live().newest().run().id()).isEqualTo(before.run().id());
    }

    @Test
    void aDeletedRunCanBeRestored() {
        Snapshot opened = bench.open(shipped("trip-planning"), RunOptions.NONE).join();
        bench.delete(opened.run().id()).join();
        assertThat(bench.current()).isEmpty();
        assertThat(bench.recent(5).join()).isEmpty();

        bench.restore(opened.run().id()).join();
        assertThat(bench.recent(5).join()).hasSize(1);
    }

    @Test
    void settingsAreFoundAgain() {
        bench.setting("theme", "dark");
        bench.close();
        bench = bench(folder);
        assertThat(bench.setting("theme")).contains("dark");
    }

    @Test
    void aCalibrationIsKeptAndTakenForNewRuns() {
        LabelledCorpus corpus = AlertCorpus.of(NearMiss.NEAR, Rewording.MILD, 1, 1, 1);
        AtomicReference<Double> progress = new AtomicReference<>(0.0);
        Calibration found = bench.calibrate("hashed", corpus, progress::set, () -> false).join();

        assertThat(progress.get()).isGreaterThan(0.5);
        assertThat(bench.calibrations().join()).containsExactly(found);
        Snapshot run =
                bench.open(shipped("alert-triage"), RunOptions.NONE.withEmbedder("hashed")).join();
        assertThat(run.state().dials().threshold()).isEqualTo(found.threshold());
        assertThat(run.run().thresholdOrigin()).contains("calibrated here");
    }

    @Test
    void aCancelledCalibrationKeepsNothing() {
        LabelledCorpus corpus = AlertCorpus.of(NearMiss.NEAR, Rewording.MILD, 1, 1, 1);
        assertThatThrownBy(() -> bench.calibrate("hashed", corpus, share -> {}, () -> true).join())
                .hasRootCauseInstanceOf(CancellationException.class);
        assertThat(bench.calibrations().join()).isEmpty();
    }

    @Test
    void aClosedWorkbenchRefusesInsteadOfThrowing() {
        bench.close();
        assertThat(bench.recent(1)).isCompletedExceptionally();
        assertThat(bench.restart(RunOptions.NONE)).isCompletedExceptionally();
    }
}
