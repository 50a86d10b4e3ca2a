package mnemarium.ui.chart;

import javafx.scene.paint.Color;

/**
 * Draws. Two makers: {@link CanvasPen} on a canvas, {@link SvgPen} into an SVG file. All lengths
 * are design pixels, 13 to the em, y grows downwards; whoever makes the pen scales it.
 */
public interface Pen {
    /** A filled rectangle; {@code radius} rounds its corners, 0 for none. */
    void rectangle(double x, double y, double width, double height, double radius, Color fill);

    /** The edge of a rectangle; the line's middle runs along the rectangle. */
    void frame(double x, double y, double width, double height, double radius, Line line);

    /** A filled circle. */
    void disc(double x, double y, double radius, Color fill);

    /** The edge of a circle. */
    void ring(double x, double y, double radius, Line line);

    /** A straight line. */
    void line(double fromX, double fromY, double toX, double toY, Line line);

    /** A line through points; both arrays are of the same length. */
    void polyline(double[] xs, double[] ys, Line line);

    /** A filled polygon; both arrays are of the same length. */
    void polygon(double[] xs, double[] ys, Color fill);

    /** A filled path in SVG path data, its origin at (x, y), scaled. */
    void path(String data, double x, double y, double scale, Color fill);

    /** A rectangle hatched at 45°, 5 px from stripe to stripe. */
    void hatch(double x, double y, double width, double height, Color stripe, Color ground);

    /** Words on one line. */
    void text(String words, double x, double baseline, Lettering lettering);

    /** Draws what the work draws, cut off at a rectangle. */
    void within(double x, double y, double width, double height, Runnable work);
}
