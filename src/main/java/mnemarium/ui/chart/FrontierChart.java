package mnemarium.ui.chart;

import javafx.geometry.Rectangle2D;

import mnemarium.experiment.Frontier;
import mnemarium.ui.Faces;
import mnemarium.ui.chart.Figure.Axis;
import mnemarium.ui.chart.Lettering.Anchor;
import mnemarium.ui.chart.Scale.Tick;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;

/**
 * How many memory operations a step affords over what one of them costs, both logarithmic: the
 * frontier as a line, the cliff at one operation for each step, and stacks as marks.
 *
 * @param title what it shows
 * @param frontier the line: reasoning time and budget share
 * @param places the stacks, the most important last
 */
public record FrontierChart(String title, Frontier frontier, List<Place> places) implements Chart {

    /** Below this cost nothing is drawn apart: an operation that costs nothing lies here. */
    private static final double LEAST_COST = 0.01;

    private static final double MOST_COST = 1_000;

    /**
     * A stack on the chart.
     *
     * @param name of the stack
     * @param mark its sign: published, measured here, or yours
     * @param costMillis what an operation costs
     * @param lookups how many a step affords, by the figures that belong to the mark
     * @param words the verdict: "953 lookups per step"
     */
    public record Place(String name, Mark mark, double costMillis, double lookups, String words) {}

    /** Copies the places. */
    public FrontierChart {
        places = List.copyOf(places);
    }

    @Override
    public String text() {
        StringBuilder text = new StringBuilder(title);
        text.append(". At f = 1 lies the cliff: above it memory is part of thinking, below it ");
        text.append("memory is rationed.");
        if (frontier.memoryMillis() > 0) {
            text.append(" An operation may cost ")
                    .append(new Scale.Logarithmic().label(frontier.costMillis(1), 0))
                    .append(" ms there.");
        }
        for (Place place : places) {
            text.append('\n').append(place.name()).append(", ").append(place.mark().word());
            text.append(": c = ").append(new Scale.FromOne().label(place.costMillis(), 0));
            text.append(" ms, ").append(place.words()).append('.');
        }
        return text.toString();
    }

    @Override
    public Table table() {
        List<List<Object>> rows = new ArrayList<>();
        for (Place place : places) {
            rows.add(
                    List.of(
                            place.name(),
                            place.mark().word(),
                            place.costMillis(),
                            place.lookups(),
                            place.words()));
        }
        return new Table(List.of("stack", "kind", "cost, ms", "lookups per step", "verdict"), rows);
    }

    private Axis costs() {
        double least = LEAST_COST;
        double most = MOST_COST;
        for (Place place : places) {
            least = place.costMillis() > 0 ? Math.min(least, place.costMillis() / 2) : least;
            most = Math.max(most, place.costMillis() * 2);
        }
        return Axis.logarithmic(
                "cost of one memory operation c, ms", power(least, false), power(most, true));
    }

    private Axis lookups(Axis costs) {
        double least = 0.01;
        double most = 10_000;
        if (frontier.memoryMillis() > 0) {
            least = Math.min(least, frontier.lookups(costs.to()));
            most = Math.max(most, frontier.lookups(costs.from()));
        }
        return Axis.logarithmic(
                "lookups per step f", Math.max(1e-6, power(least, false)), power(most, true));
    }

    private static double power(double value, boolean up) {
        double exact = Math.log10(value);
        return Math.pow(10, up ? Math.ceil(exact - 1e-9) : Math.floor(exact + 1e-9));
    }

    @Override
    public Drawn at(double width, double height) {
        return new Painter(width, height);
    }

    /** Draws the frontier. */
    private final class Painter implements Drawn {
        private static final double LEFT = 52;
        private static final double RIGHT = 18;
        private static final double TOP = 24;
        private static final double BOTTOM = 40;
        private static final double ROW = 15;

