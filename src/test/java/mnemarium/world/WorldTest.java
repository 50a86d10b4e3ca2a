package mnemarium.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

class WorldTest {

    private static final Dependency DATABASE = new Dependency("db", "17", "18", 20);
    private static final Dependency VOLUME = new Dependency("volume", "small", "large", 40);

    private static World world(List<Dependency> dependencies) {
        return new World(
                120,
                dependencies,
                List.of(new Noise("runner", 10)),
                List.of(new Late("flag", 7, 50)),
                List.of(new Hidden("planner", "old", "new", 60)),
                List.of(),
                Optional.of(dependencies.getFirst().name()),
                Costs.DEFAULT);
    }

    @Test
    void aDriftActsFromItsTaskOn() {
        assertThat(List.of(DATABASE.value(19), DATABASE.value(20))).containsExactly("17", "18");
        assertThat(DATABASE.driftingAt(Dimension.NEVER).value(1_000_000)).isEqualTo("17");
    }

    @Test
    void noiseGoesToAndFroAndWithoutAPeriodStays() {
        Noise noise = new Noise("runner", 10);
        assertThat(List.of(noise.value(9), noise.value(10), noise.value(19), noise.value(20)))
                .containsExactly("A", "B", "B", "A");
        assertThat(new Noise("still", 0).value(77)).isEqualTo("A");
        assertThat(new Noise("still", -3).value(77)).isEqualTo("A");
    }

    @Test
    void theEnvironmentIsWhatCanBeSeenAndTheTruthWhatMatters() {
        World world = world(List.of(DATABASE, VOLUME));
        assertThat(world.environment(21))
                .isEqualTo(Map.of("db", "18", "volume", "small", "runner", "A", "flag", "B"));
        assertThat(world.truth(21)).containsExactly("18", "small", "old", "");
        assertThat(world.truth(63)).containsExactly("18", "large", "new", "B");
        assertThat(world.scopeKey(21)).containsExactly("18");
    }

    @Test
    void theDependencyThatDriftsLastIsOmittedAndOfSeveralTheLastByName() {
        assertThat(world(List.of(DATABASE, VOLUME)).underDeclared()).containsExactly("db");
        assertThat(world(List.of(VOLUME, new Dependency("flavour", "a", "b", 40))).underDeclared())
                .containsExactly("flavour");
        assertThat(world(List.of(VOLUME.driftingAt(120))).underDeclared())
                .containsExactly("volume");
        assertThat(world(List.of(DATABASE)).underDeclared()).isEmpty();
    }

    @Test
    void driftsBeyondTheHorizonAreNamedUnlessTheyAreNever() {
        assertThat(
                        world(List.of(DATABASE.driftingAt(120), VOLUME.driftingAt(Dimension.NEVER)))
                                .driftsBeyondHorizon())
                .containsExactly("db");
    }

    @Test
    void entitiesTakeTurnsWithValuesOfTheirOwn() {
        World world =
                new World(
                        90,
                        List.of(DATABASE),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of(entity("alpha", 18), entity("beta", 31)),
                        Optional.of("db"),
                        Costs.DEFAULT);
        assertThat(world.environment(20)).isEqualTo(Map.of("db", "18", "load", "new"));
        assertThat(world.environment(21)).isEqualTo(Map.of("db", "18", "load", "old"));
        assertThat(world.scopeKey(21)).containsExactly("beta", "18");
        assertThat(world.declared()).containsExactly("db", "load");
        assertThat(world.underDeclared()).containsExactly("db");
    }

    private static Entity entity(String name, int drift) {
        return new Entity(name, List.of(new Dependency("load", "old", "new", drift)));
    }

    @Test
    void whatMakesNoWorldIsRefusedWithWhatWasExpected() {
        assertThatThrownBy(() -> new Dependency("two words", "a", "b", 1))
                .hasMessage(
                        "dependency is named \"two words\", expected a name of letters, digits, _,"
                                + " - and .");
        assertThatThrownBy(() -> DATABASE.driftingAt(-1))
                .hasMessage("dependency db drifts at task -1, expected 0 or later");
        assertThatThrownBy(() -> world(List.of(DATABASE, DATABASE)))
                .hasMessage("dimension db occurs twice, expected each name once");
        assertThatThrownBy(() -> world(List.of(new Dependency("runner", "a", "b", 1))))
                .hasMessage("dimension runner occurs twice, expected each name once");
        assertThatThrownBy(() -> bare(0, Optional.of("db"), List.of()))
                .hasMessage("the world has 0 tasks, expected 1 or more");
        assertThatThrownBy(() -> bare(9, Optional.of("runner"), List.of()))
                .hasMessage("the scope is runner, expected one of the dependencies [db]");
        assertThatThrownBy(() -> bare(9, Optional.empty(), List.of()))
                .hasMessage(
                        "the world has neither a scope nor entities, expected the name of a"
                                + " dependency as scope");
        assertThatThrownBy(
                        () ->
                                bare(
                                        9,
                                        Optional.empty(),
                                        List.of(
                                                entity("alpha", 1),
                                                new Entity("beta", List.of(VOLUME)))))
                .hasMessage(
                        "entity beta has the dependencies [volume], expected [load] as alpha has");
    }

    private static World bare(int tasks, Optional<String> scope, List<Entity> entities) {
        return new World(
                tasks,
                List.of(DATABASE),
                List.of(),
                List.of(),
                List.of(),
                entities,
                scope,
                Costs.DEFAULT);
    }

    @Test
    void costsAddUpExactly() {
        assertThat(Costs.DEFAULT.tokens(12, 108, 108)).isEqualTo(104_160);
        assertThat(Costs.DEFAULT.time(12, 108, 108)).isEqualTo(Duration.ofMillis(316_800));
        assertThat(Costs.DEFAULT.dollars(104_160)).isEqualByComparingTo(new BigDecimal("0.5208"));
        assertThat(Costs.DEFAULT.derive().in(Currency.TURNS)).isEqualTo(5);
        assertThat(Costs.DEFAULT.derive().in(Currency.TOKENS)).isEqualTo(4000);
        assertThatThrownBy(() -> Costs.DEFAULT.withTurns(5, -1, 1))
                .hasMessage("a cost of -1 turns, expected 0 or more");
        assertThat(Currency.named("tokens")).contains(Currency.TOKENS);
        assertThat(Currency.named("euros")).isEmpty();
    }

    @Test
    void aFingerprintCoversItsSliceInAnyOrder() {
        Map<String, String> environment = Map.of("db", "18", "runner", "A");
        Fingerprint db = Fingerprint.of(environment, Slice.of(List.of("nothing", "db")));
        assertThat(db.values()).isEqualTo(Map.of("db", "18"));
        assertThat(Fingerprint.of(environment, Slice.everything()).movedIn(db))
                .containsExactly("runner");
        assertThat(db.movedIn(Fingerprint.of(Map.of("db", "17"), Slice.everything())))
                .containsExactly("db");
        assertThat(Fingerprint.of(environment, Slice.of(List.of())).values()).isEmpty();
    }

    @Test
    void randomWorldsNeedRoomForADrift() {
        assertThatThrownBy(() -> new RandomWorlds(0, 9, Costs.DEFAULT))
                .hasMessage(
                        "random worlds of 9 tasks, expected 10 or more, for a drift between task 5"
                                + " and the fifth-last");
        assertThat(new RandomWorlds(0, 10, Costs.DEFAULT).next().dependencies())
                .allMatch(each -> each.driftTask() == 5);
    }
}
