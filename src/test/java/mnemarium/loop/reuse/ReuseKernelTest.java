package mnemarium.loop.reuse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import mnemarium.world.Costs;
import mnemarium.world.Currency;
import mnemarium.world.Dependency;
import mnemarium.world.Edit;
import mnemarium.world.Hidden;
import mnemarium.world.Late;
import mnemarium.world.Noise;
import mnemarium.world.Slice;
import mnemarium.world.World;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

class ReuseKernelTest {

    private static List<String> told(World world, Policy policy, int from, int to) {
        Layout layout = new Layout(world);
        Telling telling = new Telling(layout, from, to);
        new ReuseKernel(layout, policy, telling).run();
        return telling.lines();
    }

    @Test
    void aNewScopeIsDerivedWithoutATrip() {
        assertThat(told(Figures.standard(), Policy.of(ReuseArm.LEDGER_CANARY), 20, 20))
                .containsExactly(
                        "20 moved db_version+ci_runner",
                        "20 decided NO_RECORD 0",
                        "20 derived 5",
                        "20 kept 18");
    }

    @Test
    void aTripSaysWhatMovedAndWhetherItWasNeeded() {
        assertThat(told(Figures.standard(), Policy.of(ReuseArm.LEDGER_CANARY), 30, 31))
                .containsExactly(
                        "30 moved workload+ci_runner",
                        "30 compared db_version+workload+data_volume+ci_runner: workload+ci_runner",
                        "30 tripped declared workload, undeclared , noise ci_runner, late , needed",
                        "30 decided MOVED 3",
                        "30 derived 5",
                        "30 kept 18",
                        "31 compared db_version+workload+data_volume+ci_runner: equal",
                        "31 decided VERIFIED 3",
                        "31 reused 30 checks 1 turns 2");
    }

    @Test
    void aDependencyThatTheUnderDeclaredSetLacksTripsAsUndeclared() {
        assertThat(told(Figures.standard(), Policy.of(ReuseArm.LEDGER_CANARY), 40, 40))
                .contains(
                        "40 tripped declared , undeclared data_volume, noise ci_runner, late ,"
                                + " needed");
    }

    @Test
    void aTripOnNoiseAloneIsNeedless() {
        assertThat(told(Figures.standard(), Policy.of(ReuseArm.LEDGER_CANARY), 50, 50))
                .contains("50 tripped declared , undeclared , noise ci_runner, late , needless");
        ReuseOutcome found =
                ReuseKernel.count(
                        new Layout(Figures.standard()), Policy.of(ReuseArm.LEDGER_CANARY));
        assertThat(List.of(found.trips(), found.needlessTrips())).containsExactly(10, 8);
    }

    @Test
    void aMissIsKnownAfterTheLagAndThenDeclared() {
        assertThat(told(Figures.standard(), Policy.of(ReuseArm.LEDGER_LEARN), 40, 43))
                .containsExactly(
                        "40 moved data_volume+ci_runner",
                        "40 checked db_version+workload: hold",
                        "40 decided VERIFIED 2",
                        "40 reused 30 checks 2 turns 3",
                        "40 false-valid by data_volume, known at 42",
                        "41 checked db_version+workload: hold",
                        "41 decided VERIFIED 2",
                        "41 reused 30 checks 2 turns 3",
                        "41 false-valid by data_volume, known at 43",
                        "42 miss detected data_volume",
                        "42 learned data_volume",
                        "42 decided CORRECTED 0",
                        "42 derived 5",
                        "42 kept 18",
                        "43 miss detected data_volume",
                        "43 checked db_version+workload+data_volume: hold",
                        "43 decided VERIFIED 1",
                        "43 reused 42 checks 3 turns 4");
    }

    @Test
    void theTieredArmReusesInGoodHopeAndKeepsTheOldFingerprint() {
        assertThat(told(Figures.standard(), Policy.of(ReuseArm.LEDGER_TIERED), 50, 51))
                .containsExactly(
                        "50 moved ci_runner",
                        "50 compared db_version+workload+data_volume+ci_runner: ci_runner",
                        "50 tripped declared , undeclared , noise ci_runner, late , needless",
                        "50 checked db_version+workload+data_volume: hold",
                        "50 decided NOISE_ONLY 2",
                        "50 reused 42 checks 2 turns 3",
                        "51 compared db_version+workload+data_volume+ci_runner: ci_runner",
                        "51 tripped declared , undeclared , noise ci_runner, late , needless",
                        "51 checked db_version+workload+data_volume: hold",
                        "51 decided NOISE_ONLY 2",
                        "51 reused 42 checks 2 turns 3");
    }

    @Test
    void theNarrowingCanaryDropsWhatProvedHarmless() {
        assertThat(told(Figures.standard(), Policy.of(ReuseArm.LEDGER_NARROWING), 10, 10))
                .containsExactly(
                        "10 moved ci_runner",
                        "10 compared db_version+workload+data_volume+ci_runner: ci_runner",
                        "10 tripped declared , undeclared , noise ci_runner, late , needless",
                        "10 decided MOVED 3",
                        "10 derived 5",
                        "10 kept 17",
                        "10 harmless ci_runner",
                        "10 dropped ci_runner");
    }

