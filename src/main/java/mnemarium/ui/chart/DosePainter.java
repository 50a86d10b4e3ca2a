package mnemarium.ui.chart;

import javafx.scene.paint.Color;

import mnemarium.ui.Faces;
import mnemarium.ui.Figures;
import mnemarium.ui.chart.DoseResponse.Arm;
import mnemarium.ui.chart.DoseResponse.Dot;
import mnemarium.ui.chart.DoseResponse.Mean;
import mnemarium.ui.chart.DoseResponse.Published;
import mnemarium.ui.chart.Lettering.Anchor;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;

/** Draws a {@link DoseResponse} at one size. Lengths are design pixels. */
final class DosePainter implements Chart.Drawn {
    private static final double TOP = 34;
    private static final double ZERO_ROW = 12;
    private static final double NAME_ROW = 15;
    private static final int NAMES_AT_LINES = 3;
    private static final int ZERO_ROWS = 2;

    /** From a rung to the first dot of its seeds, and to what is published about it. */
    private static final double ASIDE = 10;

    private final DoseResponse chart;
    private final double height;
    private final Ruler ruler;
    private final boolean zerosBelow;
    private final double left;
    private final double right;
    private final double bottom;
    private final DosePlane plane;
    private final double axisBottom;
    private final List<Seed> dots = new ArrayList<>();

    /** A dot in its place, and the rung it belongs to. */
    private record Seed(Swarm.Placed place, int rung) {}

    DosePainter(DoseResponse chart, double width, double height) {
        this.chart = chart;
        this.height = height;
        ruler = DosePlane.ruler(chart);
        Arm looked = chart.arms().get(chart.looked());
        zerosBelow =
                ruler.from() == 0
                        && looked.means().stream()
                                .filter(DosePainter::hasDots)
                                .flatMap(mean -> mean.dots().stream())
                                .anyMatch(dot -> dot.value() == 0);
        Lettering small = small(Palette.LIGHT, Ink.MUTED);
        double labels =
                ruler.ticks().stream()
                        .mapToDouble(tick -> small.width(ruler.label(tick)))
                        .max()
                        .orElse(0);
        left = Math.ceil(labels) + 16;
        right = width - (isNamedAtLines() ? 8 : 32 + Math.ceil(widestName(small)));
        axisBottom = height - 40;
        bottom = axisBottom - (zerosBelow ? ZERO_ROW + (ZERO_ROWS - 1) * Swarm.PITCH : 0);
        plane = new DosePlane(chart.rungs(), ruler, left, TOP, right, bottom);
        looked.means().stream().filter(DosePainter::hasDots).forEach(this::place);
    }

    /** A dot of one seed alone would only repeat its mean, which is clicked instead. */
    private static boolean hasDots(Mean mean) {
        return mean.seeds() > 1;
    }

    /** Where rungs and figures lie. */
    DosePlane plane() {
        return plane;
    }

    private boolean isNamedAtLines() {
        return chart.arms().size() <= NAMES_AT_LINES && chart.rungs().size() > 1;
    }

    /** The arm that is looked at is written in bold, which is wider. */
    private double widestName(Lettering small) {
        Lettering bold = new Lettering(Faces.SEMIBOLD, 11, small.colour());
        double widest = 0;
        for (int arm = 0; arm < chart.arms().size(); arm++) {
            Lettering own = arm == chart.looked() ? bold : small;
            widest = Math.max(widest, own.width(chart.arms().get(arm).name()));
        }
        return widest;
    }

    private static Lettering small(Palette palette, Ink ink) {
        return new Lettering(Faces.REGULAR, 11, palette.of(ink));
    }

    private void place(Mean mean) {
        List<Dot> zeros = new ArrayList<>();
        List<Dot> others = new ArrayList<>();
        for (Dot dot : mean.dots()) {
            (zerosBelow && dot.value() == 0 ? zeros : others).add(dot);
        }
        double x = plane.atX(mean.rung());
        List<Swarm.Placed> placed =
                new ArrayList<>(
                        Swarm.rows(
                                zeros,
                                x,
                                Math.min(60, plane.roomAround(mean.rung())),
                                bottom + 9,
                                ZERO_ROWS));
        placed.addAll(
                Swarm.of(
                        others,
                        x + ASIDE,
                        Math.max(4, plane.roomAfter(mean.rung()) - 2.4 * ASIDE),
                        plane::atY));
        placed.forEach(each -> dots.add(new Seed(each, mean.rung())));
    }

