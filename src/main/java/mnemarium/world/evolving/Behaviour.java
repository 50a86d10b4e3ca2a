package mnemarium.world.evolving;

import java.util.Arrays;
import java.util.Optional;

/** How a subject behaves, which is also the class its staleness is counted in. */
public enum Behaviour {
    /** Changes, and every change is announced on its day. */
    STABLE("stable"),
    /**
     * Likewise, but texts name the subject after its value, so that a change looks like a new one.
     */
    BY_VALUE("value"),
    /** Never changes; easily mistaken for another subject of the same aspect. */
    COEXISTING("coexist"),
    /** Changes, and nobody says so. */
    SILENT("silent");

    private final String word;

    Behaviour(String word) {
        this.word = word;
    }

    /** Its name in files and tables. */
    public String word() {
        return word;
    }

    /** The behaviour of a name in files. */
    public static Optional<Behaviour> named(String word) {
        return Arrays.stream(values()).filter(each -> each.word.equals(word)).findFirst();
    }
}
