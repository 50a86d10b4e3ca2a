package mnemarium.ui.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.loop.Move;
import mnemarium.loop.Situation;
import mnemarium.loop.TaskDone;
import mnemarium.scenario.Dial;
import mnemarium.workbench.Snapshot;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

class TaskTrackTest {

    private static WorldView view(Reused run, int operation, TaskTrack track) {
        Snapshot snapshot = run.at(operation);
        Situation.Reusing reusing = run.situation(operation);
        track.follow(snapshot.trail().operations(), reusing.rules().world());
        return WorldViews.of(snapshot, reusing, track);
    }

    private static LaneView lane(WorldView view, String name) {
        return view.lanes().stream()
                .filter(lane -> lane.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static List<Integer> trips(LaneView lane) {
        return java.util.stream.IntStream.range(0, lane.trips().count())
                .mapToObj(lane.trips()::task)
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "no-memory",
                "naive-cache",
                "ledger-v1",
                "ledger-learn",
                "ledger-canary",
                "ledger-tiered",
                "ledger-narrowing"
            })
    void theCellsSayWhatTheFoldSays(String arm) {
        Reused run = Reused.world(arm).toEnd();
        WorldView view = view(run, run.newest(), new TaskTrack());

        List<TaskDone> done = run.situation(run.newest()).tasks();
        assertThat(view.cells()).hasSameSizeAs(done);
        for (TaskDone each : done) {
            TaskCell cell = view.cells().get(each.task());
            assertThat(cell.turns()).as("task %d", each.task()).isEqualTo(each.turns());
            assertThat(cell.tokens()).isEqualTo(each.tokens());
            assertThat(cell.falseValid()).isEqualTo(each.falseValid());
            assertThat(cell.trip().name()).isEqualTo(each.trip().name());
            assertThat(cell.deed().orElseThrow().name()).isEqualTo(each.verdict().name());
            assertThat(cell.lastOperation()).isEqualTo(run.endOf(each.task()));
        }
    }

    @Test
    void tripsLieOnTheLanesThatMoved() {
        Reused run = Reused.world("ledger-canary").toTask(45);
        WorldView view = view(run, run.newest(), new TaskTrack());

        assertThat(trips(lane(view, "workload"))).containsExactly(30);
        assertThat(trips(lane(view, "data_volume"))).containsExactly(40);
        assertThat(lane(view, "data_volume").trips().isReal(0)).isTrue();
        assertThat(trips(lane(view, "ci_runner"))).containsExactly(10, 30, 40);
        assertThat(lane(view, "ci_runner").trips().isReal(0)).isFalse();
        assertThat(lane(view, "db_version").trips().count()).as("a new scope").isZero();
    }

    @Test
    void lanesSayWhatADimensionIsToTheArm() {
        Reused canary = Reused.world("ledger-canary").toTask(3);
        WorldView view = view(canary, canary.newest(), new TaskTrack());
        assertThat(view.lanes().stream().map(lane -> lane.name() + ": " + lane.words()))
                .containsExactly(
                        "db_version: declared, scope",
                        "workload: declared",
                        "data_volume: undeclared",
                        "ci_runner: noise, period 10");

        Reused learn = Reused.world("ledger-learn").toTask(60);
        assertThat(lane(view(learn, learn.newest(), new TaskTrack()), "data_volume").words())
                .isEqualTo("learned");
        Reused narrow = Reused.world("ledger-narrowing").toTask(15);
        assertThat(lane(view(narrow, narrow.newest(), new TaskTrack()), "ci_runner").words())
                .isEqualTo("dropped, period 10");
    }

    @Test
    void aPeriodMovedInMidRunLeavesThePastAsItWas() {
        Reused run =
                Reused.world("ledger-canary")
                        .toTask(25)
                        .toTask(31, new Move(Dial.period("ci_runner"), "2"));
        WorldView view = view(run, run.newest(), new TaskTrack());
        LaneValues values = lane(view, "ci_runner").values();

        assertThat(values.at(3)).isEqualTo("A");
        assertThat(values.change(0)).isEqualTo(10);
        assertThat(values.at(12)).isEqualTo("B");
        assertThat(values.at(22)).isEqualTo("A");
        assertThat(values.at(27)).as("by the new period").isEqualTo("B");
        assertThat(values.change(32)).isEqualTo(34);
        assertThat(view.moves()).hasSize(1);
        assertThat(view.moves().getFirst().task()).isEqualTo(26);
        assertThat(view.moves().getFirst().words()).isEqualTo("period of ci_runner 10 to 2");
    }

    @Test
    void theIndexGrowsWithTheRunAndBeginsAnewWithAnother() {
        TaskTrack track = new TaskTrack();
        Reused run = Reused.world("ledger-canary").toTask(3);
        view(run, run.newest(), track);
        run.toTask(12);
        assertThat(view(run, run.newest(), track).cells()).hasSize(13);

        Reused other = Reused.world("no-memory").toTask(2);
        WorldView view = view(other, other.newest(), track);
        assertThat(view.cells()).hasSize(3);
        assertThat(trips(lane(view, "ci_runner"))).isEmpty();
    }
}
