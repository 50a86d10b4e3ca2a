package mnemarium.store;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * One run, whole, as it travels: what to play, what was done, and what came out.
 *
 * @param engine version of the program that made it
 * @param log SHA-256 of the lines of all operations
 * @param state SHA-256 of the state after the last one
 * @param operations each as its canonical lines
 * @param vectors of an embedder that does not give the same bits on every machine; all of one
 *     length; empty for the others
 */
public record Bundle(
        RunRow run,
        String engine,
        String log,
        String state,
        List<List<String>> operations,
        SortedMap<TextHash, float[]> vectors) {

    public Bundle {
        operations = operations.stream().map(List::copyOf).toList();
        operations.forEach(KeptJournal::joined);
        vectors = Collections.unmodifiableSortedMap(new TreeMap<>(vectors));
        if (vectors.values().stream().mapToInt(each -> each.length).distinct().count() > 1) {
            throw new IllegalArgumentException(
                    "vectors of run " + run.id() + " differ in length, expected one length");
        }
    }

    public Bundle(
            RunRow run, String engine, String log, String state, List<List<String>> operations) {
        this(run, engine, log, state, operations, new TreeMap<>(Map.of()));
    }
}
