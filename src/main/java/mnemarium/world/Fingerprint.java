package mnemarium.world;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HexFormat;
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

    /**
     * A digest for people to compare at a glance: the first 16 hexadecimal digits of the SHA-256 of
     * the lines {@code name=value}. What is decided is decided by the values.
     */
    public String digits() {
        StringBuilder lines = new StringBuilder();
        values.forEach((name, value) -> lines.append(name).append('=').append(value).append('\n'));
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256")
                            .digest(lines.toString().getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("this Java has no SHA-256, expected every one to", e);
        }
    }
}
