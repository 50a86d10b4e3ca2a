package mnemarium.scenario.file;

import mnemarium.scenario.DriftingWorld;
import mnemarium.scenario.DriftingWorld.Charge;
import mnemarium.scenario.DriftingWorld.Charges;
import mnemarium.scenario.DriftingWorld.Drifting;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** The keys under which {@link DriftingWorldReader} finds a world; what is empty is left out. */
final class WorldKeys {

    private WorldKeys() {}

    static Map<String, Object> of(DriftingWorld world) {
        Map<String, Object> keys = new LinkedHashMap<>();
        keys.put("tasks", world.tasks());
        world.scope().ifPresent(scope -> keys.put("scope", scope));
        List<Map<String, Object>> noise = new ArrayList<>();
        world.noise().forEach(each -> noise.add(churning(each.name(), each.period())));
        List<Map<String, Object>> late = new ArrayList<>();
        world.late()
                .forEach(
                        each -> {
                            Map<String, Object> dimension = churning(each.name(), each.period());
                            dimension.put("from", each.relevantFrom());
                            late.add(dimension);
                        });
        List<Map<String, Object>> hidden = new ArrayList<>();
        world.hidden()
                .forEach(
                        each ->
                                hidden.add(
                                        drifting(
                                                each.name(),
                                                each.before(),
                                                each.after(),
                                                each.drift())));
        List<Map<String, Object>> entities = new ArrayList<>();
        world.entities()
                .forEach(
                        each -> {
                            Map<String, Object> entity = new LinkedHashMap<>();
                            entity.put("name", each.name());
                            entity.put("dependencies", dependencies(each.own()));
                            entities.add(entity);
                        });
        putFilled(keys, "dependencies", dependencies(world.dependencies()));
        putFilled(keys, "noise", noise);
        putFilled(keys, "late", late);
        putFilled(keys, "hidden", hidden);
        putFilled(keys, "entities", entities);
        if (!world.charges().equals(Charges.DEFAULT)) {
            keys.put("costs", costs(world.charges()));
        }
        return keys;
    }

    private static List<Map<String, Object>> dependencies(List<Drifting> dependencies) {
        return dependencies.stream()
                .map(each -> drifting(each.name(), each.before(), each.after(), each.drift()))
                .toList();
    }

    private static Map<String, Object> drifting(
            String name, String before, String after, OptionalInt drift) {
        Map<String, Object> keys = new LinkedHashMap<>();
        keys.put("name", name);
        keys.put("before", before);
        keys.put("after", after);
        drift.ifPresent(task -> keys.put("drift", task));
        return keys;
    }

    private static Map<String, Object> churning(String name, int period) {
        Map<String, Object> keys = new LinkedHashMap<>();
        keys.put("name", name);
        keys.put("period", period);
        return keys;
    }

    private static Map<String, Object> costs(Charges charges) {
        Map<String, Object> keys = new LinkedHashMap<>();
        keys.put("derive", charge(charges.derive()));
        keys.put("check", charge(charges.check()));
        keys.put("recall", charge(charges.recall()));
        keys.put("dollars-per-million-tokens", plain(charges.dollarsPerMillionTokens()));
        return keys;
    }

    private static Map<String, Object> charge(Charge charge) {
        Map<String, Object> keys = new LinkedHashMap<>();
        keys.put("turns", charge.turns());
        keys.put("tokens", charge.tokens());
        keys.put("seconds", plain(charge.seconds()));
        return keys;
    }

    private static BigDecimal plain(BigDecimal number) {
        return number.scale() < 0 ? number.setScale(0) : number;
    }

    private static void putFilled(Map<String, Object> keys, String key, List<?> list) {
        if (!list.isEmpty()) {
            keys.put(key, list);
        }
    }
}
