package mnemarium.ui.chart;

import java.util.Optional;

/**
 * A whole row in one thin strip, above the part of it that is in view: each bin of two pixels shows
 * the worst of what lies in it, a frame shows which part is in view, a line where the cursor is.
 */
public final class Bins {

    private static final double BIN = 2;

    private Bins() {}

    /** Says how the worst of some columns is drawn; nothing if there is nothing to see. */
    @FunctionalInterface
    public interface Worst {
        /** The colour's role for the columns from one to before another. */
        Optional<Ink> of(int from, int to);
    }

    /**
     * The strip's place and what it stands for.
     *
     * @param x left edge
     * @param y upper edge
     * @param width of the strip
     * @param height of the strip
     * @param columns in the whole row
     * @param length of the whole row
     * @param offset of the part in view
     * @param cursor middle of the cursor's column in the row; negative for none
     */
    public record Strip(
            double x,
            double y,
            double width,
            double height,
            int columns,
            double length,
            double offset,
            double cursor) {}

    /** Draws the strip. */
    public static void paint(Pen pen, Palette palette, Strip strip, Worst worst) {
        pen.rectangle(
                strip.x(), strip.y(), strip.width(), strip.height(), 0, palette.of(Ink.TRACK));
        int bins = (int) Math.floor(strip.width() / BIN);
        for (int bin = 0; bin < bins; bin++) {
            int from = (int) ((long) bin * strip.columns() / bins);
            int to = Math.max(from + 1, (int) ((long) (bin + 1) * strip.columns() / bins));
            double x = strip.x() + bin * BIN;
            worst.of(from, to)
                    .ifPresent(
                            ink ->
                                    pen.rectangle(
                                            x, strip.y(), BIN, strip.height(), 0, palette.of(ink)));
        }
        double scale = strip.width() / strip.length();
        pen.frame(
                strip.x() + strip.offset() * scale,
                strip.y() - 1.5,
                Math.max(6, Math.min(strip.width(), strip.width() * scale)),
                strip.height() + 3,
                2,
                new Line(palette.of(Ink.MUTED), 1.5));
        if (strip.cursor() >= 0) {
            double at = strip.x() + strip.cursor() * scale;
            pen.line(
                    at,
                    strip.y() - 2,
                    at,
                    strip.y() + strip.height() + 2,
                    new Line(palette.of(Ink.YOU), 2));
        }
    }
}
