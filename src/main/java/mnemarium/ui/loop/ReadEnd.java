package mnemarium.ui.loop;

/** The four ends of a read of working memory; a later one weighs more in a step with several. */
public enum ReadEnd {
    HIT("hit"),
    MISS("miss"),
    LATE("late"),
    SKIPPED("skipped");

    private final String word;

    ReadEnd(String word) {
        this.word = word;
    }

    /** The word on screen. */
    public String word() {
        return word;
    }
}
