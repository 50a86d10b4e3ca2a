package mnemarium.scenario;

import java.util.Arrays;
import java.util.Optional;

/**
 * How close two different incidents come. An incident is a host, a user, a technique and a
 * severity; alerts are duplicates exactly if they agree in all four, so a change of severity makes
 * another incident.
 */
public enum NearMiss {
    /** Any two incidents differ in at least three fields. */
    FAR("far", 88),
    /** Any two incidents differ in at least two fields. */
    NEAR("near", 1_000),
    /** As near, but incidents come in pairs that differ in the host's number only. */
    HOST("host", 200),
    /** As near, but incidents come in pairs that differ in the user only. */
    USER("user", 200),
    /** As near, but incidents come in pairs that differ in the technique only. */
    TECHNIQUE("technique", 200),
    /** As near, but incidents come in pairs that differ in the severity only. */
    SEVERITY("severity", 200);

    private final String word;
    private final int most;

    NearMiss(String word, int most) {
        this.word = word;
        this.most = most;
    }

    /** How many different incidents of this kind can be drawn. */
    public int most() {
        return most;
    }

    /** The name in files. */
    public String word() {
        return word;
    }

    /** The kind of that name, if there is one. */
    public static Optional<NearMiss> named(String word) {
        return Arrays.stream(values()).filter(each -> each.word.equals(word)).findFirst();
    }
}
