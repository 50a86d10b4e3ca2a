package mnemarium.scenario;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What the facts of a {@link FactTalk} are about. Each family has sixteen subjects and eight things
 * to say about each of them, so 128 facts of which no two speak of the same.
 */
public enum FactFamily {
    /** What holds at the stations of a journey. */
    TRIP("trip"),
    /** What was decided for the parts of a program. */
    PROJECT("project"),
    /** How things are in the rooms of a house. */
    HOUSEHOLD("household");

    /** How many different facts each family has. */
    public static final int MOST = 128;

    private final String word;

    FactFamily(String word) {
        this.word = word;
    }

    /** The name in files. */
    public String word() {
        return word;
    }

    /** The family of that name, if there is one. */
    public static Optional<FactFamily> named(String word) {
        return Arrays.stream(values()).filter(each -> each.word.equals(word)).findFirst();
    }

    /** The names of all of them. */
    public static List<String> words() {
        return Arrays.stream(values()).map(FactFamily::word).toList();
    }
}