    @Override
    public void paint(Pen pen, Palette palette) {
        axes(pen, palette);
        List<Integer> order =
                IntStream.range(0, chart.arms().size())
                        .boxed()
                        .sorted(Comparator.comparingInt(arm -> arm == chart.looked() ? 1 : 0))
                        .toList();
        for (int arm : order) {
            arm(pen, palette, chart.arms().get(arm), arm == chart.looked());
        }
        seeds(pen, palette);
        for (Published each : chart.published()) {
            published(pen, palette, each);
        }
        if (isNamedAtLines()) {
            namesAtLines(pen, palette);
        } else {
            namesAtTheSide(pen, palette);
        }
    }

    private void axes(Pen pen, Palette palette) {
        Lettering small = small(palette, Ink.MUTED);
        for (double tick : ruler.ticks()) {
            double at = Math.round(plane.atY(tick)) + 0.5;
            boolean isAxis = tick == 0;
            pen.line(
                    left,
                    at,
                    right,
                    at,
                    new Line(palette.of(isAxis ? Ink.FAINT : Ink.ROW_LINE), 1));
            pen.text(ruler.label(tick), left - 9, at + 3.5, small.at(Anchor.END));
        }
        double freeFrom = -1e9;
        for (int i = 0; i < chart.rungs().size(); i++) {
            String label = chart.rungs().get(i).label();
            double half = small.width(label) / 2;
            double x = plane.atX(i);
            if (ruler.from() == 0) {
                pen.line(x, bottom, x, bottom + 4, new Line(palette.of(Ink.FAINT), 1));
            }
            if (x - half >= freeFrom) {
                pen.text(label, x, axisBottom + 15, small.at(Anchor.MIDDLE));
                freeFrom = x + half + 4;
            }
        }
        pen.text(
                small.fit(chart.xName(), right - left),
                (left + right) / 2,
                height - 7,
                small.at(Anchor.MIDDLE));
        pen.text(
                small.fit(chart.yName() + (ruler.isLogarithmic() ? " (logarithmic)" : ""), right),
                Math.min(left - 9, 4),
                12,
                small);
    }

    private void arm(Pen pen, Palette palette, Arm arm, boolean isLooked) {
        Color colour = palette.of(isLooked ? Ink.YOU : Ink.MUTED);
        double[] xs = xs(arm);
        double[] ys = ys(arm);
        if (xs.length > 1) {
            pen.polyline(xs, ys, arm.marker().line(colour));
        }
        if (isLooked) {
            for (Mean mean : arm.means()) {
                double x = plane.atX(mean.rung());
                mean.interval()
                        .filter(interval -> interval.high() > interval.low())
                        .ifPresent(
                                interval -> bar(pen, colour, x, interval.low(), interval.high()));
            }
        }
        for (int i = 0; i < xs.length; i++) {
            arm.marker().draw(pen, xs[i], ys[i], colour, palette.of(Ink.GROUND));
        }
    }

    private void bar(Pen pen, Color colour, double x, double low, double high) {
        Line line = new Line(colour, 1.4);
        pen.line(x, plane.atY(low), x, plane.atY(high), line);
        pen.line(x - 4.5, plane.atY(low), x + 4.5, plane.atY(low), line);
        pen.line(x - 4.5, plane.atY(high), x + 4.5, plane.atY(high), line);
    }

    private double[] xs(Arm arm) {
        return arm.means().stream().mapToDouble(mean -> plane.atX(mean.rung())).toArray();
    }

    private double[] ys(Arm arm) {
        return arm.means().stream().mapToDouble(mean -> plane.atY(mean.value())).toArray();
    }

    private void seeds(Pen pen, Palette palette) {
        Color you = palette.of(Ink.YOU);
        Color fill = you.deriveColor(0, 1, 1, Mark.SEED.opacity());
        Line edge = new Line(you, 1);
        for (Seed each : dots) {
            pen.disc(each.place().x(), each.place().y(), 2.8, fill);
            pen.ring(each.place().x(), each.place().y(), 2.8, edge);
        }
    }

    private double publishedX(Published each) {
        return plane.atX(each.rung()) - ASIDE - 5;
    }

    private void published(Pen pen, Palette palette, Published each) {
        double x = publishedX(each);
        double low = plane.atY(each.low());
        double high = plane.atY(each.high());
        if (low - high > 11) {
            pen.line(x, low, x, high, new Line(palette.of(Ink.TEXT), 1.2));
        }
        double y = (low + high) / 2;
        pen.path(Paths.diamond(5.5), x, y, 1, palette.of(Ink.GROUND));
        Marks.draw(pen, palette, Mark.PUBLISHED, x, y, 1.1);
    }

