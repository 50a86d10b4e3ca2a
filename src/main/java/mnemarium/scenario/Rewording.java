package mnemarium.scenario;

import java.util.Arrays;
import java.util.Optional;

/** How far the text of a duplicate goes from the text of its original. */
public enum Rewording {
    /** Same words for the technique, another of four short frames around them. */
    MILD("mild"),
    /** Same words for the technique, another of twelve frames, some of them whole sentences. */
    FRAME("frame"),
    /** Same frame, other words for the technique. */
    PHRASE("phrase"),
    /** Another of twelve frames and other words for the technique. */
    STRONG("strong");

    private final String word;

    Rewording(String word) {
        this.word = word;
    }

    /** The name in files. */
    public String word() {
        return word;
    }

    /** The level of that name, if there is one. */
    public static Optional<Rewording> named(String word) {
        return Arrays.stream(values()).filter(each -> each.word.equals(word)).findFirst();
    }
}
