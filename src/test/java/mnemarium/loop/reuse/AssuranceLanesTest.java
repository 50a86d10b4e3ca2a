package mnemarium.loop.reuse;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.world.Costs;
import mnemarium.world.Dependency;
import mnemarium.world.Entity;
import mnemarium.world.Hidden;
import mnemarium.world.MersenneTwister;
import mnemarium.world.Noise;
import mnemarium.world.RandomWorlds;
import mnemarium.world.Slice;
import mnemarium.world.World;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What the published lanes of assurance assert, and the laws that follow from the rules. */
class AssuranceLanesTest {

    private static final int DERIVE = 5;

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {0, 12345})
    void laneATheCanaryNeverErrsAndNeverCostsMoreThanNoMemoryInRandomWorlds(long seed) {
        for (World world : new RandomWorlds(seed, 120, Costs.DEFAULT).next(300)) {
            ReuseOutcome canary = count(world, Policy.of(ReuseArm.LEDGER_CANARY));
            assertThat(canary.falseValid()).isZero();
            assertThat(canary.correct()).isEqualTo(120);
            assertThat(canary.turns()).isLessThanOrEqualTo(120L * DERIVE);
        }
    }

    @Test
    void laneBABroadSliceIsSafeAndPaysForChurn() {
        Slice declaredOnly = Slice.of(Figures.standard().underDeclared());
        Slice dependencies = Slice.of(Figures.standard().declared());
        List<Integer> derivesOfDependencies = new ArrayList<>();
        for (int period : List.of(0, 10, 2)) {
            ReuseOutcome all = canary(period, dependencies);
            assertThat(all.falseValid()).isZero();
            derivesOfDependencies.add(all.derives());
        }
        assertThat(canary(0, declaredOnly).falseValid()).isPositive();
        assertThat(derivesOfDependencies).containsOnly(derivesOfDependencies.getFirst());
        assertThat(canary(2, Slice.everything()).derives())
                .isGreaterThan(derivesOfDependencies.getFirst());
    }

    private static ReuseOutcome canary(int period, Slice slice) {
        return count(
                Figures.standard(List.of(new Noise("ci_runner", period)), List.of()),
                Policy.of(ReuseArm.LEDGER_CANARY).over(slice));
    }

    @Test
    void laneCNoCheckSeesHiddenDrift() {
        World world =
                new World(
                        80,
                        List.of(new Dependency("db_version", "18", "18", 999)),
                        List.of(new Noise("ci_runner", 0)),
                        List.of(),
                        List.of(new Hidden("planner", "old", "new", 25)),
                        List.of(),
                        Optional.of("db_version"),
                        Costs.DEFAULT);
        int canary = count(world, Policy.of(ReuseArm.LEDGER_CANARY)).falseValid();
        assertThat(canary).isEqualTo(55);
        assertThat(count(world, Policy.of(ReuseArm.LEDGER_V1)).falseValid()).isEqualTo(canary);
        assertThat(count(world, Policy.of(ReuseArm.NO_MEMORY)).falseValid()).isZero();
    }

    @Test
    void laneDCheckingEachDependencyDoesNotScaleAndTheCanaryDoes() {
        for (int dependencies : List.of(1, 2, 3, 4, 5, 8)) {
            World world = Figures.dependencies(dependencies, 120, Costs.DEFAULT);
            assertThat(count(world, Policy.of(ReuseArm.LEDGER_V1)).turns() == 600)
                    .as(dependencies + " dependencies")
                    .isEqualTo(dependencies >= 4);
            assertThat(count(world, Policy.of(ReuseArm.LEDGER_CANARY)).turns()).isLessThan(600);
        }
    }

    @Test
    void laneDMoreSourcesOfNoiseNeverSpareTheCanaryADerivation() {
        List<Integer> periods = List.of(7, 11, 13, 17);
        int before = 0;
        for (int count = 0; count <= periods.size(); count++) {
            List<Noise> noise =
                    IntStream.range(0, count)
                            .mapToObj(i -> new Noise("noise" + i, periods.get(i)))
                            .toList();
            ReuseOutcome canary =
                    count(Figures.standard(noise, List.of()), Policy.of(ReuseArm.LEDGER_CANARY));
            assertThat(canary.derives()).isGreaterThanOrEqualTo(before);
            assertThat(canary.falseValid()).isZero();
            before = canary.derives();
        }
    }

    @Test
    void laneETwoEntitiesKeepARecordEach() {
        JsonNode figures = Figures.json("lanes.json").get("two_entities");
        World world =
                entities(
                        figures.get("n_tasks").asInt(),
                        Figures.list(
                                figures.get("entities"),
                                each ->
                                        new Entity(
                                                each.get("name").asString(),
                                                List.of(
                                                        new Dependency(
                                                                "workload",
                                                                each.get("before").asString(),
                                                                each.get("after").asString(),
                                                                each.get("drift_task").asInt())))));
        Layout layout = new Layout(world);
        ReuseMemory memory = new ReuseMemory(layout);
        ReuseCounts counts = new ReuseCounts();
        new ReuseKernel(layout, Policy.of(ReuseArm.LEDGER_CANARY), memory, counts).run();
        ReuseOutcome found = counts.outcome(world.costs());
        JsonNode expected = figures.get("expected");
        assertThat(
                        List.of(
                                found.tasks(),
                                found.falseValid(),
                                found.correct(),
                                found.reuses(),
                                found.derives()))
                .isEqualTo(
                        List.of(
                                expected.get("tasks").asInt(),
                                expected.get("false_valid").asInt(),
                                expected.get("correct").asInt(),
                                expected.get("reuses").asInt(),
                                expected.get("rederives").asInt()));
        assertThat(
                        memory.remembered().records().stream()
                                .flatMap(each -> layout.scopeKey(each.key()).stream()))
                .isEqualTo(Figures.list(expected.get("records"), JsonNode::asString));
    }

    private static World entities(int tasks, List<Entity> entities) {
        return new World(
                tasks,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                entities,
                Optional.empty(),
                Costs.DEFAULT);
    }

    @TestFactory
    List<DynamicTest> laneFThePointOfCollapseFollowsTheCosts() {
        return Figures.list(
                Figures.json("lanes.json").get("cost_ratios"),
                each ->
                        DynamicTest.dynamicTest(
                                each.get("derive")
                                        + "/"
                                        + each.get("check")
                                        + "/"
                                        + each.get("recall"),
                                () -> collapse(each)));
    }

    private static void collapse(JsonNode figures) {
        int derive = figures.get("derive").asInt();
        int check = figures.get("check").asInt();
        int recall = figures.get("recall").asInt();
        Costs costs = Costs.DEFAULT.withTurns(derive, check, recall);
        int collapse = 0;
        for (JsonNode row : figures.get("rows")) {
            int count = row.get("n_deps").asInt();
            World world = Figures.dependencies(count, figures.get("n_tasks").asInt(), costs);
            ReuseOutcome ledger = count(world, Policy.of(ReuseArm.LEDGER_V1));
            ReuseOutcome none = count(world, Policy.of(ReuseArm.NO_MEMORY));
            ReuseOutcome canary = count(world, Policy.of(ReuseArm.LEDGER_CANARY));
            assertThat(
                            List.of(
                                    ledger.turns(),
                                    none.turns(),
                                    canary.turns(),
                                    (long) canary.falseValid(),
                                    (long) ledger.reuses()))
                    .as(count + " dependencies")
                    .isEqualTo(
                            List.of(
                                    row.get("ledger_v1_turns").asLong(),
                                    row.get("no_memory_turns").asLong(),
                                    row.get("canary_turns").asLong(),
                                    row.get("canary_false_valid").asLong(),
                                    row.get("ledger_v1_reuses").asLong()));
            if (collapse == 0 && ledger.turns() == none.turns()) {
                collapse = count;
            }
            if (count == 6) {
                assertThat(canary.turns() < none.turns()).isEqualTo(derive > check + recall);
                assertThat(canary.turns()).isLessThanOrEqualTo(none.turns());
            }
        }
        assertThat(collapse)
                .isEqualTo(figures.get("collapse_at_deps").asInt())
                .isEqualTo(
                        IntStream.rangeClosed(1, 15)
                                .filter(n -> n * check >= derive - recall)
                                .findFirst()
                                .orElseThrow());
    }

    @TestFactory
    List<DynamicTest> laneGManyEntitiesKeepARecordEach() {
        List<DynamicTest> tests =
                Figures.list(
                        Figures.json("lanes.json").get("many_entities"),
                        each ->
                                DynamicTest.dynamicTest(
                                        each.get("n_entities") + " entities",
                                        () -> manyEntities(each)));
        assertThat(tests).hasSize(5);
        return tests;
    }

    private static void manyEntities(JsonNode figures) {
        int count = figures.get("n_entities").asInt();
        int tasks = Math.max(20 * count, 200);
        MersenneTwister chance = new MersenneTwister(figures.get("seed").asLong());
        List<Entity> entities = new ArrayList<>();
        List<Integer> drifts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            drifts.add(chance.between(2, Math.max(3, tasks)));
            entities.add(
                    new Entity(
                            "entity" + i,
                            List.of(new Dependency("state", "a", "b", drifts.getLast()))));
        }
        assertThat(drifts)
                .isEqualTo(Figures.list(figures.get("drift_task_per_entity"), JsonNode::asInt));
        Layout layout = new Layout(entities(tasks, entities));
        ReuseMemory memory = new ReuseMemory(layout);
        ReuseCounts counts = new ReuseCounts();
        new ReuseKernel(layout, Policy.of(ReuseArm.LEDGER_CANARY), memory, counts).run();
        ReuseOutcome found = counts.outcome(Costs.DEFAULT);
        assertThat(
                        List.of(
                                (long) found.tasks(),
                                (long) found.falseValid(),
                                (long) found.correct(),
                                (long) found.reuses(),
                                (long) found.derives(),
                                (long) memory.remembered().records().size(),
                                found.turns()))
                .isEqualTo(
                        List.of(
                                figures.get("n_tasks").asLong(),
                                figures.get("false_valid").asLong(),
                                figures.get("correct").asLong(),
                                figures.get("reuses").asLong(),
                                figures.get("rederives").asLong(),
                                figures.get("records").asLong(),
                                figures.get("turns").asLong()));
    }

    @ParameterizedTest(name = "lag {0}")
    @ValueSource(ints = {0, 1, 2, 3, 5, 10, 20, 40})
    void aFirstMissCostsAsManyErrorsAsTheLagAndOneCorrection(int lag) {
        for (ReuseArm arm : List.of(ReuseArm.LEDGER_LEARN, ReuseArm.LEDGER_TIERED)) {
            ReuseOutcome found = count(Figures.standard(), Policy.of(arm).detectingAfter(lag));
            assertThat(found.falseValid()).isEqualTo(Math.max(1, lag));
            assertThat(found.corrections()).isEqualTo(1);
        }
    }

    @Test
    void noLagIsTheSameAsALagOfOneTask() {
        for (World world : new RandomWorlds(3, 120, Costs.DEFAULT).next(50)) {
            for (ReuseArm arm : List.of(ReuseArm.LEDGER_LEARN, ReuseArm.LEDGER_TIERED)) {
                assertThat(count(world, Policy.of(arm).detectingAfter(0)))
                        .isEqualTo(count(world, Policy.of(arm).detectingAfter(1)));
            }
        }
    }

    @Test
    void whatNeverComesToLightIsNeverLearned() {
        for (World world : new RandomWorlds(4, 120, Costs.DEFAULT).next(50)) {
            assertThat(count(world, Policy.of(ReuseArm.LEDGER_LEARN).detectingAfter(999)))
                    .isEqualTo(count(world, Policy.of(ReuseArm.LEDGER_UNDERDECL)));
        }
    }

    @Test
    void theSavingOfTheCanaryDoesNotDependOnTheHorizon() {
        for (int tasks : List.of(30, 60, 120, 500, 1000, 2000, 10000)) {
            World world = Figures.standard();
            World longer =
                    new World(
                            tasks,
                            world.dependencies(),
                            world.noise(),
                            world.late(),
                            world.hidden(),
                            world.entities(),
                            world.scope(),
                            world.costs());
            ReuseOutcome canary = count(longer, Policy.of(ReuseArm.LEDGER_CANARY));
            assertThat(canary.turnsPerTask()).isEqualTo(2.3);
            assertThat(canary.falseValid()).isZero();
        }
    }

    private static ReuseOutcome count(World world, Policy policy) {
        return ReuseKernel.count(new Layout(world), policy);
    }
}
