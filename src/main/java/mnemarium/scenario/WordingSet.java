package mnemarium.scenario;

import java.util.Arrays;
import java.util.Optional;

/**
 * Which of two sets of wordings the texts are made from. The two share no frame and no phrase, so a
 * threshold found on one can be tried on words it has not seen.
 */
public enum WordingSet {
    /** The wordings a threshold is found on. */
    CALIBRATION("calibration"),
    /** The wordings it is tried on. */
    HELD_OUT("held-out");

    private final String word;

    WordingSet(String word) {
        this.word = word;
    }

    /** The name in files. */
    public String word() {
        return word;
    }

    /** The set of that name, if there is one. */
    public static Optional<WordingSet> named(String word) {
        return Arrays.stream(values()).filter(each -> each.word.equals(word)).findFirst();
    }
}
