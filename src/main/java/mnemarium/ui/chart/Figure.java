package mnemarium.ui.chart;

import mnemarium.ui.chart.Scale.Tick;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * A figure with lines over a common axis, as data: one figure feeds the drawing, the SVG file, the
 * text for those who cannot see it, and the table.
 *
 * @param title what it shows, one sentence
 * @param x the axis that runs to the right
 * @param y the axis that runs up
 * @param lines from the most important
 * @param bands parts of the x axis that are set apart
 * @param rules values of x that are marked
 */
public record Figure(
        String title, Axis x, Axis y, List<Curve> lines, List<Band> bands, List<Rule> rules) {

    /**
     * An axis.
     *
     * @param name with its unit, if it has one: "added latency, ms"
     * @param from its lower end
     * @param to its upper end, more than {@code from}
     * @param decimals of its labels, where the scale does not choose them by itself
     * @param scale how the values lie
     * @param rungs ticks that are wanted instead of those of the scale; empty for the scale's own
     */
    public record Axis(
            String name, double from, double to, int decimals, Scale scale, List<Tick> rungs) {
        /** Checks the ends. */
        public Axis {
            if (!(to > from)) {
                throw new IllegalArgumentException(
                        "axis " + name + " runs from " + from + " to " + to + ", expected upwards");
            }
            if (!scale.begins(from)) {
                throw new IllegalArgumentException(
                        "axis %s begins at %s, expected %s for %s"
                                .formatted(
                                        name,
                                        from,
                                        scale instanceof Scale.Logarithmic
                                                ? "above 0"
                                                : "0 or more",
                                        scale));
            }
            rungs = List.copyOf(rungs);
        }

        /** A linear axis with the ticks of its scale. */
        public Axis(String name, double from, double to, int decimals) {
            this(name, from, to, decimals, new Scale.Linear(), List.of());
        }

        /** A logarithmic axis; both ends are above 0. */
        public static Axis logarithmic(String name, double from, double to) {
            return new Axis(name, from, to, 0, new Scale.Logarithmic(), List.of());
        }

        /** An axis by ln(1 + value) from 0 to an upper end, with ticks at the rungs. */
        public static Axis fromOne(String name, double to, List<Tick> rungs) {
            return new Axis(name, 0, to, 0, new Scale.FromOne(), rungs);
        }

        /** An axis of words, side by side; the first lies at 0, half a word's room at both ends. */
        public static Axis words(String name, List<String> words) {
            return new Axis(name, -0.5, words.size() - 0.5, 0, new Scale.Even(words), List.of());
        }

        /** A value in words, as at a tick. */
        public String label(double value) {
            return scale.label(value, decimals);
        }

        /** Where a value lies: 0 at the lower end, 1 at the upper, beyond them outside. */
        public double position(double value) {
            double low = scale.stretched(from);
            return (scale.stretched(value) - low) / (scale.stretched(to) - low);
        }

        /** The value at a position from 0 to 1. */
        public double value(double position) {
            double low = scale.stretched(from);
            return scale.value(low + Math.clamp(position, 0, 1) * (scale.stretched(to) - low));
        }

        /** The rungs, or else ticks of the scale, at most so many of them with words. */
        public List<Tick> ticks(int most) {
            return rungs.isEmpty() ? scale.ticks(from, to, decimals, Math.max(2, most)) : rungs;
        }

        /** How far an arrow key goes, as a share of the axis: a word, or a hundredth. */
        double keyStep() {
            return switch (scale) {
                case Scale.Even _ -> 1 / (to - from);
                case Scale.Linear _, Scale.Logarithmic _, Scale.FromOne _ -> 0.01;
            };
        }
    }

    /** How a line is told apart when colours are not seen. */
    public enum Dash {
        SOLID,
        DASHED,
        DOTTED
    }

    /** One value of a line. */
    public record Point(double x, double y) {}

    /**
     * A line.
     *
     * @param name as it stands at the line
     * @param ink its colour
     * @param dash its dash
     * @param points in order of x
     */
    public record Curve(String name, Ink ink, Dash dash, List<Point> points) {
        /** Copies the points. */
        public Curve {
            points = List.copyOf(points);
        }

        /** The point that lies nearest to x on an axis; empty for a line without points. */
        public Optional<Point> nearest(Axis axis, double x) {
            double at = axis.position(x);
            return points.stream()
                    .min(
                            Comparator.comparingDouble(
                                    point -> Math.abs(axis.position(point.x()) - at)));
        }
    }

    /** A part of the x axis, both ends included. */
    public record Band(String name, double from, double to) {}

    /** A marked value of x. */
    public record Rule(String name, double x) {}

    /** Copies the lists. */
    public Figure {
        lines = List.copyOf(lines);
        bands = List.copyOf(bands);
        rules = List.copyOf(rules);
    }

    /** The figure in words: what it shows, what is marked, and where each line begins and ends. */
    public String text() {
        StringBuilder text = new StringBuilder(title).append('.');
        for (Rule rule : rules) {
            text.append(' ').append(rule.name()).append(": ").append(x.label(rule.x())).append('.');
        }
        for (Band band : bands) {
            text.append(' ').append(band.name()).append(": ");
            text.append(x.label(band.from())).append(" to ");
            text.append(x.label(band.to())).append('.');
        }
        for (Curve line : lines) {
            if (line.points().isEmpty()) {
                continue;
            }
            Point best =
                    line.points().stream()
                            .max((one, other) -> Double.compare(one.y(), other.y()))
                            .orElseThrow();
            text.append(' ').append(line.name()).append(": highest ").append(y.label(best.y()));
            text.append(" at ").append(x.label(best.x())).append('.');
        }
        return text.toString();
    }

    /** The figure as a table: a row for each x, a column for each line. */
    public String csv() {
        StringBuilder csv = new StringBuilder(quoted(x.name()));
        lines.forEach(line -> csv.append(',').append(quoted(line.name())));
        csv.append('\n');
        TreeSet<Double> values = new TreeSet<>();
        lines.forEach(line -> line.points().forEach(point -> values.add(point.x())));
        for (double value : values) {
            csv.append(value);
            for (Curve line : lines) {
                csv.append(',');
                line.points().stream()
                        .filter(point -> point.x() == value)
                        .findFirst()
                        .ifPresent(point -> csv.append(point.y()));
            }
            csv.append('\n');
        }
        return csv.toString();
    }

    private static String quoted(String name) {
        return name.contains(",") || name.contains("\"")
                ? '"' + name.replace("\"", "\"\"") + '"'
                : name;
    }
}
