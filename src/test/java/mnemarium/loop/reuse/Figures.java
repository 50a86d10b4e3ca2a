package mnemarium.loop.reuse;

import mnemarium.world.Cost;
import mnemarium.world.Costs;
import mnemarium.world.Dependency;
import mnemarium.world.Hidden;
import mnemarium.world.Late;
import mnemarium.world.Noise;
import mnemarium.world.Slice;
import mnemarium.world.World;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Reads the measured figures, and builds the worlds they were measured in. */
final class Figures {

    private Figures() {}

    /** A file of figures in JSON, beside this class. */
    static JsonNode json(String name) {
        return JsonMapper.shared().readTree(text(name));
    }

    /** A file of figures, beside this class. */
    static String text(String name) {
        try (InputStream in = Figures.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("no figures named " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The world of a case. */
    static World world(JsonNode figures) {
        return new World(
                figures.get("tasks").asInt(),
                list(
                        figures.get("dependencies"),
                        each ->
                                new Dependency(
                                        each.get(0).asString(),
                                        each.get(1).asString(),
                                        each.get(2).asString(),
                                        each.get(3).asInt())),
                list(
                        figures.get("noise"),
                        each -> new Noise(each.get(0).asString(), each.get(1).asInt())),
                List.of(),
                list(
                        figures.get("hidden"),
                        each ->
                                new Hidden(
                                        each.get(0).asString(),
                                        each.get(1).asString(),
                                        each.get(2).asString(),
                                        each.get(3).asInt())),
                List.of(),
                Optional.of(figures.get("scope").asString()),
                costs(figures.get("cost")));
    }

    private static Costs costs(JsonNode cost) {
        return new Costs(cost(cost, 0), cost(cost, 1), cost(cost, 2), cost.get(9).decimalValue());
    }

    private static Cost cost(JsonNode cost, int operation) {
        return new Cost(
                cost.get(operation).asInt(),
                cost.get(3 + operation).asLong(),
                Duration.ofMillis(
                        cost.get(6 + operation).decimalValue().movePointRight(3).longValueExact()));
    }

    /** The policy of a case. */
    static Policy policy(JsonNode figures, ReuseArm arm) {
        Policy policy = Policy.of(arm).detectingAfter(figures.get("lag").asInt());
        return figures.get("slice").isNull()
                ? policy
                : policy.over(Slice.of(list(figures.get("slice"), JsonNode::asString)));
    }

    /** The default world: three drifts at 20, 30 and 40 in 120 tasks, with this noise. */
    static World standard(List<Noise> noise, List<Late> late) {
        return new World(
                120,
                List.of(
                        new Dependency("db_version", "17", "18", 20),
                        new Dependency("workload", "oltp", "analytics", 30),
                        new Dependency("data_volume", "small", "large", 40)),
                noise,
                late,
                List.of(),
                List.of(),
                Optional.of("db_version"),
                Costs.DEFAULT);
    }

    /** The default world with the default noise. */
    static World standard() {
        return standard(List.of(new Noise("ci_runner", 10)), List.of());
    }

    /** A world without churn in which dependency i drifts at 10 + 5 i. */
    static World dependencies(int count, int tasks, Costs costs) {
        List<Dependency> dependencies = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            dependencies.add(new Dependency("dep" + i, "a", "b", 10 + 5 * i));
        }
        return new World(
                tasks,
                dependencies,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                Optional.of("dep0"),
                costs);
    }

    /**
     * Turns, correct, false-valid, derivations, checks, reuses: the columns of the short tables.
     */
    static List<Long> six(ReuseOutcome outcome) {
        return List.of(
                outcome.turns(),
                (long) outcome.correct(),
                (long) outcome.falseValid(),
                (long) outcome.derives(),
                outcome.checks(),
                (long) outcome.reuses());
    }

    static <T> List<T> list(JsonNode array, Function<JsonNode, T> read) {
        List<T> list = new ArrayList<>();
        array.forEach(each -> list.add(read.apply(each)));
        return list;
    }

    static List<Long> longs(JsonNode array) {
        return list(array, JsonNode::asLong);
    }
}
