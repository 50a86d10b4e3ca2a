package mnemarium.ui.loop;

import mnemarium.ownership.GateVerdict;
import mnemarium.ui.chart.Mark;

/** How a write ended at the gate. */
enum WriteEnd {
    /** It was made. */
    WRITTEN(Mark.WRITE, "Let through"),
    /** It was not made: the fact is had from elsewhere when it is needed. */
    ROUTED(Mark.ROUTED, "Routed"),
    /** It was not made, and nothing serves instead: it is never believed. */
    REFUSED(Mark.REFUSED, "Refused");

    private final Mark mark;
    private final String word;

    WriteEnd(Mark mark, String word) {
        this.mark = mark;
        this.word = word;
    }

    static WriteEnd of(GateVerdict verdict) {
        return switch (verdict) {
            case REMEMBER, OWN_WORK, UNCLASSIFIED -> WRITTEN;
            case LOOK_UP, CACHE, RETRIEVE, SEARCH, ASK_AGAIN -> ROUTED;
            case NEVER_BELIEVE -> REFUSED;
        };
    }

    /** The sign in the lane "Write", and beside the words of the step card. */
    Mark mark() {
        return mark;
    }

    /** The word before the gate's verdict. */
    String word() {
        return word;
    }
}
