package mnemarium.ui.chart;

import javafx.scene.paint.Color;

import java.util.List;

/**
 * How an arm is told apart in a chart when colours are not seen: a shape at each mean and a dash
 * between them. The first is "yours"; a diamond is left to what is published.
 */
public enum Marker {
    DISC,
    SQUARE,
    TRIANGLE,
    RING,
    POINTING_DOWN,
    CROSS,
    PLUS,
    DOT;

    private static final double HALF = 3.4;

    /** The marker of an arm by its place among the arms; after the last it begins again. */
    public static Marker of(int place) {
        return place == 0 ? DISC : values()[1 + (place - 1) % (values().length - 1)];
    }

    /** The line between two means. */
    Line line(Color colour) {
        return new Line(colour, this == DISC ? 1.8 : 1.4, dashes());
    }

    private List<Double> dashes() {
        return switch (this) {
            case DISC -> List.of();
            case SQUARE -> List.of(1.6, 3.0);
            case TRIANGLE -> List.of(6.0, 3.0);
            case RING -> List.of(9.0, 3.0, 2.0, 3.0);
            case POINTING_DOWN -> List.of(3.0, 3.0);
            case CROSS -> List.of(12.0, 4.0);
            case PLUS -> List.of(2.0, 5.0);
            case DOT -> List.of(6.0, 2.0, 2.0, 2.0, 2.0, 2.0);
        };
    }

    /** Draws the shape; hollow ones cover what lies below them. */
    void draw(Pen pen, double x, double y, Color colour, Color ground) {
        Line edge = new Line(colour, 1.4);
        switch (this) {
            case DISC -> pen.disc(x, y, 4.5, colour);
            case SQUARE -> {
                pen.rectangle(x - HALF, y - HALF, 2 * HALF, 2 * HALF, 0, ground);
                pen.frame(x - HALF, y - HALF, 2 * HALF, 2 * HALF, 0, edge);
            }
            case TRIANGLE -> triangle(pen, x, y, -1, edge, ground);
            case POINTING_DOWN -> triangle(pen, x, y, 1, edge, ground);
            case RING -> {
                pen.disc(x, y, HALF, ground);
                pen.ring(x, y, HALF, edge);
            }
            case CROSS -> {
                pen.line(x - HALF, y - HALF, x + HALF, y + HALF, edge);
                pen.line(x - HALF, y + HALF, x + HALF, y - HALF, edge);
            }
            case PLUS -> {
                pen.line(x - HALF - 1, y, x + HALF + 1, y, edge);
                pen.line(x, y - HALF - 1, x, y + HALF + 1, edge);
            }
            case DOT -> pen.disc(x, y, 2.6, colour);
        }
    }

    private static void triangle(Pen pen, double x, double y, int up, Line edge, Color ground) {
        double[] xs = {x - 4.2, x + 4.2, x, x - 4.2};
        double[] ys = {y - up * 3.4, y - up * 3.4, y + up * 4.2, y - up * 3.4};
        pen.polygon(xs, ys, ground);
        pen.polyline(xs, ys, edge);
    }
}
