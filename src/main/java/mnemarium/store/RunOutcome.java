package mnemarium.store;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a run came to so far, in figures that can be searched, grouped and compared.
 *
 * @param dials those that stand otherwise than in the scenario, by name, in canonical text
 * @param configuration SHA-256 of all that the run depended on but its seed; empty until it has
 *     ended, since figures of unfinished runs cannot be put together
 * @param figures by measure, none of them NaN
 */
public record RunOutcome(
        SortedMap<String, String> dials,
        Optional<String> configuration,
        SortedMap<String, Double> figures) {

    public RunOutcome {
        dials = Collections.unmodifiableSortedMap(new TreeMap<>(dials));
        figures = Collections.unmodifiableSortedMap(new TreeMap<>(figures));
        for (Map.Entry<String, Double> each : figures.entrySet()) {
            if (!Double.isFinite(each.getValue())) {
                throw new IllegalArgumentException(
                        "figure "
                                + each.getKey()
                                + " is "
                                + each.getValue()
                                + ", expected a finite one or none");
            }
        }
    }
}
