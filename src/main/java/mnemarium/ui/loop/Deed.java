package mnemarium.ui.loop;

import mnemarium.ui.chart.Mark;

/** What an agent's action in a step was, as the timeline marks it. */
public enum Deed {
    /** Investigated, replied: done, for the first time or unjudged. */
    DONE(Mark.INVESTIGATED, "investigated"),
    /** Replied, answered nothing that needs a fact. */
    REPLIED(Mark.INVESTIGATED, "replied"),
    /** Closed or dismissed rightly: nothing was done, so nothing is marked. */
    SPARED(null, "closed"),
    /** A question answered with all the facts it needs. */
    ANSWERED(Mark.HIT, "all facts known"),
    /** A question answered without a fact it needs. */
    MISSING(Mark.WRONG, "facts missing"),
    /** Done again. */
    REDUNDANT(Mark.REDUNDANT, "redundant"),
    /** Closed wrongly. */
    WRONG(Mark.WRONG, "wrong");

    private final @org.jspecify.annotations.Nullable Mark mark;
    private final String word;

    Deed(@org.jspecify.annotations.Nullable Mark mark, String word) {
        this.mark = mark;
        this.word = word;
    }

    /** The sign in the lane "Act", if it has one. */
    public java.util.Optional<Mark> mark() {
        return java.util.Optional.ofNullable(mark);
    }

    /** The word in tooltips and text twins. */
    public String word() {
        return word;
    }
}
