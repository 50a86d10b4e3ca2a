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
    FAR("far"),
    /** Any two incidents differ in at least two fields. */
    NEAR("near"),
    /** As near, but incidents come in pairs that differ in the host's number only. */
    HOST("host"),
    /** As near, but incidents come in pairs that differ in the user only. */
    USER("user"),
    /** As near, but incidents come in pairs that differ in the technique only. */
    TECHNIQUE("technique"),
    /** As near, but incidents come in pairs that differ in the severity only. */
    SEVERITY("severity");

    private final String word;

    NearMiss(String word) {
        this.word = word;
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
