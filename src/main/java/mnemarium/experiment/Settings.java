package mnemarium.experiment;

import mnemarium.scenario.Dial;
import mnemarium.scenario.file.Nearest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * What is set in the cells of a group, sorted out: which scenario, arm and embedder, where the
 * dials stand, and what a generator is given.
 *
 * @param scenario the scenario of the cell, if the part sets or sweeps it
 * @param arm the arm's name
 * @param dials beside the scenario's own
 * @param embedder the embedder's name, if it is not the scenario's
 * @param parameters of the subject
 */
record Settings(
        Optional<String> scenario,
        String arm,
        Map<Dial, String> dials,
        Optional<String> embedder,
        Map<String, String> parameters) {

    static final String SCENARIO = "scenario";
    static final String EMBEDDER = "embedder";
    static final String BUDGET_RULE = "budget-rule";
    static final String TTL = "ttl";

    /**
     * The budget rules by their letter. F stands for any overhead from 4.9 to 9.9 ms: four lookups
     * of 15.1 ms fit into 100 ms, as four of 110.1 ms fit into 500 ms.
     */
    private static final Map<String, Map<Dial, String>> RULES =
            Map.of(
                    "A", rule("lookups", "fits", "0"),
                    "C", rule("lookups-and-writes", "fits", "0"),
                    "D", rule("lookups", "started", "0"),
                    "E", rule("lookups", "fits", "2"),
                    "F", rule("lookups", "fits", "6"));

    Settings {
        dials = Collections.unmodifiableMap(new TreeMap<>(dials));
        parameters = Collections.unmodifiableMap(new TreeMap<>(parameters));
    }

    private static Map<Dial, String> rule(String charge, String admission, String overhead) {
        return Map.of(Dial.CHARGE, charge, Dial.ADMISSION, admission, Dial.OVERHEAD, overhead);
    }

    /**
     * The settings of a cell.
     *
     * @param parameters the names of the subject's parameters
     * @throws IllegalArgumentException with what was found and expected
     */
    static Settings of(Grid grid, Cell cell, Set<String> parameters) {
        Map<String, String> own = new TreeMap<>();
        if (grid.part().subject() instanceof Subject.Generated generated) {
            own.putAll(generated.parameters());
        }
        Map<Dial, String> dials = new TreeMap<>();
        Map<String, String> all = grid.settings(cell);
        Optional<String> rule = Optional.ofNullable(all.remove(BUDGET_RULE));
        rule.ifPresent(letter -> dials.putAll(rule(letter)));
        Optional<String> scenario = Optional.ofNullable(all.remove(SCENARIO));
        Optional<String> embedder = Optional.ofNullable(all.remove(EMBEDDER));
        String arm = arm(grid.part().arms().get(cell.arm()), Optional.ofNullable(all.remove(TTL)));
        all.forEach(
                (name, value) -> {
                    if (parameters.contains(name)) {
                        own.put(name, value);
                    } else {
                        Dial dial = dial(name, parameters);
                        dials.put(dial, dial.check(value));
                    }
                });
        own.keySet().stream()
                .filter(name -> !parameters.contains(name))
                .findFirst()
                .ifPresent(
                        name -> {
                            throw new IllegalArgumentException(
                                    "found the parameter '"
                                            + name
                                            + "', expected "
                                            + Nearest.expected(name, List.copyOf(parameters)));
                        });
        return new Settings(scenario, arm, dials, embedder, own);
    }

    private static Map<Dial, String> rule(String letter) {
        Map<Dial, String> rule = RULES.get(letter);
        if (rule == null) {
            throw new IllegalArgumentException(
                    "found budget-rule " + letter + ", expected one of A, C, D, E, F");
        }
        return rule;
    }

    private static String arm(String arm, Optional<String> ttl) {
        if (arm.contains("*") != ttl.isPresent()) {
            throw new IllegalArgumentException(
                    ttl.isPresent()
                            ? "found ttl with the arm " + arm + ", expected an arm with a star"
                            : "found the arm "
                                    + arm
                                    + ", expected one, or an axis ttl for its star");
        }
        return ttl.map(days -> arm.replace("*", days)).orElse(arm);
    }

    private static Dial dial(String name, Set<String> parameters) {
        List<String> known = new ArrayList<>(parameters);
        known.addAll(List.of(SCENARIO, EMBEDDER, BUDGET_RULE, TTL));
        known.addAll(Dial.names(Dial.ofMemory()));
        known.addAll(Dial.names(Dial.ofLedger()));
        return Dial.named(name)
                .orElseThrow(
                        () ->
                                new IllegalArgumentException(
                                        "found '"
                                                + name
                                                + "', expected "
                                                + Nearest.expected(name, known)));
    }
}