    @Test
    void hiddenDriftIsNamedToTheObserverOnly() {
        World world =
                new Edit.Joins(new Hidden("planner", "old", "new", 75)).on(Figures.standard());
        assertThat(told(world, Policy.of(ReuseArm.LEDGER_LEARN), 75, 75))
                .containsExactly(
                        "75 moved (planner)",
                        "75 checked db_version+workload+data_volume: hold",
                        "75 decided VERIFIED 1",
                        "75 reused 42 checks 3 turns 4",
                        "75 false-valid by (planner)");
    }

    @Test
    void aLateDimensionTripsAsNoiseBeforeItsTaskAndAsLateAfterIt() {
        World world = Figures.standard(List.of(), List.of(new Late("ci_runner", 10, 60)));
        assertThat(told(world, Policy.of(ReuseArm.LEDGER_CANARY), 50, 60))
                .contains(
                        "50 tripped declared , undeclared , noise ci_runner, late , needless",
                        "60 tripped declared , undeclared , noise , late ci_runner, needed");
    }

    @Test
    void aLateDimensionIsLearnedOnceItMattersAndMoved() {
        World world = Figures.standard(List.of(), List.of(new Late("ci_runner", 10, 60)));
        // that it began to matter under the same value is hidden drift: nothing to learn from
        assertThat(told(world, Policy.of(ReuseArm.LEDGER_LEARN), 60, 72))
                .contains(
                        "60 false-valid by ci_runner",
                        "70 false-valid by ci_runner, known at 72",
                        "72 learned ci_runner");
        assertThat(
                        ReuseKernel.count(new Layout(world), Policy.of(ReuseArm.LEDGER_LEARN))
                                .falseValid())
                .isEqualTo(2 + 12);
    }

    @Test
    void aReuseThatIsNotWorthItsChecksRunsNone() {
        World world = Figures.dependencies(4, 120, Costs.DEFAULT);
        assertThat(told(world, Policy.of(ReuseArm.LEDGER_V1), 1, 1))
                .containsExactly("1 decided NOT_WORTH 0", "1 derived 5", "1 kept a");
    }

    @Test
    void inTokensFourChecksAreWorthTheirPrice() {
        Layout layout = new Layout(Figures.dependencies(4, 120, Costs.DEFAULT));
        Policy turns = Policy.of(ReuseArm.LEDGER_V1);
        assertThat(ReuseKernel.count(layout, turns).reuses()).isZero();
        assertThat(ReuseKernel.count(layout, turns.in(Currency.TOKENS)).reuses()).isEqualTo(115);
    }

    @Test
    void anEmptySliceNeverTrips() {
        ReuseOutcome found =
                ReuseKernel.count(
                        new Layout(Figures.standard()),
                        Policy.of(ReuseArm.LEDGER_CANARY).over(Slice.of(List.of())));
        assertThat(List.of(found.trips(), found.derives(), found.falseValid()))
                .containsExactly(0, 2, 90);
    }

    @Test
    void pastTheLastTaskThereIsNothingToDo() {
        ReuseKernel kernel =
                new ReuseKernel(
                        new Layout(Figures.standard()),
                        Policy.of(ReuseArm.NO_MEMORY),
                        ReuseSink.NONE);
        kernel.run();
        assertThatThrownBy(kernel::step)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("task 120 was asked of a world of 120 tasks");
    }

    @Test
    void aWorldWiderThanAWordIsRefused() {
        List<Noise> noise = new ArrayList<>();
        for (int i = 0; i < 64; i++) {
            noise.add(new Noise("noise" + i, 3));
        }
        World world = Figures.standard(noise, List.of());
        assertThatThrownBy(() -> new Layout(world))
                .hasMessage("the world has 67 observable dimensions, expected 64 at most");
        World full =
                new World(
                        20,
                        List.of(new Dependency("dep", "a", "b", 7)),
                        noise.subList(0, 63),
                        List.of(),
                        List.of(),
                        List.of(),
                        Optional.of("dep"),
                        Costs.DEFAULT);
        Policy canary = Policy.of(ReuseArm.LEDGER_CANARY);
        assertThat(Figures.six(ReuseKernel.count(new Layout(full), canary)))
                .isEqualTo(PlainReading.six(full, canary));
    }

    @ParameterizedTest
    @EnumSource(ReuseArm.class)
    void anArmCountsAsAPlainReadingOfItsRulesDoes_seed11(ReuseArm arm) {
        RichWorlds worlds = new RichWorlds(11);
        for (int i = 0; i < 300; i++) {
            World world = worlds.world();
            Policy policy = worlds.policy(arm, world);
            assertThat(Figures.six(ReuseKernel.count(new Layout(world), policy)))
                    .as("world " + i + ": " + world + " " + policy)
                    .isEqualTo(PlainReading.six(world, policy));
        }
    }
}
