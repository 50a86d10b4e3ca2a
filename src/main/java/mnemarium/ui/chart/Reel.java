package mnemarium.ui.chart;

/**
 * Which part of a long row is in view: an offset from its start, in design pixels. The cursor comes
 * into view when it has moved, and stays where a hand scrolled it until it moves again. Belongs to
 * the screen thread.
 */
public final class Reel {

    private double offset;
    private boolean follow = true;

    /** How much of the row lies before the part in view. */
    public double offset() {
        return offset;
    }

    /** The next {@link #keep} brings the cursor into view. */
    public void follow() {
        follow = true;
    }

    /**
     * Keeps the offset inside the row, and the cursor in view with some columns around it if it
     * moved.
     *
     * @param cursor left edge of the cursor's column; negative if there is no cursor
     * @param cell width of a column
     * @param length of the whole row
     * @param room of the part in view
     */
    public void keep(double cursor, double cell, double length, double room) {
        if (follow && cursor >= 0) {
            double margin = Math.min(room / 4, 4 * cell);
            offset = Math.min(offset, cursor - margin);
            offset = Math.max(offset, cursor + cell + margin - room);
        }
        follow = false;
        offset = Math.clamp(offset, 0, Math.max(0, length - room));
    }

    /** A hand scrolls on by so many design pixels; negative for back. */
    public void by(double pixels) {
        offset += pixels;
    }

    /** A hand asks for the part around a place of the row. */
    public void around(double place, double room) {
        offset = place - room / 2;
    }
}
