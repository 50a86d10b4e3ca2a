package mnemarium.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import mnemarium.loop.Outcome;
import mnemarium.loop.ReuseEvent;
import mnemarium.loop.Situation;
import mnemarium.loop.TaskDone;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Source;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.CompletionException;

/** A drifting world on the bench: kept in a workspace, gone back in, branched, edited. */
class DriftingRunTest extends OnTheBench {

    private static final String WORLD =
            """
            kind: outcome-reuse
            name: small-world
            title: Small world
            arm: ledger-canary
            work: {title: Query plan, body: Hash join.}
            tasks: 120
            scope: db_version
            dependencies:
              - {name: db_version, before: "17", after: "18", drift: 20}
              - {name: workload, before: oltp, after: analytics, drift: 30}
              - {name: data_volume, before: small, after: large, drift: 40}
            noise:
              - {name: ci_runner, period: 10}
            """;

    private static final Source SOURCE = new Source("scenario", "world.yaml", WORLD, Map.of());

    private static Situation.Reusing reusing(Snapshot snapshot) {
        return (Situation.Reusing) snapshot.state().situation();
    }

    private static Outcome.Reused outcome(Snapshot snapshot) {
        return (Outcome.Reused) Outcome.of(snapshot.state());
    }

    private Snapshot toTask(int tasks) {
        Snapshot now = settled();
        while (reusing(now).tally().tasks() < tasks) {
            live().step(Grain.STEP);
            now = settled();
        }
        return now;
    }

    private Snapshot toEnd() {
        Snapshot now = settled();
        while (!now.state().ended()) {
            live().step(Grain.TURN);
            now = settled();
        }
        return now;
    }

    @Test
    void theDefaultWorldUnderTheCanaryTakes276TurnsThroughBothDoors() throws Exception {
        bench.open(SOURCE, RunOptions.NONE).join();
        Snapshot end = toEnd();
        assertThat(outcome(end))
                .returns(276L, Outcome.Reused::turns)
                .returns(12, Outcome.Reused::derives)
                .returns(0, Outcome.Reused::falseValid);
        Recording recording =
                Recording.play(
                        bench.preparation().prepare(SOURCE, RunOptions.NONE, Map.of()),
                        OptionalInt.empty(),
                        System::nanoTime);
        assertThat(live().log().join()).isEqualTo(recording.log());
        assertThat(end.stateHash()).isEqualTo(recording.state());
    }

    @Test
    void churnDraggedToTwoAtTheStartBranchesToThePublishedRunOfThatChurn() {
        bench.open(SOURCE, RunOptions.NONE).join();
        String parent = toEnd().run().id();
        live().toStart();
        live().move(Dial.period("ci_runner"), "2");
        assertThat(settled().branchName()).contains("period of ci_runner 2 from task 0");
        Snapshot end = toEnd();
        assertThat(outcome(end).turns()).isEqualTo(420);
        assertThat(end.run().parent()).contains(parent);
        assertThat(outcome(bench.reopen(parent).join()).turns()).isEqualTo(276);
    }

    @Test
    void theThirdGrainStopsWhereSomethingWasFoundMoved() {
        bench.open(SOURCE, RunOptions.NONE).join();
        live().step(Grain.STEP);
        live().step(Grain.TURN);
        assertThat(reusing(settled()).tasks().last().task()).isEqualTo(10);
        live().step(Grain.TURN);
        // task 20 derives for its new scope, without a trip
        assertThat(reusing(settled()).tasks().last().task()).isEqualTo(30);
        live().back(Grain.TURN);
        assertThat(reusing(settled()).tasks().last().task()).isEqualTo(10);
    }

    @Test
    void aDriftDraggedFromThePastBranchesBeforeItWasLived() {
        bench.open(SOURCE, RunOptions.NONE).join();
        String parent = toTask(60).run().id();
        live().move(Dial.drift("workload", 120), "50");
        Snapshot branched = settled();
        assertThat(branched.run().parent()).contains(parent);
        assertThat(branched.run().name()).isEqualTo("drift of workload 50 from task 30");
        assertThat(reusing(branched).tally().tasks()).isEqualTo(30);
        Snapshot end = toTask(51);
        assertThat(reusing(end).tasks().get(50).trip()).isEqualTo(TaskDone.Trip.REAL);
        assertThat(reusing(end).tasks().get(30).trip()).isEqualTo(TaskDone.Trip.NOISE);
    }

    @Test
    void aDriftDraggedIntoThePastBranchesAtItsNewTask() {
        bench.open(SOURCE, RunOptions.NONE).join();
        toTask(35);
        live().move(Dial.drift("data_volume", 120), "5");
        assertThat(settled().run().name()).isEqualTo("drift of data_volume 5 from task 5");
        assertThat(reusing(settled()).tally().tasks()).isEqualTo(5);
    }

