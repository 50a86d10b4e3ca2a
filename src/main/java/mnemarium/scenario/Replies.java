package mnemarium.scenario;

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
}
