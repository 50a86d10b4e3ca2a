package mnemarium.experiment;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * By what another person runs an experiment again to the same bytes.
 *
 * @param plan the effective plan in its canonical text, all that was varied included; its seeds are
 *     in it
 * @param configuration SHA-256 of that text
 * @param engine version of the engine that played it
 * @param shard which share of the cells
 * @param scenarios SHA-256 of each scenario's source, by the name the plan has for it
 * @param results SHA-256 of each file of results, by its name; empty before there are any
 */
public record Card(
        String plan,
        String configuration,
        String engine,
        Shard shard,
        Map<String, String> scenarios,
        Map<String, String> results) {

    public Card {
        scenarios = Collections.unmodifiableMap(new TreeMap<>(scenarios));
        results = Collections.unmodifiableMap(new TreeMap<>(results));
    }

    /** The same with its files of results. */
    public Card with(Map<String, String> files) {
        return new Card(plan, configuration, engine, shard, scenarios, files);
    }

    /** Says which cells a file of cells holds: those of equal keys are the same. */
    public String key() {
        return configuration + " engine " + engine + " shard " + shard.number() + "/" + shard.of();
    }
}
