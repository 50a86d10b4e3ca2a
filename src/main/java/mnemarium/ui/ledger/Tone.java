package mnemarium.ui.ledger;

/** What a line of words means, as its colour says it; its words and its sign say it too. */
public enum Tone {
    PLAIN(""),
    /** Beside the point. */
    QUIET("muted"),
    /** It holds, it was right. */
    FOUND("found"),
    /** Something was left out for want of budget. */
    BUDGET("budget"),
    /** Wrong, or it would have been. */
    HARM("harm"),
    /** The world moved. */
    WORLD("world");

    private final String styleClass;

    Tone(String styleClass) {
        this.styleClass = styleClass;
    }

    /** The style class of words in this tone; "" for plain ones. */
    public String styleClass() {
        return styleClass;
    }
}