    @Test
    void aDriftDraggedWithinTheFutureBranchesAtTheCursor() {
        bench.open(SOURCE, RunOptions.NONE).join();
        toTask(12);
        live().move(Dial.drift("data_volume", 120), "never");
        assertThat(settled().run().name()).isEqualTo("drift of data_volume never from task 12");
        assertThat(outcome(toEnd()).falseValid()).isZero();
    }

    @Test
    void aDimensionThatJoinsMakesABranchAndIsThereAfterARestart() {
        bench.open(SOURCE, RunOptions.NONE).join();
        toTask(12);
        live().move(Dial.join("cache"), "noise:4");
        assertThat(settled().run().name()).isEqualTo("join of cache noise:4 from task 12");
        Snapshot before = toTask(20);
        bench.close();
        bench = bench();
        Snapshot after = bench.reopen(before.run().id()).join();
        assertThat(after.stateHash()).isEqualTo(before.stateHash());
        assertThat(after.state().offered()).contains(Dial.period("cache"));
    }

    @Test
    void aRunThatBeganWithDialsMovedIsTheSameAfterARestart() {
        Map<Dial, String> dials =
                Map.of(Dial.join("cache"), "noise:4", Dial.SLICE, "workload,cache");
        bench.open(SOURCE, RunOptions.NONE.withDials(dials)).join();
        Snapshot before = toTask(7);
        bench.close();
        bench = bench();
        assertThat(bench.reopen(before.run().id()).join().stateHash())
                .isEqualTo(before.stateHash());
    }

    @Test
    void aDialMovedInsideATaskWaitsForTheNextOne() {
        bench.open(SOURCE, RunOptions.NONE).join();
        live().step(Grain.OPERATION);
        live().move(Dial.DERIVE_TURNS, "9");
        live().step(Grain.OPERATION);
        assertThat(settled().pending()).hasSize(1);
        live().step(Grain.OPERATION);
        assertThat(outcome(settled()).turns()).isEqualTo(5);
        live().step(Grain.OPERATION);
        assertThat(settled().pending()).isEmpty();
        assertThat(settled().state().text(Dial.DERIVE_TURNS)).isEqualTo("9");
    }

    @Test
    void everyStateOfThePastIsTheOneThatWasLived() {
        bench.open(SOURCE, RunOptions.NONE.withArm("ledger-tiered")).join();
        List<String> lived = new java.util.ArrayList<>();
        for (int i = 0; i < 150; i++) {
            live().step(Grain.OPERATION);
            lived.add(settled().stateHash());
        }
        for (int i = 150; i >= 1; i--) {
            live().goTo(i);
            assertThat(settled().stateHash()).isEqualTo(lived.get(i - 1));
        }
    }

    @Test
    void aKeptRunPlayedAgainIsIdenticalItsEditsIncluded() throws Exception {
        bench.open(SOURCE, RunOptions.NONE).join();
        toTask(12);
        live().move(Dial.join("cache"), "hidden:a>b@15");
        live().move(Dial.SLICE, "workload");
        Snapshot end = toEnd();
        List<List<String>> lines =
                end.trail().operations().stream()
                        .map(each -> mnemarium.loop.Canonical.lines(each.events()))
                        .toList();
        assertThat(lines.toString()).contains("dimension-joined", "false-valid");
        Prepared again = bench.preparation().prepare(SOURCE, RunOptions.NONE, Map.of());
        assertThat(Recording.again(again, lines, System::nanoTime))
                .isEqualTo(new Recording.Comparison.Identical(lines.size()));
    }

    @Test
    void wishesThatAreNoneOfTheWorldsAreRefused() {
        assertThatThrownBy(
                        () ->
                                bench.open(
                                                SOURCE,
                                                RunOptions.NONE.withDials(
                                                        Map.of(Dial.BUDGET, "50")))
                                        .join())
                .isInstanceOf(CompletionException.class)
                .hasMessageContaining("a dial that this scenario does not have");
        assertThatThrownBy(
                        () ->
                                bench.open(
                                                SOURCE,
                                                RunOptions.NONE.withDials(
                                                        Map.of(Dial.period("moon"), "2")))
                                        .join())
                .hasMessageContaining("period.moon");
        assertThatThrownBy(() -> bench.open(SOURCE, RunOptions.NONE.withArm("ledger-v2")).join())
                .hasMessageContaining("ledger-v2")
                .hasMessageContaining("ledger-narrowing");
    }

    @Test
    void tellsFalseValidReusesApartInTheStripOfARun() {
        bench.open(SOURCE, RunOptions.NONE.withArm("naive-cache")).join();
        Snapshot now = toTask(31);
        assertThat(now.trail().step(31).events()).anyMatch(ReuseEvent.FalseValid.class::isInstance);
        assertThat(Marking.strip(now.trail())).endsWith("ux");
        assertThat(Marking.headline(now.state()))
                .isEqualTo("task 31 of 120, 39 turns, 2 derived, 1 false-valid");
    }
}
