package mnemarium.ui.chart;

import mnemarium.ui.Faces;
import mnemarium.ui.chart.Figure.Curve;
import mnemarium.ui.chart.Figure.Point;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;

/** Draws a figure with a pen: on the screen and into a file alike. Lengths are design pixels. */
public final class FigurePainter {
    private static final double LEFT = 44;
    private static final double RIGHT = 148;
    private static final double TOP = 22;
    private static final double BOTTOM = 40;
    private static final double NAME_ROW = 15;
    private static final double LEAST_ROW = 26;
    private static final double LEAST_COLUMN = 44;

    /** More labels say no more. */
    private static final int TICKS = 6;

    private final Figure figure;
    private final Palette palette;
    private final double width;
    private final double height;

    /** A painter of one figure at one size. */
    public FigurePainter(Figure figure, Palette palette, double width, double height) {
        this.figure = figure;
        this.palette = palette;
        this.width = width;
        this.height = height;
    }

    /** The value of x at a horizontal position. */
    double valueAt(double position) {
        return figure.x().value((position - LEFT) / plotWidth());
    }

    /**
     * Draws.
     *
     * @param cursor the value of x that is looked at, with the lines' values in place of their ends
     */
    public void paint(Pen pen, OptionalDouble cursor) {
        bands(pen);
        grid(pen);
        rules(pen);
        for (Curve line : figure.lines()) {
            curve(pen, line);
        }
        cursor.ifPresent(
                value ->
                        pen.line(
                                atX(value),
                                TOP,
                                atX(value),
                                height - BOTTOM,
                                new Line(palette.of(Ink.FAINT), 1)));
        names(pen, cursor);
    }

    private double plotWidth() {
        return Math.max(1, width - LEFT - RIGHT);
    }

    private double plotHeight() {
        return Math.max(1, height - TOP - BOTTOM);
    }

    private double atX(double value) {
        return LEFT + figure.x().position(value) * plotWidth();
    }

    private double atY(double value) {
        return height - BOTTOM - figure.y().position(value) * plotHeight();
    }

    private void bands(Pen pen) {
        for (Figure.Band band : figure.bands()) {
            double from = atX(band.from());
            double to = Math.max(from + 2, atX(band.to()));
            pen.rectangle(
                    from, TOP, to - from, height - TOP - BOTTOM, 0, palette.of(Ink.YOU_GROUND));
        }
    }

    private void grid(Pen pen) {
        Lettering small = new Lettering(Faces.REGULAR, 11, palette.of(Ink.MUTED));
        for (Scale.Tick tick : figure.y().ticks(ticks(plotHeight(), LEAST_ROW))) {
            double at = Math.round(atY(tick.at())) + 0.5;
            boolean ground = Math.abs(figure.y().position(tick.at())) < 1e-9;
            if (tick.label().isEmpty()) {
                continue;
            }
            pen.line(
                    LEFT,
                    at,
                    width - RIGHT,
                    at,
                    new Line(palette.of(ground ? Ink.LINE : Ink.ROW_LINE), 1));
            pen.text(tick.label(), LEFT - 8, at + 3.5, small.at(Lettering.Anchor.END));
        }
        double free = Double.NEGATIVE_INFINITY;
        for (Scale.Tick tick : figure.x().ticks(ticks(plotWidth(), LEAST_COLUMN))) {
            double at = atX(tick.at());
            double half = small.width(tick.label()) / 2;
            // rungs that would touch give way to the one before
            if (!tick.label().isEmpty() && at - half >= free) {
                pen.text(tick.label(), at, height - BOTTOM + 16, small.at(Lettering.Anchor.MIDDLE));
                free = at + half + 6;
            }
        }
        pen.text(
                figure.x().name(),
                (LEFT + width - RIGHT) / 2,
                height - 6,
                small.at(Lettering.Anchor.MIDDLE));
        pen.text(figure.y().name(), LEFT, TOP - 9, small);
    }

    private static int ticks(double length, double least) {
        return Math.clamp((long) (length / least), 2, TICKS);
    }

    private void rules(Pen pen) {
        Lettering label = new Lettering(Faces.SEMIBOLD, 11, palette.of(Ink.YOU));
        for (Figure.Rule rule : figure.rules()) {
            double at = atX(rule.x());
            pen.line(at, TOP, at, height - BOTTOM, Line.dashed(palette.of(Ink.YOU), 1.2, 3, 3));
            pen.text(
                    rule.name() + " " + figure.x().label(rule.x()),
                    at,
                    TOP - 9,
                    label.at(
                            at > LEFT + plotWidth() * 0.7
                                    ? Lettering.Anchor.END
                                    : Lettering.Anchor.MIDDLE));
        }
    }

    private void curve(Pen pen, Curve line) {
        List<Point> points = line.points();
        double[] xs = points.stream().mapToDouble(point -> atX(point.x())).toArray();
        double[] ys = points.stream().mapToDouble(point -> atY(point.y())).toArray();
        pen.polyline(xs, ys, stroke(line));
    }

    private Line stroke(Curve line) {
        var colour = palette.of(line.ink());
        return switch (line.dash()) {
            case SOLID -> new Line(colour, 1.8);
            case DASHED -> Line.dashed(colour, 1.6, 6, 4);
            case DOTTED -> Line.dashed(colour, 1.6, 1.6, 3);
        };
    }

    /** Names stand at the lines' ends, moved apart where they would lie on each other. */
    private void names(Pen pen, OptionalDouble cursor) {
        record Name(Curve line, double value, double y) {}
        List<Name> names = new ArrayList<>();
        for (Curve line : figure.lines()) {
            double at = cursor.orElse(figure.x().to());
            line.nearest(figure.x(), at)
                    .ifPresent(point -> names.add(new Name(line, point.y(), atY(point.y()))));
        }
        names.sort(Comparator.comparingDouble(Name::y));
        double free = TOP + 4;
        double x = width - RIGHT + 10;
        double last = height - BOTTOM - (names.size() - 1) * NAME_ROW;
        for (Name name : names) {
            double y = Math.max(free, Math.min(name.y() + 4, last));
            free = y + NAME_ROW;
            last += NAME_ROW;
            pen.line(x, y - 4, x + 14, y - 4, stroke(name.line()));
            String words =
                    cursor.isPresent()
                            ? name.line().name() + " " + figure.y().label(name.value())
                            : name.line().name();
            pen.text(words, x + 20, y, new Lettering(Faces.REGULAR, 11, palette.of(Ink.TEXT)));
        }
    }
}
