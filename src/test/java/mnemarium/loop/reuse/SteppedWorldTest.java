package mnemarium.loop.reuse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import mnemarium.loop.Canonical;
import mnemarium.loop.Event;
import mnemarium.loop.Names;
import mnemarium.loop.Outcome;
import mnemarium.loop.ReuseEvent;
import mnemarium.loop.Situation;
import mnemarium.loop.State;
import mnemarium.loop.StateHash;
import mnemarium.loop.TaskDone;
import mnemarium.loop.WorldEvent;
import mnemarium.scenario.Dial;
import mnemarium.world.Slice;
import mnemarium.world.World;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A drifting world stepped operation by operation: what the window and the command line do. */
class SteppedWorldTest {

    private static final Map<Dial, String> AS_IT_IS = Map.of();

    private static Stepped canary() {
        return Stepped.of(Figures.standard(), "ledger-canary", AS_IT_IS);
    }

    static List<Arguments> shortCases() {
        return Figures.list(
                        Figures.json("outcome-reuse.json").get("cases"),
                        each -> Arguments.of(each.get("id").asString(), each))
                .stream()
                .filter(each -> ((JsonNode) each.get()[1]).get("tasks").asInt() <= 200)
                .toList();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("shortCases")
    void theFoldOfTheEventsIsWhatTheKernelCounts(String id, JsonNode figures) {
        World world = Figures.world(figures);
        for (ReuseArm arm : ReuseArm.values()) {
            Policy policy = Figures.policy(figures, arm);
            Stepped stepped = Stepped.of(world, arm.arm(), dials(world, policy)).toEnd();
            assertThat(six(stepped.outcome()))
                    .as(id + " " + arm.arm())
                    .isEqualTo(Figures.six(ReuseKernel.count(new Layout(world), policy)));
        }
    }

    static Map<Dial, String> dials(World world, Policy policy) {
        Map<Dial, String> dials = new TreeMap<>();
        dials.put(Dial.DETECTION_LAG, Integer.toString(policy.detectionLag()));
        dials.put(Dial.CONFIRMATIONS, Integer.toString(policy.confirmations()));
        dials.put(Dial.WIDEN_EVERY, Integer.toString(policy.widenEvery()));
        dials.put(Dial.CURRENCY, policy.currency().word());
        if (policy.slice() instanceof Slice.Only only) {
            List<String> known = new ArrayList<>(world.environment(0).keySet());
            known.retainAll(only.names());
            dials.put(Dial.SLICE, known.isEmpty() ? "none" : String.join(",", known));
        }
        return dials;
    }

    private static List<Long> six(Outcome.Reused outcome) {
        return List.of(
                outcome.turns(),
                (long) outcome.correct(),
                (long) outcome.falseValid(),
                (long) outcome.derives(),
                outcome.checks(),
                (long) outcome.reuses());
    }

    @ParameterizedTest
    @EnumSource(ReuseArm.class)
    void richWorldsCountAlikeThroughBothDoors_seed31(ReuseArm arm) {
        RichWorlds worlds = new RichWorlds(31);
        for (int i = 0; i < 25; i++) {
            World world = worlds.world();
            Policy policy = worlds.policy(arm, world);
            Stepped stepped = Stepped.of(world, arm.arm(), dials(world, policy)).toEnd();
            ReuseOutcome counted = ReuseKernel.count(new Layout(world), policy);
            assertThat(six(stepped.outcome())).isEqualTo(Figures.six(counted));
            assertThat(stepped.outcome().trips()).isEqualTo(counted.trips());
            assertThat(stepped.outcome().needlessTrips()).isEqualTo(counted.needlessTrips());
            assertThat(stepped.outcome().corrections()).isEqualTo(counted.corrections());
            assertThat(stepped.outcome().tokens()).isEqualTo(counted.tokens());
            assertThat(stepped.outcome().seconds().movePointRight(3).longValueExact())
                    .isEqualTo(counted.time().toMillis());
        }
    }

    @Test
    void theLogReadBackGivesTheSameStatesAndHashes() {
        Stepped stepped = Stepped.of(Figures.standard(), "ledger-tiered", AS_IT_IS).toEnd();
        State state = State.before(stepped.setup);
        for (var operation : stepped.operations) {
            List<Event> read = new ArrayList<>();
            Canonical.lines(operation.events()).forEach(line -> read.add(Canonical.event(line)));
            assertThat(read).isEqualTo(operation.events());
            state = state.after(read);
            assertThat(state).isEqualTo(operation.after());
        }
        assertThat(StateHash.of(state)).isEqualTo(StateHash.of(stepped.state()));
    }

    @Test
    void aTaskIsLookedAtThenDecidedThenDone() {
        Stepped stepped = canary().toTask(30);
        stepped.step();
        assertThat(stepped.situation().stage()).isEqualTo(Situation.Stage.LOOKED);
        assertThat(stepped.operations.getLast().events())
                .filteredOn(WorldEvent.DimensionMoved.class::isInstance)
                .extracting(each -> ((WorldEvent.DimensionMoved) each).dimension())
                .containsExactly("workload", "ci_runner");
        stepped.step();
        assertThat(stepped.situation().stage()).isEqualTo(Situation.Stage.DECIDED);
        ReuseEvent.Tripped tripped =
                stepped.operations.getLast().events().stream()
                        .filter(ReuseEvent.Tripped.class::isInstance)
                        .map(ReuseEvent.Tripped.class::cast)
                        .findFirst()
                        .orElseThrow();
        assertThat(tripped.declared()).isEqualTo(new Names(List.of("workload")));
        assertThat(tripped.noise()).isEqualTo(new Names(List.of("ci_runner")));
        assertThat(tripped.stale()).isTrue();
        stepped.step();
        assertThat(stepped.situation().stage()).isEqualTo(Situation.Stage.BETWEEN);
        assertThat(stepped.situation().tasks().last().trip()).isEqualTo(TaskDone.Trip.REAL);
        assertThat(stepped.situation().records().last().supersedes()).isEqualTo(3);
    }

    @Test
    void task20DerivesWithoutATripForItsScopeIsNew() {
        TaskDone task = canary().toTask(21).situation().tasks().get(20);
        assertThat(task.trip()).isEqualTo(TaskDone.Trip.NONE);
        assertThat(task.reason()).isEqualTo(Reason.NO_RECORD);
    }

    @Test
    void churnMovedToTwoBeforeTheFirstTaskIsThePublishedRunOfThatChurn() {
        Stepped stepped = canary().move(Dial.period("ci_runner"), "2").toEnd();
        assertThat(stepped.outcome().turns()).isEqualTo(420);
        assertThat(stepped.outcome().derives()).isEqualTo(60);
        assertThat(canary().toEnd().outcome().turns()).isEqualTo(276);
    }

    @Test
    void movingTheSliceTripsNothing() {
        Stepped stepped = canary().toTask(15);
        stepped.move(Dial.SLICE, "db_version,workload").toTask(20);
        assertThat(stepped.situation().tasks().subList(15, 20))
                .extracting(TaskDone::reason)
                .containsOnly(Reason.VERIFIED);
        stepped.move(Dial.SLICE, "all").toTask(30);
        assertThat(stepped.situation().tasks().get(20).reason()).isEqualTo(Reason.NO_RECORD);
        assertThat(stepped.situation().tasks().subList(21, 30))
                .extracting(TaskDone::reason)
                .containsOnly(Reason.VERIFIED);
    }

    @Test
    void costsMovedInMidRunCountFromTheNextTaskOn() {
        Stepped stepped = canary().toTask(10);
        assertThat(stepped.outcome().turns()).isEqualTo(5 + 9 * 2);
        stepped.move(Dial.DERIVE_TURNS, "7").toTask(11);
        assertThat(stepped.outcome().turns()).isEqualTo(5 + 9 * 2 + 7);
        assertThat(stepped.situation().tally().noMemoryTurns()).isEqualTo(10 * 5 + 7);
    }

    @Test
    void aDimensionThatJoinsIsWatchedFromTheNextTaskOn() {
        Stepped stepped = canary().toTask(3).move(Dial.join("cache"), "noise:4").toTask(5);
        assertThat(stepped.operations.get(10).events().getFirst())
                .isEqualTo(
                        new WorldEvent.DimensionJoined(
                                stepped.operations.get(9).after().clockNanos(),
                                "cache",
                                "noise:4"));
        assertThat(stepped.situation().tasks().get(3).reason()).isEqualTo(Reason.VERIFIED);
        assertThat(stepped.situation().tasks().get(4).trip()).isEqualTo(TaskDone.Trip.NOISE);
        assertThat(stepped.state().offered()).contains(Dial.period("cache"));
    }

    @Test
    void aHiddenDimensionThatJoinsMakesReuseFalseValidWithoutATrip() {
        Stepped stepped = canary().toTask(11).move(Dial.join("index"), "hidden:a>b@15").toTask(20);
        assertThat(stepped.situation().tasks().subList(15, 20))
                .extracting(TaskDone::falseValid)
                .containsOnly(true);
    }

    @Test
    void aRunOfDialsMovedBeforeTheStartSaysSoInItsFirstEventAndIsReadBack() {
        Map<Dial, String> dials =
                Map.of(
                        Dial.join("cache"),
                        "noise:4",
                        Dial.period("cache"),
                        "6",
                        Dial.drift("workload", 120),
                        "never",
                        Dial.SLICE,
                        "none");
        Stepped stepped = Stepped.of(Figures.standard(), "ledger-canary", dials).toTask(3);
        assertThat(stepped.lines().getFirst())
                .contains("slice:none;")
                .contains("drift.workload:never")
                .contains("join.cache:noise:4")
                .contains("period.cache:6");
        assertThat(stepped.state().text(Dial.period("cache"))).isEqualTo("6");
    }

    @Test
    void aDialThatTheWorldDoesNotHaveIsRefusedWithWhatItHas() {
        State state = canary().state();
        assertThatThrownBy(() -> state.check(Dial.period("moon"), "2"))
                .hasMessageContaining("found the dial period.moon, expected one of this world")
                .hasMessageContaining("period.ci_runner");
        assertThatThrownBy(() -> state.check(Dial.drift("workload", 1_000_000), "120"))
                .hasMessage("drift of workload is 120, expected 0 to 119, or never");
        assertThatThrownBy(() -> state.check(Dial.SLICE, "moon"))
                .hasMessageContaining("slice is 'moon', expected all, none, or some of db_version");
        assertThatThrownBy(() -> state.check(Dial.join("workload"), "noise:4"))
                .hasMessageContaining("workload occurs twice");
        assertThatThrownBy(() -> state.check(Dial.BUDGET, "50"))
                .hasMessageContaining("found the dial budget");
    }

    @Test
    void theThirdGrainGoesToTheNextTrip() {
        Stepped stepped = canary().toTask(1);
        do {
            stepped.step();
        } while (!stepped.loop.isStretchComplete(stepped.state()));
        assertThat(stepped.situation().tasks().last().task()).isEqualTo(10);
        assertThat(stepped.situation().tasks().last().trip()).isEqualTo(TaskDone.Trip.NOISE);
    }
}
