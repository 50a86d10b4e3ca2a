package mnemarium.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import mnemarium.loop.Move;
import mnemarium.loop.Operation;
import mnemarium.memory.onnx.Models;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Source;
import mnemarium.scenario.file.Shipped;
import mnemarium.workbench.Snapshot.Activity;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

class LiveRunTest {

    private final HeapKeeper keeper = new HeapKeeper();
    private final List<CompletableFuture<Snapshot>> waiting = new ArrayList<>();
    private Embedders embedders;
    private LiveRun live;

    @BeforeEach
    void open() throws Refusal {
        embedders = new Embedders(new Models());
        live = lay(42);
    }

    private LiveRun lay(long seed) throws Refusal {
        Source source = new Shipped().named("alert-triage-scripted").orElseThrow();
        Prepared prepared =
                new Preparation(embedders, embedder -> Optional.empty())
                        .prepare(source, RunOptions.NONE.withSeed(seed), Map.of());
        Operation start = prepared.loop(prepared.memory(System::nanoTime)).start();
        History history = new History(prepared.setup());
        history.add(start);
        String id = "run" + seed;
        keeper.kept
                .append(id, 0, mnemarium.loop.Canonical.lines(start.events()), true)
                .toCompletableFuture()
                .join();
        RunCard card =
                new RunCard(
                        id,
                        "By hand",
                        prepared.setup(),
                        prepared.thresholdOrigin(),
                        Optional.empty(),
                        0,
                        List.of());
        return new LiveRun(
                prepared, card, history, List.of(), keeper, System::nanoTime, this::tell);
    }

    private void tell(Snapshot snapshot) {
        synchronized (waiting) {
            waiting.forEach(future -> future.complete(snapshot));
            waiting.clear();
        }
    }

    private Snapshot await(Predicate<Snapshot> wanted) throws Exception {
        while (true) {
            CompletableFuture<Snapshot> next = new CompletableFuture<>();
            synchronized (waiting) {
                waiting.add(next);
            }
            Snapshot now = live.settled().get(20, TimeUnit.SECONDS);
            if (wanted.test(now)) {
                return now;
            }
            next.get(20, TimeUnit.SECONDS);
        }
    }

    private Snapshot settled() {
        return live.settled().join();
    }

    @AfterEach
    void close() {
        live.close();
        embedders.close();
    }

    @Test
    void aStepByHandIsKeptBeforeItIsShown() {
        live.step(Grain.STEP);

        Snapshot shown = settled();
        assertThat(shown.state().step()).isEqualTo(1);
        assertThat(shown.savedTo()).isEqualTo(shown.trail().newest());
        assertThat(keeper.read("run42")).hasSize(shown.trail().newest() + 1);
    }

    @Test
    void aTurnIsSixSteps() {
        live.step(Grain.TURN);

        assertThat(settled().state().step()).isEqualTo(6);
        live.step(Grain.TURN);
        assertThat(settled().state().turn()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void goingBackAndForwardGivesTheSameStates(long seed) throws Exception {
        live.close();
        live = lay(seed);
        live.pace(LiveRun.UNPACED);
        live.run();
        Snapshot end = await(each -> each.state().ended());
        int newest = end.trail().newest();
        List<String> hashes = new ArrayList<>();
        for (int i = newest; i >= 0; i--) {
            live.goTo(i);
            hashes.add(settled().stateHash());
        }
        for (int i = 0; i <= newest; i++) {
            live.goTo(i);
            assertThat(settled().stateHash()).isEqualTo(hashes.get(newest - i));
        }
        assertThat(hashes.getFirst()).isEqualTo(end.stateHash());
    }

    @Test
    void steppingOnFromThePastMakesANamedBranchAndLeavesTheParent() {
        live.step(Grain.TURN);
        Snapshot whole = settled();
        List<List<String>> before = List.copyOf(keeper.read("run42"));
        live.toStart();
        live.step(Grain.STEP);
        live.back(Grain.STEP);

        live.goTo(0);
        live.move(Dial.ADDED_LATENCY, "110");
        assertThat(settled().branchName()).contains("added latency 110 from step 0");
        live.step(Grain.STEP);

        Snapshot branch = settled();
        assertThat(branch.run().parent()).isPresent();
        assertThat(branch.run().name()).isEqualTo("added latency 110 from step 0");
        assertThat(branch.state().dials().addedNanos()).isEqualTo(110_000_000);
        assertThat(branch.isPast()).isFalse();
        assertThat(keeper.read("run42")).isEqualTo(before);
        assertThat(whole.state().dials().addedNanos()).isZero();
    }

    @Test
    void aMoveWaitsForTheNextOperationAndCanBeTakenBack() {
        live.step(Grain.STEP);
        live.move(Dial.BUDGET, "50");
        assertThat(settled().pending()).containsExactly(new Move(Dial.BUDGET, "50"));
        assertThat(settled().state().dials().budgetNanos()).isEqualTo(100_000_000);

        live.move(Dial.BUDGET, "100");
        assertThat(settled().pending()).isEmpty();
        assertThatThrownBy(() -> live.move(Dial.BUDGET, "NaN"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("budget is NaN");
    }

    @Test
    void aFailedAppendGoesBackToWhatIsKeptAndSaysSo() {
        live.step(Grain.STEP);
        Snapshot before = settled();
        keeper.failAt = before.trail().newest() + 2;
        live.step(Grain.TURN);

        Snapshot after = settled();
        assertThat(after.trouble().orElseThrow().detail()).contains("no space left");
        assertThat(after.trail().newest()).isEqualTo(before.trail().newest());
        assertThat(after.stateHash()).isEqualTo(before.stateHash());

        keeper.failAt = Integer.MAX_VALUE;
    }

    @Test
    void afterAFailureStepsAreTakenAgain() {
        live.step(Grain.STEP);
        keeper.failAt = settled().trail().newest() + 1;
        live.step(Grain.STEP);
        assertThat(settled().trouble()).isPresent();

        keeper.failAt = Integer.MAX_VALUE;
        live.step(Grain.STEP);
        assertThat(settled().trouble()).isEmpty();
        assertThat(settled().state().step()).isEqualTo(2);
    }

    @Test
    void aRunThatEndedStepsNoFurther() throws Exception {
        live.pace(LiveRun.UNPACED);
        live.run();
        Snapshot end = await(each -> each.state().ended() && each.activity() == Activity.IDLE);
        live.step(Grain.STEP);
        assertThat(settled().trail().newest()).isEqualTo(end.trail().newest());
        assertThat(settled().trouble()).isEmpty();
    }

    @Test
    void runningSavesInGroupsAndCatchesUp() throws Exception {
        live.pace(LiveRun.UNPACED);
        live.run();
        Snapshot end =
                await(each -> each.state().ended() && each.savedTo() == each.trail().newest());
        assertThat(keeper.read("run42")).hasSize(end.trail().newest() + 1);
    }

    @Test
    void waitingForRealReportsTargetAndActual() throws Exception {
        live.move(Dial.REASONING_TIME, "1");
        live.realWait(true);
        live.run();
        Snapshot waited = await(each -> each.waited().isPresent());
        live.pause();
        assertThat(waited.waited().orElseThrow().actualNanos())
                .isGreaterThanOrEqualTo(waited.waited().orElseThrow().targetNanos());
    }
}
