package mnemarium.ui.chart;

import java.util.List;
import java.util.Locale;
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
     * @param decimals of its labels
     */
    public record Axis(String name, double from, double to, int decimals) {
        /** Checks the ends. */
        public Axis {
            if (!(to > from)) {
                throw new IllegalArgumentException(
                        "axis " + name + " runs from " + from + " to " + to + ", expected upwards");
            }
        }

        String label(double value) {
            return String.format(Locale.ROOT, "%." + decimals + "f", value);
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

        /** The value at the point that is nearest to x; empty for a line without points. */
        public Optional<Point> nearest(double x) {
            return points.stream()
                    .min(
                            (one, other) ->
                                    Double.compare(Math.abs(one.x() - x), Math.abs(other.x() - x)));
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