        private final double right;
        private final double bottom;
        private final Axis x = costs();
        private final Axis y = lookups(x);

        Painter(double width, double height) {
            right = Math.max(LEFT + 1, width - RIGHT);
            bottom = Math.max(TOP + 1, height - BOTTOM);
        }

        private double atX(double cost) {
            return LEFT + Math.clamp(x.position(Math.max(cost, x.from())), 0, 1) * (right - LEFT);
        }

        private double atY(double lookups) {
            double within = Math.clamp(lookups, y.from(), y.to());
            return bottom - y.position(within) * (bottom - TOP);
        }

        @Override
        public void paint(Pen pen, Palette palette) {
            double cliff = atY(Frontier.CLIFF);
            pen.rectangle(LEFT, cliff, right - LEFT, bottom - cliff, 0, palette.of(Ink.SUBTLE));
            grid(pen, palette);
            pen.line(LEFT, cliff, right, cliff, Line.dashed(palette.of(Ink.TEXT), 1.2, 5, 3));
            regions(pen, palette, cliff);
            boolean isPublished = frontier.equals(Frontier.PUBLISHED);
            if (!isPublished) {
                curve(pen, Frontier.PUBLISHED, Line.dashed(palette.of(Ink.FAINT), 1.2, 1.6, 3));
            }
            curve(pen, frontier, new Line(palette.of(Ink.YOU), 2));
            marks(pen, palette);
        }

        private void grid(Pen pen, Palette palette) {
            Lettering small = new Lettering(Faces.REGULAR, 11, palette.of(Ink.MUTED));
            Line line = new Line(palette.of(Ink.ROW_LINE), 1);
            for (Tick tick : x.ticks(12)) {
                if (!tick.label().isEmpty()) {
                    double at = Math.round(atX(tick.at())) + 0.5;
                    pen.line(at, TOP, at, bottom, line);
                    pen.text(tick.label(), at, bottom + 16, small.at(Anchor.MIDDLE));
                }
            }
            for (Tick tick : y.ticks((int) Math.max(3, (bottom - TOP) / 22))) {
                if (!tick.label().isEmpty()) {
                    double at = Math.round(atY(tick.at())) + 0.5;
                    pen.line(LEFT, at, right, at, line);
                    pen.text(tick.label(), LEFT - 8, at + 3.5, small.at(Anchor.END));
                }
            }
            pen.line(LEFT, bottom + 0.5, right, bottom + 0.5, new Line(palette.of(Ink.LINE), 1));
            pen.text(x.name(), (LEFT + right) / 2, bottom + 34, small.at(Anchor.MIDDLE));
            pen.text(y.name(), 4, TOP - 10, small);
        }

        private void regions(Pen pen, Palette palette, double cliff) {
            Lettering words = new Lettering(Faces.REGULAR, 12, palette.of(Ink.MUTED));
            pen.text("f = 1, the cliff", LEFT + 10, cliff - 6, words.in(palette.of(Ink.TEXT)));
            if (bottom - cliff > 22) {
                pen.text("below: memory is rationed", LEFT + 10, cliff + 17, words);
            }
            pen.text("above: memory is part of thinking", LEFT + 10, cliff - 22, words);
        }

        private void curve(Pen pen, Frontier each, Line line) {
            if (each.memoryMillis() == 0) {
                return;
            }
            // a line in logarithms: its two ends, moved inside of the chart
            double least = Math.max(x.from(), each.costMillis(y.to()));
            double most = Math.min(x.to(), each.costMillis(y.from()));
            if (least < most) {
                pen.line(
                        atX(least),
                        atY(each.lookups(least)),
                        atX(most),
                        atY(each.lookups(most)),
                        line);
            }
        }

