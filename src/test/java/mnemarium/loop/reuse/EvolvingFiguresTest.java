package mnemarium.loop.reuse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import mnemarium.world.evolving.Behaviour;
import mnemarium.world.evolving.EvolvingWorld;
import mnemarium.world.evolving.Role;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

import tools.jackson.databind.JsonNode;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Every measured run and arm of the evolving-world simulation. */
class EvolvingFiguresTest {

    private static final double FOUR_PLACES = 5.1e-5;

    @TestFactory
    List<DynamicTest> everyArmCountsAsMeasured() {
        List<DynamicTest> tests =
                Figures.list(
                        Figures.json("evolving-world.json").get("runs"),
                        each ->
                                DynamicTest.dynamicTest(
                                        each.get("scenario").asString()
                                                + " "
                                                + each.get("sessions")
                                                + " "
                                                + each.get("arm").asString(),
                                        () -> counts(each)));
        assertThat(tests).hasSize(25);
        return tests;
    }

    private static void counts(JsonNode expected) {
        int sessions = expected.get("sessions").asInt();
        EvolvingWorld world =
                expected.get("scenario").asString().equals("silent")
                        ? EvolvingWorld.silent(sessions)
                        : EvolvingWorld.announced(sessions);
        EvolvingArm arm = EvolvingArm.named(expected.get("arm").asString()).orElseThrow();
        EvolvingOutcome found = EvolvingRun.count(world, arm);
        assertThat(
                        List.of(
                                found.correct().whole(),
                                found.correct().part(),
                                found.staleActions(),
                                found.wrong(),
                                (int) found.turns(),
                                (int) found.tokens(),
                                world.lastDay()))
                .isEqualTo(
                        List.of(
                                sessions,
                                expected.get("correct").asInt(),
                                expected.get("stale_actions").asInt(),
                                expected.get("staleness_lag").asInt(),
                                expected.get("turns").asInt(),
                                expected.get("tokens").asInt(),
                                expected.get("last_day").asInt()));
        assertThat(roles(found)).isEqualTo(roles(expected.get("roles")));
        assertThat(classes(found)).isEqualTo(classes(expected.get("correct_by_class")));
        assertThat(found.efficiency())
                .isCloseTo(expected.get("efficiency").asDouble(), within(5.1e-7));
        assertThat(found.store().staleOfAll().fraction())
                .isCloseTo(expected.get("active_staleness_rate").asDouble(), within(FOUR_PLACES));
        assertThat(found.store().overMerged().fraction())
                .isEqualTo(expected.get("over_merge_rate").asDouble());
        // without notes there is nothing to be stale: the measured table of no-memory is empty
        for (Map.Entry<String, JsonNode> each : expected.get("stale_by_class").properties()) {
            assertThat(
                            found.store()
                                    .stale()
                                    .getOrDefault(behaviour(each.getKey()), Share.NONE)
                                    .fraction())
                    .as(each.getKey())
                    .isCloseTo(each.getValue().asDouble(), within(FOUR_PLACES));
        }
    }

    private static Behaviour behaviour(String word) {
        return Behaviour.named(word).orElseThrow();
    }

    private static Map<String, Integer> roles(EvolvingOutcome found) {
        Map<String, Integer> roles = new TreeMap<>();
        for (Role role : Role.values()) {
            roles.put(role.name().toLowerCase(Locale.ROOT), found.roles().getOrDefault(role, 0));
        }
        return roles;
    }

    private static Map<String, Integer> roles(JsonNode expected) {
        Map<String, Integer> roles = new TreeMap<>();
        expected.properties().forEach(each -> roles.put(each.getKey(), each.getValue().asInt()));
        return roles;
    }

    private static Map<String, Share> classes(EvolvingOutcome found) {
        Map<String, Share> classes = new TreeMap<>();
        found.correctByClass().forEach((behaviour, share) -> classes.put(behaviour.word(), share));
        return classes;
    }

    private static Map<String, Share> classes(JsonNode expected) {
        Map<String, Share> classes = new TreeMap<>();
        expected.properties()
                .forEach(
                        each ->
                                classes.put(
                                        each.getKey(),
                                        new Share(
                                                each.getValue().get(0).asInt(),
                                                each.getValue().get(1).asInt())));
        return classes;
    }
}
