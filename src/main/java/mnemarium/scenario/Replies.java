package mnemarium.scenario;

import java.util.Arrays;
import java.util.Optional;

/** When the agent speaks. */
public enum Replies {
    /** In every turn, as in a chat; its replies take room in the window. */
    EACH_TURN("each-turn"),
    /** Only to questions: it listens to a talk between others, or to a log. */
    QUESTIONS_ONLY("questions-only");

    private final String word;

    Replies(String word) {
        this.word = word;
    }

    /** The name in files. */
    public String word() {
        return word;
    }

    /** The one of that name, if there is one. */
    public static Optional<Replies> named(String word) {
        return Arrays.stream(values()).filter(each -> each.word.equals(word)).findFirst();
    }
}