    private void namesAtLines(Pen pen, Palette palette) {
        LineNames places = new LineNames(left + 4, TOP - 4, right, bottom - 2);
        for (Arm arm : chart.arms()) {
            double[] xs = xs(arm);
            double[] ys = ys(arm);
            for (int i = 0; i + 1 < xs.length; i++) {
                places.line(xs[i], ys[i], xs[i + 1], ys[i + 1]);
            }
        }
        for (Mean mean : chart.arms().get(chart.looked()).means()) {
            double x = plane.atX(mean.rung());
            mean.interval()
                    .ifPresent(
                            each ->
                                    places.line(
                                            x, plane.atY(each.low()), x, plane.atY(each.high())));
        }
        dots.forEach(dot -> places.point(dot.place().x(), dot.place().y(), 3));
        chart.published().forEach(each -> places.point(publishedX(each), plane.atY(each.low()), 6));
        for (int i = 0; i < chart.arms().size(); i++) {
            Arm arm = chart.arms().get(i);
            boolean isLooked = i == chart.looked();
            Lettering words =
                    new Lettering(
                            isLooked ? Faces.SEMIBOLD : Faces.REGULAR,
                            11.5,
                            palette.of(isLooked ? Ink.YOU : Ink.MUTED));
            if (arm.means().size() > 1) {
                LineNames.Found found = places.place(xs(arm), ys(arm), words.width(arm.name()));
                pen.text(arm.name(), found.x(), found.baseline(), words);
            }
        }
    }

    /** Names in a column at the right, each at the height of its line's end or near it. */
    private void namesAtTheSide(Pen pen, Palette palette) {
        record Name(Arm arm, boolean isLooked, double y) {}
        List<Name> names = new ArrayList<>();
        for (int i = 0; i < chart.arms().size(); i++) {
            Arm arm = chart.arms().get(i);
            if (!arm.means().isEmpty()) {
                names.add(
                        new Name(
                                arm,
                                i == chart.looked(),
                                plane.atY(arm.means().getLast().value())));
            }
        }
        names.sort(Comparator.comparingDouble(Name::y));
        double x = right + 8;
        double free = TOP;
        double last = bottom + 4 - (names.size() - 1) * NAME_ROW;
        for (Name name : names) {
            double y = Math.max(free, Math.min(name.y() + 4, last));
            free = y + NAME_ROW;
            last += NAME_ROW;
            Color colour = palette.of(name.isLooked() ? Ink.YOU : Ink.MUTED);
            pen.line(x, y - 4, x + 16, y - 4, name.arm().marker().line(colour));
            name.arm().marker().draw(pen, x + 8, y - 4, colour, palette.of(Ink.GROUND));
            pen.text(
                    name.arm().name(),
                    x + 22,
                    y,
                    new Lettering(name.isLooked() ? Faces.SEMIBOLD : Faces.REGULAR, 11, colour));
        }
    }

    @Override
    public List<Spot> spots() {
        List<Spot> spots = new ArrayList<>();
        Arm looked = chart.arms().get(chart.looked());
        for (Seed each : dots) {
            Dot dot = each.place().dot();
            spots.add(
                    Spot.dot(
                            each.place().x(),
                            each.place().y(),
                            3.4,
                            looked.name() + ", " + label(each.rung()) + ", seed " + dot.seed(),
                            chart.number(dot.value()) + " " + chart.yName(),
                            OptionalLong.of(dot.key())));
        }
        for (Arm arm : chart.arms()) {
            for (Mean mean : arm.means()) {
                spots.add(
                        Spot.dot(
                                plane.atX(mean.rung()),
                                plane.atY(mean.value()),
                                4.5,
                                arm.name() + ", " + label(mean.rung()),
                                words(mean),
                                hasDots(mean) || mean.dots().isEmpty()
                                        ? OptionalLong.empty()
                                        : OptionalLong.of(mean.dots().getFirst().key())));
            }
        }
        for (Published each : chart.published()) {
            spots.add(
                    Spot.dot(
                            publishedX(each),
                            plane.atY((each.low() + each.high()) / 2),
                            5,
                            "Published",
                            each.words(),
                            OptionalLong.empty()));
        }
        return spots;
    }

    private String words(Mean mean) {
        StringBuilder words = new StringBuilder("mean ").append(chart.mean(mean.value()));
        mean.interval()
                .ifPresent(
                        each ->
                                words.append(", 95 % interval ")
                                        .append(chart.mean(each.low()))
                                        .append(" to ")
                                        .append(chart.mean(each.high())));
        return words.append(", ").append(Figures.counted(mean.seeds(), "seed", "seeds")).toString();
    }

    private String label(int rung) {
        return chart.rungs().get(rung).label();
    }
}
