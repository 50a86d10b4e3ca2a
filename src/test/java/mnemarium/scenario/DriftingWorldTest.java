package mnemarium.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import mnemarium.scenario.DriftingWorld.Charge;
import mnemarium.scenario.DriftingWorld.Charges;
import mnemarium.scenario.DriftingWorld.Churning;
import mnemarium.scenario.DriftingWorld.Drifting;
import mnemarium.scenario.DriftingWorld.Hidden;
import mnemarium.scenario.DriftingWorld.Thing;

import org.junit.jupiter.api.Test;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

class DriftingWorldTest {

    @Test
    void observesAllButHiddenDimensions() {
        DriftingWorld world = world(10, OptionalInt.of(9), Optional.of("d"), List.of());
        assertThat(world.names()).containsExactly("d", "n", "h");
        assertThat(world.observable()).containsExactly("d", "n");
    }

    @Test
    void refusesADriftOutsideTheHorizon() {
        assertThatThrownBy(() -> world(10, OptionalInt.of(10), Optional.of("d"), List.of()))
                .hasMessage("task of d is 10, expected 0 to 9");
    }

    @Test
    void refusesAScopeThatIsNoDependency() {
        assertThatThrownBy(() -> world(10, OptionalInt.empty(), Optional.of("n"), List.of()))
                .hasMessage("scope is 'n', expected one of the dependencies [d]");
    }

    @Test
    void asksForAScopeOrEntities() {
        assertThatThrownBy(() -> world(10, OptionalInt.empty(), Optional.empty(), List.of()))
                .hasMessageContaining("neither a scope nor entities");
        Thing thing = new Thing("alpha", List.of(drifting("own", OptionalInt.of(3))));
        assertThat(world(10, OptionalInt.empty(), Optional.empty(), List.of(thing)).names())
                .containsExactly("d", "own", "n", "h");
    }

    @Test
    void refusesEntitiesThatDependOnDifferentThings() {
        Thing alpha = new Thing("alpha", List.of(drifting("own", OptionalInt.empty())));
        Thing beta = new Thing("beta", List.of(drifting("other", OptionalInt.empty())));
        assertThatThrownBy(
                        () ->
                                world(
                                        10,
                                        OptionalInt.empty(),
                                        Optional.empty(),
                                        List.of(alpha, beta)))
                .hasMessage(
                        "entity 'beta' has the dependencies [other], expected [own] as 'alpha'"
                                + " has");
    }

    @Test
    void takesEqualCostsForEqual() {
        assertThat(new Charge(1, 2, new BigDecimal("1.20")))
                .isEqualTo(new Charge(1, 2, new BigDecimal("1.2")));
        assertThat(new Charge(1, 2, new BigDecimal("100")).seconds()).hasToString("100");
        assertThatThrownBy(() -> new Charge(1, 2, new BigDecimal("0.0001")))
                .hasMessage(
                        "seconds of a charge is 0.0001, expected 0 to 86400 with at most 3"
                                + " decimals");
    }

    private static DriftingWorld world(
            int tasks, OptionalInt drift, Optional<String> scope, List<Thing> entities) {
        return new DriftingWorld(
                tasks,
                List.of(drifting("d", drift)),
                List.of(new Churning("n", 3)),
                List.of(),
                List.of(new Hidden("h", "a", "b", OptionalInt.empty())),
                entities,
                scope,
                Charges.DEFAULT);
    }

    private static Drifting drifting(String name, OptionalInt drift) {
        return new Drifting(name, "a", "b", drift);
    }
}
