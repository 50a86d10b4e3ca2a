package mnemarium.ui.chart;

import javafx.scene.paint.Color;

import mnemarium.ui.Faces;
import mnemarium.ui.Figures;
import mnemarium.ui.chart.Lettering.Anchor;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * A measure over two dials: a box for each pair of rungs, shaded by its mean and labelled with it.
 *
 * @param title what it shows
 * @param xName the dial that runs to the right
 * @param yName the dial that runs up
 * @param measure with its unit
 * @param decimals with which the measure is shown
 * @param columns labels of the rungs, from the left
 * @param rows labels of the rungs, from below
 * @param boxes those that were played, in any order
 */
public record HeatMap(
        String title,
        String xName,
        String yName,
        String measure,
        int decimals,
        List<String> columns,
        List<String> rows,
        List<Box> boxes)
        implements Chart {

    /**
     * A pair of rungs.
     *
     * @param column the rung of the dial that runs to the right
     * @param row the rung of the dial that runs up
     * @param value the mean
     * @param words more about it: "5 seeds, 3 to 9"
     * @param key by which its run is opened
     */
    public record Box(int column, int row, double value, String words, OptionalLong key) {}

    /** Copies the lists. */
    public HeatMap {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
        boxes = List.copyOf(boxes);
    }

    private double least() {
        return boxes.stream().mapToDouble(Box::value).min().orElse(0);
    }

    private double greatest() {
        return boxes.stream().mapToDouble(Box::value).max().orElse(1);
    }

    @Override
    public String text() {
        StringBuilder text = new StringBuilder(title).append(". ").append(measure);
        text.append(" over ").append(xName).append(" (columns) and ").append(yName);
        text.append(" (rows).");
        for (int row = 0; row < rows.size(); row++) {
            text.append('\n').append(rows.get(row)).append(':');
            for (Box box : boxes) {
                if (box.row() == row) {
                    text.append(' ').append(columns.get(box.column())).append(' ');
                    text.append(Figures.number(box.value(), decimals)).append(';');
                }
            }
            text.setCharAt(text.length() - 1, '.');
        }
        return text.toString();
    }

    @Override
    public Table table() {
        List<List<Object>> lines = new ArrayList<>();
        for (Box box : boxes) {
            lines.add(List.of(rows.get(box.row()), columns.get(box.column()), box.value()));
        }
        return new Table(List.of(yName, xName, measure), lines);
    }

    @Override
    public Drawn at(double width, double height) {
        return new Painter(width, height);
    }

    /** Draws the boxes. */
    private final class Painter implements Drawn {
        private static final double TOP = 34;
        private static final double BOTTOM = 40;
        private static final double LEGEND = 74;

        private final double left;
        private final double cellWidth;
        private final double cellHeight;
        private final double right;
        private final double bottom;
        private final double height;

        Painter(double width, double height) {
            this.height = height;
            Lettering small = small(Palette.LIGHT);
            left = Math.ceil(rows.stream().mapToDouble(small::width).max().orElse(0)) + 12;
            right = Math.max(left + 10, width - LEGEND);
            bottom = height - BOTTOM;
            cellWidth = (right - left) / Math.max(1, columns.size());
            cellHeight = Math.max(1, (bottom - TOP) / Math.max(1, rows.size()));
        }

        private Lettering small(Palette palette) {
            return new Lettering(Faces.REGULAR, 11, palette.of(Ink.MUTED));
        }

        private double atX(int column) {
            return left + column * cellWidth;
        }

        private double atY(int row) {
            return bottom - (row + 1) * cellHeight;
        }

        private double share(double value) {
            return greatest() > least() ? (value - least()) / (greatest() - least()) : 0.5;
        }

        @Override
        public void paint(Pen pen, Palette palette) {
            Shades shades = new Shades(palette);
            for (int row = 0; row < rows.size(); row++) {
                for (int column = 0; column < columns.size(); column++) {
                    // what is not played yet: an empty outline
                    pen.frame(
                            atX(column) + 1.5,
                            atY(row) + 1.5,
                            cellWidth - 3,
                            cellHeight - 3,
                            0,
                            Line.dashed(palette.of(Ink.ROW_LINE), 1, 2, 2));
                }
            }
            Lettering figure = new Lettering(Faces.MONO, 11, palette.of(Ink.TEXT));
            for (Box box : boxes) {
                double share = share(box.value());
                pen.rectangle(
                        atX(box.column()) + 0.5,
                        atY(box.row()) + 0.5,
                        cellWidth - 1,
                        cellHeight - 1,
                        2,
                        shades.of(share));
                String label = Figures.number(box.value(), decimals);
                if (figure.width(label) + 4 <= cellWidth && cellHeight >= 14) {
                    pen.text(
                            label,
                            atX(box.column()) + cellWidth / 2,
                            atY(box.row()) + cellHeight / 2 + 4,
                            figure.in(shades.words(share)).at(Anchor.MIDDLE));
                }
            }
            axes(pen, palette);
            legend(pen, palette, shades);
        }

        private void axes(Pen pen, Palette palette) {
            Lettering small = small(palette);
            double free = -1e9;
            for (int column = 0; column < columns.size(); column++) {
                double x = atX(column) + cellWidth / 2;
                double half = small.width(columns.get(column)) / 2;
                if (x - half >= free) {
                    pen.text(columns.get(column), x, bottom + 15, small.at(Anchor.MIDDLE));
                    free = x + half + 4;
                }
            }
            double freeAbove = 1e9;
            for (int row = 0; row < rows.size(); row++) {
                double y = atY(row) + cellHeight / 2 + 4;
                if (y <= freeAbove) {
                    pen.text(rows.get(row), left - 8, y, small.at(Anchor.END));
                    freeAbove = y - 13;
                }
            }
            pen.text(
                    small.fit(xName, right - left),
                    (left + right) / 2,
                    height - 7,
                    small.at(Anchor.MIDDLE));
            pen.text(small.fit(yName, right), 4, 12, small);
        }

        private void legend(Pen pen, Palette palette, Shades shades) {
            if (boxes.isEmpty()) {
                return;
            }
            double x = right + 18;
            double stripe = Math.min(160, bottom - TOP - 20);
            double top = TOP + 10;
            int steps = 40;
            for (int i = 0; i < steps; i++) {
                double share = 1 - (i + 0.5) / steps;
                pen.rectangle(
                        x,
                        top + i * stripe / steps,
                        10,
                        // a little over the next, or hairlines show
                        stripe / steps + (i + 1 < steps ? 0.6 : 0),
                        0,
                        shades.of(share));
            }
            Lettering figure = new Lettering(Faces.MONO, 11, palette.of(Ink.MUTED));
            pen.text(Figures.number(greatest(), decimals), x + 15, top + 8, figure);
            pen.text(Figures.number(least(), decimals), x + 15, top + stripe, figure);
        }

        @Override
        public List<Spot> spots() {
            List<Spot> spots = new ArrayList<>();
            for (Box box : boxes) {
                String words = Figures.number(box.value(), decimals) + " " + measure;
                spots.add(
                        Spot.box(
                                atX(box.column()),
                                atY(box.row()),
                                cellWidth,
                                cellHeight,
                                yName
                                        + " "
                                        + rows.get(box.row())
                                        + ", "
                                        + xName
                                        + " "
                                        + columns.get(box.column()),
                                box.words().isEmpty() ? words : words + ", " + box.words(),
                                box.key()));
            }
            return spots;
        }
    }

    /** The shade of a share in a theme; for tests. */
    static Color shade(Palette palette, double share) {
        return new Shades(palette).of(share);
    }
}
