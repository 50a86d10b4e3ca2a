package mnemarium.ui.chart;

import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.shape.SVGPath;

/** Makes the signs: as a node for labels, and with a pen in drawings. */
public final class Marks {
    /** Gives every path the same bounds, so that a node of one size shows each sign at its own. */
    private static final String BOX = "M-5 -5L-5 -5ZM5 5L5 5Z";

    private Marks() {}

    /**
     * A sign as a node, 10 design pixels wide and high, coloured by its style class in {@code
     * mnemarium.css}; it grows with the text.
     */
    public static Region region(Mark mark) {
        SVGPath shape = new SVGPath();
        shape.setContent(BOX + mark.path());
        Region region = new Region();
        region.setShape(shape);
        region.getStyleClass().addAll("mark", mark.styleClass());
        region.setMouseTransparent(true);
        region.setAccessibleText(mark.word());
        return region;
    }

    /**
     * Draws a sign.
     *
     * @param x of its middle
     * @param y of its middle
     * @param scale 1 for the size of the design
     */
    public static void draw(Pen pen, Palette palette, Mark mark, double x, double y, double scale) {
        Color colour = palette.of(mark.ink());
        draw(pen, mark, x, y, scale, colour.deriveColor(0, 1, 1, mark.opacity()));
    }

    /** Draws a sign in another colour than its own. */
    public static void draw(Pen pen, Mark mark, double x, double y, double scale, Color colour) {
        pen.path(mark.path(), x, y, scale, colour);
    }
}
