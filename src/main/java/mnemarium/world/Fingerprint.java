package mnemarium.world;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What a slice of an environment looks like: the values of its dimensions by sorted name. Two
 * fingerprints over the same slice are equal exactly if nothing in the slice moved.
 *
 * @param values value by name of dimension
 */
public record Fingerprint(SortedMap<String, String> values) {

    public Fingerprint {
        values = Collections.unmodifiableSortedMap(new TreeMap<>(values));
    }

    /** The fingerprint of an environment over a slice. */
    public static Fingerprint of(Map<String, String> environment, Slice slice) {
        TreeMap<String, String> values = new TreeMap<>(environment);
        values.keySet().removeIf(name -> !slice.covers(name));
        return new Fingerprint(values);
    }

    /**
     * The dimensions in which another fingerprint differs, those that only one of them has
     * included.
     */
    public Set<String> movedIn(Fingerprint other) {
        Set<String> moved = new TreeSet<>(values.keySet());
        moved.addAll(other.values.keySet());
        moved.removeIf(
                name ->
                        values.containsKey(name)
                                && values.get(name).equals(other.values.get(name)));
        return moved;
    }
}
