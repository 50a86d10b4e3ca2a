package mnemarium.ledger;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntPredicate;

/**
 * The index by scope. Records that ask for the same dimensions in the same way have one shape;
 * there are few shapes however many records there are. Within a shape the values (of versions: the
 * major number) are a key, so that a question finds its records by as many look-ups as there are
 * shapes.
 */
final class Routes {

    /** The strict dimensions of a scope without their values. */
    private record Shape(List<String> names, List<MatchPolicy> policies) {

        static Shape of(List<Scope.Dimension> strict) {
            return new Shape(
                    strict.stream().map(Scope.Dimension::name).toList(),
                    strict.stream().map(Scope.Dimension::policy).toList());
        }

        /** The key of some values, or empty if one is missing. */
        Optional<List<String>> key(Map<String, String> values) {
            List<String> key = new ArrayList<>(names.size());
            for (int i = 0; i < names.size(); i++) {
                String value = values.get(names.get(i));
                if (value == null) {
                    return Optional.empty();
                }
                key.add(policies.get(i).key(value));
            }
            return Optional.of(key);
        }

        /** True if a key fits where values are given, and one of these can make a match. */
        boolean fits(List<String> key, Map<String, String> values) {
            boolean some = false;
            for (int i = 0; i < key.size(); i++) {
                String value = values.get(names.get(i));
                if (value != null) {
                    if (!policies.get(i).key(value).equals(key.get(i))) {
                        return false;
                    }
                    some |= new Scope.Dimension(names.get(i), value, policies.get(i)).makesAMatch();
                }
            }
            return some;
        }
    }

    private final Map<Shape, Map<List<String>, List<Integer>>> shapes = new LinkedHashMap<>();
    private final Set<String> names = new TreeSet<>();

    /** Adds a record; one that no question can be routed to is left out. */
    void add(int ordinal, Scope scope) {
        if (!scope.canMatch()) {
            return;
        }
        List<Scope.Dimension> strict = scope.strict();
        Shape shape = Shape.of(strict);
        names.addAll(shape.names());
        shapes.computeIfAbsent(shape, _ -> new HashMap<>())
                .computeIfAbsent(
                        strict.stream().map(each -> each.policy().key(each.value())).toList(),
                        _ -> new ArrayList<>())
                .add(ordinal);
    }

    /** The dimensions by which some record is routed. */
    Set<String> names() {
        return names;
    }

    /**
     * Hands out the records whose keys some values give.
     *
     * @param taker takes a record's place, and true if its versions are still to be compared in
     *     full
     */
    void of(Map<String, String> values, Taker taker) {
        shapes.forEach(
                (shape, buckets) -> {
                    List<Integer> found =
                            shape.key(values)
                                    .map(key -> buckets.getOrDefault(key, List.of()))
                                    .orElse(List.of());
                    boolean isCoarse = shape.policies().contains(MatchPolicy.COMPATIBLE_MINOR);
                    for (int ordinal : found) {
                        taker.take(ordinal, isCoarse);
                    }
                });
    }

    /** Takes what a question was routed to. */
    interface Taker {
        void take(int ordinal, boolean isCoarse);
    }

    /**
     * What would have to be known beside some values to reach a record: the fewest names that will
     * do, each with how many records it would open.
     */
    Map<String, Integer> missing(Map<String, String> values, IntPredicate counts) {
        Map<String, Integer> best = Map.of();
        for (Map.Entry<Shape, Map<List<String>, List<Integer>>> each : shapes.entrySet()) {
            Shape shape = each.getKey();
            List<String> lacking =
                    shape.names().stream().filter(name -> !values.containsKey(name)).toList();
            if (lacking.isEmpty() || (!best.isEmpty() && lacking.size() > best.size())) {
                continue;
            }
            int reached = 0;
            for (Map.Entry<List<String>, List<Integer>> bucket : each.getValue().entrySet()) {
                if (shape.fits(bucket.getKey(), values)) {
                    reached +=
                            (int)
                                    bucket.getValue().stream()
                                            .mapToInt(i -> i)
                                            .filter(counts)
                                            .count();
                }
            }
            if (reached > 0 && (best.isEmpty() || lacking.size() < best.size())) {
                Map<String, Integer> fewest = new TreeMap<>();
                for (String name : lacking) {
                    fewest.put(name, reached);
                }
                best = fewest;
            }
        }
        return best;
    }
}