        /** Names stand where the falling line is not: right above a mark, or left below it. */
        private void marks(Pen pen, Palette palette) {
            List<Rectangle2D> taken = new ArrayList<>();
            double cliff = atY(Frontier.CLIFF);
            taken.add(new Rectangle2D(LEFT, cliff - 34, 220, 54));
            // yours is named first, so that it gets the best place
            for (Place place :
                    places.stream()
                            .sorted(Comparator.comparing(place -> place.mark() != Mark.YOURS))
                            .toList()) {
                boolean yours = place.mark() == Mark.YOURS;
                Lettering letters =
                        new Lettering(
                                yours ? Faces.SEMIBOLD : Faces.REGULAR,
                                11,
                                palette.of(place.mark() == Mark.PUBLISHED ? Ink.TEXT : Ink.YOU));
                String words = place.name() + ": " + place.words();
                name(pen, palette, place, words, letters, taken);
            }
            for (Place place : places) {
                Marks.draw(
                        pen,
                        palette,
                        place.mark(),
                        atX(place.costMillis()),
                        atY(place.lookups()),
                        1.2);
            }
        }

        private void name(
                Pen pen,
                Palette palette,
                Place place,
                String words,
                Lettering letters,
                List<Rectangle2D> taken) {
            double wide = letters.width(words);
            double at = atX(place.costMillis());
            double up = atY(place.lookups());
            for (int row = 0; row < 8; row++) {
                double above = up - 8 - row * ROW;
                double below = up + 17 + row * ROW;
                Rectangle2D rightAbove = new Rectangle2D(at + 8, above - 11, wide, 14);
                Rectangle2D leftBelow =
                        new Rectangle2D(Math.max(0, at - 8 - wide), below - 11, wide, 14);
                boolean fitsRight = at + 8 + wide <= right && above - 11 >= TOP - 8;
                boolean fitsLeft = at - 8 - wide >= LEFT + 2 && below + 3 <= bottom;
                Rectangle2D rising = leader(row, at + 4, up - 5, above);
                Rectangle2D falling = leader(row, at - 4, up + 5, below - 8);
                if (fitsRight && isFree(taken, rightAbove, rising)) {
                    leader(pen, palette, rising, row);
                    pen.text(words, at + 8, above, letters);
                    taken.add(rightAbove);
                    taken.add(rising);
                    return;
                }
                if (fitsLeft && isFree(taken, leftBelow, falling)) {
                    leader(pen, palette, falling, row);
                    pen.text(words, at - 8, below, letters.at(Anchor.END));
                    taken.add(leftBelow);
                    taken.add(falling);
                    return;
                }
            }
            // no room at all: the table, the tooltip and the text say it
        }

        private static boolean isFree(
                List<Rectangle2D> taken, Rectangle2D words, Rectangle2D leader) {
            return taken.stream()
                    .noneMatch(each -> each.intersects(words) || each.intersects(leader));
        }

        /** The way from a mark to its words, with a little air around it; none in the first row. */
        private static Rectangle2D leader(int row, double at, double from, double to) {
            return row == 0
                    ? Rectangle2D.EMPTY
                    : new Rectangle2D(at - 2, Math.min(from, to), 4, Math.abs(to - from));
        }

        private static void leader(Pen pen, Palette palette, Rectangle2D way, int row) {
            if (row > 0) {
                double at = way.getMinX() + 2;
                pen.line(
                        at, way.getMinY(), at, way.getMaxY(), new Line(palette.of(Ink.FAINT), 0.8));
            }
        }

        @Override
        public List<Spot> spots() {
            return places.stream()
                    .sorted(Comparator.comparingDouble(Place::costMillis))
                    .map(
                            place ->
                                    Spot.dot(
                                            atX(place.costMillis()),
                                            atY(place.lookups()),
                                            6,
                                            place.name() + ", " + place.mark().word(),
                                            "c = "
                                                    + x.label(Math.max(place.costMillis(), 1e-6))
                                                    + " ms, "
                                                    + place.words(),
                                            OptionalLong.empty()))
                    .toList();
        }
    }
}
