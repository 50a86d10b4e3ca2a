package mnemarium.ui.chart;

/**
 * The signs of the log: shape, word and colour. Every sign is one filled path in a box of 10 design
 * pixels around (0, 0), so that a label, a canvas and an SVG file show the same; hollow signs are
 * rings whose inner edge runs the other way round.
 */
public enum Mark {
    HIT("hit", Ink.FOUND, Paths.circle(4)),
    MISS("miss", Ink.FAINT, Paths.ring(3.4, 1.4)),
    /** In the access map: read, but below the threshold. */
    READ("read, below threshold", Ink.FAINT, Paths.ring(2, 1.2)),
    SKIPPED("skipped", Ink.BUDGET, Paths.ring(3.8, 1.5) + Paths.bar(0, 0, 3.8, 0.75, 1, -1)),
    LATE("late", Ink.BUDGET, Paths.ring(3.8, 1.5) + "M0 3.8A3.8 3.8 0 0 1 0 -3.8Z"),
    WRITE("write", Ink.WRITTEN, Paths.box(3.2, 3.2)),
    /**
     * A write that the gate sent elsewhere: an arrow past the memory. Muted, as is the next:
     * nothing was written, and nothing went wrong, so that neither the colour of a write nor that
     * of harm would be true.
     */
    ROUTED(
            "routed by the gate",
            Ink.MUTED,
            Paths.bar(-1.7, 0, 2.9, 0.8, 1, 0) + "M0.4 -3.2L4.7 0L0.4 3.2Z"),
    /**
     * A write that the gate never lets be believed: the square of a write, empty and struck out.
     */
    REFUSED(
            "refused by the gate",
            Ink.MUTED,
            Paths.box(3.6, 3.6)
                    + "M-2.3 -2.3L-2.3 2.3L2.3 2.3L2.3 -2.3Z"
                    + Paths.bar(0, 0, 4.4, 0.7, 1, -1)),
    INVESTIGATED("investigated", Ink.FAINT, Paths.box(4, 0.8)),
    REDUNDANT("redundant", Ink.HARM, Paths.diamond(5)),
    WRONG("wrong", Ink.HARM, Paths.bar(0, 0, 4.6, 1, 1, 1) + Paths.bar(0, 0, 4.6, 1, 1, -1)),
    TRIP("trip, real", Ink.WORLD, "M0 -4.6L4.8 3.7L-4.8 3.7Z"),
    TRIP_NOISE("trip, noise", Ink.WORLD, "M0 -4.6L4.8 3.7L-4.8 3.7ZM0 -1.7L-2.4 2.4L2.4 2.4Z"),
    MOVED("dial moved", Ink.YOU, "M-4.2 -3L4.2 -3L0 3Z"),
    HINT("hint", Ink.FOUND, Paths.ring(3.6, 1.4) + Paths.circle(1.4)),
    PUBLISHED("published", Ink.TEXT, Paths.diamond(5) + Paths.diamondBack(2.9)),
    MEASURED("measured here", Ink.YOU, Paths.ring(4.4, 1.8)),
    YOURS("yours", Ink.YOU, Paths.circle(4.5)),
    SEED("one seed", Ink.YOU, Paths.circle(3)),
    REPRODUCED("reproduced", Ink.FOUND, "M-4.4 0.2L-3.2 -1L-1.2 1L3.2 -3.4L4.4 -2.2L-1.2 3.4Z"),
    DIFFERS(
            "differs",
            Ink.TEXT,
            "M-4 -2.2L4 -2.2L4 -0.8L-4 -0.8ZM-4 0.8L4 0.8L4 2.2L-4 2.2Z"
                    + Paths.bar(0, 0, 5, 0.6, 1, -1.4)),
    NOT_COMPARABLE("not comparable", Ink.MUTED, Paths.box(3.6, 0.7));

    private final String word;
    private final Ink ink;
    private final String path;

    Mark(String word, Ink ink, String path) {
        this.word = word;
        this.ink = ink;
        this.path = path;
    }

    /** The word that stands beside the sign on screen. */
    public String word() {
        return word;
    }

    /** The role of its colour. */
    public Ink ink() {
        return ink;
    }

    /** SVG path data in a box of 10 design pixels around (0, 0), to be filled, non-zero. */
    public String path() {
        return path;
    }

    /** How much of the ground shows through: 1 is not at all. */
    public double opacity() {
        return this == SEED ? 0.35 : 1;
    }

    /** The name in style classes: "mark-skipped". */
    public String styleClass() {
        return "mark-" + name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
}
