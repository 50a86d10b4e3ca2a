package mnemarium.ui.chart;

import javafx.scene.paint.Color;

import mnemarium.ui.Faces;
import mnemarium.ui.Figures;
import mnemarium.ui.chart.DoseResponse.Interval;
import mnemarium.ui.chart.Lettering.Anchor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A bar for each arm, with its interval and what is published beside it.
 *
 * @param title what it shows
 * @param measure with its unit
 * @param decimals with which the measure is shown
 * @param bars from the top
 */
public record Bars(String title, String measure, int decimals, List<Bar> bars) implements Chart {

    /**
     * One bar.
     *
     * @param name of the arm, or of arm and rung
     * @param isYours whether it is the arm that is looked at
     * @param value the mean
     * @param interval of the mean
     * @param published lower and upper end of what a source says
     * @param words more about it
     * @param key by which its run is opened
     */
    public record Bar(
            String name,
            boolean isYours,
            double value,
            Optional<Interval> interval,
            Optional<Interval> published,
            String words,
            OptionalLong key) {}

    /** Copies the bars. */
    public Bars {
        bars = List.copyOf(bars);
    }

    @Override
    public String text() {
        StringBuilder text = new StringBuilder(title).append(". ").append(measure).append('.');
        for (Bar bar : bars) {
            text.append('\n').append(bar.name()).append(": ").append(words(bar)).append('.');
        }
        return text.toString();
    }

    private String words(Bar bar) {
        StringBuilder words = new StringBuilder(Figures.number(bar.value(), decimals));
        bar.interval()
                .ifPresent(each -> words.append(", 95 % interval ").append(range(each, decimals)));
        bar.published()
                .ifPresent(each -> words.append(", published ").append(range(each, decimals)));
        if (!bar.words().isEmpty()) {
            words.append(", ").append(bar.words());
        }
        return words.toString();
    }

    private static String range(Interval interval, int decimals) {
        String low = Figures.number(interval.low(), decimals);
        String high = Figures.number(interval.high(), decimals);
        return low.equals(high) ? low : low + " to " + high;
    }

    @Override
    public Table table() {
        List<List<Object>> rows = new ArrayList<>();
        for (Bar bar : bars) {
            rows.add(
                    List.of(
                            bar.name(),
                            bar.value(),
                            bar.interval().map(Interval::low).orElse(Double.NaN),
                            bar.interval().map(Interval::high).orElse(Double.NaN),
                            bar.published().map(Interval::low).orElse(Double.NaN),
                            bar.published().map(Interval::high).orElse(Double.NaN)));
        }
        return new Table(
                List.of("arm", measure, "low", "high", "published low", "published high"), rows);
    }

    @Override
    public Drawn at(double width, double height) {
        return new Painter(width, height);
    }

    /** Draws the bars. */
    private final class Painter implements Drawn {
        private static final double TOP = 26;
        private static final double BOTTOM = 30;
        private static final double MOST = 34;

        private final double width;
        private final double height;
        private final double left;
        private final double right;
        private final double row;
        private final Ruler ruler;

        Painter(double width, double height) {
            this.width = width;
            this.height = height;
            Lettering mono = new Lettering(Faces.MONO, 12, Color.BLACK);
            double names =
                    bars.stream()
                            .mapToDouble(
                                    bar -> body(Palette.LIGHT, bar.isYours()).width(bar.name()))
                            .max()
                            .orElse(0);
            double figures =
                    bars.stream()
                            .mapToDouble(bar -> mono.width(Figures.number(bar.value(), decimals)))
                            .max()
                            .orElse(0);
            left = Math.ceil(Math.min(names, width * 0.4)) + 16;
            right = Math.max(left + 40, width - Math.ceil(figures) - 26);
            row = Math.clamp((height - TOP - BOTTOM) / Math.max(1, bars.size()), 6, MOST);
            double least = 0;
            double greatest = 0;
            for (Bar bar : bars) {
                for (double value :
                        new double[] {
                            bar.value(),
                            bar.interval().map(Interval::low).orElse(bar.value()),
                            bar.interval().map(Interval::high).orElse(bar.value()),
                            bar.published().map(Interval::low).orElse(bar.value()),
                            bar.published().map(Interval::high).orElse(bar.value())
                        }) {
                    if (Double.isFinite(value)) {
                        least = Math.min(least, value);
                        greatest = Math.max(greatest, value);
                    }
                }
            }
            ruler = Ruler.over(least, greatest);
        }

        /** A name stands out only where not all of them would. */
        private Lettering body(Palette palette, boolean yours) {
            boolean standsOut = yours && bars.stream().anyMatch(bar -> !bar.isYours());
            return new Lettering(
                    standsOut ? Faces.SEMIBOLD : Faces.REGULAR,
                    12,
                    palette.of(standsOut ? Ink.YOU : Ink.TEXT));
        }

        private double atX(double value) {
            return left + Math.clamp(ruler.share(value), 0, 1) * (right - left);
        }

        private double middle(int bar) {
            return TOP + (bar + 0.5) * row;
        }

        @Override
        public void paint(Pen pen, Palette palette) {
            Lettering small = new Lettering(Faces.REGULAR, 11, palette.of(Ink.MUTED));
            double bottom = TOP + bars.size() * row;
            pen.text(small.fit(measure, width - 8), 4, 12, small);
            for (double tick : ruler.ticks()) {
                double x = Math.round(atX(tick)) + 0.5;
                pen.line(
                        x,
                        TOP,
                        x,
                        bottom,
                        new Line(palette.of(tick == 0 ? Ink.FAINT : Ink.ROW_LINE), 1));
                pen.text(
                        Figures.number(tick, ruler.decimals()),
                        x,
                        bottom + 15,
                        small.at(Anchor.MIDDLE));
            }
            for (int i = 0; i < bars.size(); i++) {
                bar(pen, palette, bars.get(i), middle(i));
            }
        }

        private void bar(Pen pen, Palette palette, Bar bar, double y) {
            double thick = Math.min(14, row * 0.55);
            double from = Math.min(atX(0), atX(bar.value()));
            double to = Math.max(atX(0), atX(bar.value()));
            Lettering body = body(palette, bar.isYours());
            pen.text(body.fit(bar.name(), left - 14), left - 10, y + 4, body.at(Anchor.END));
            pen.rectangle(
                    from,
                    y - thick / 2,
                    Math.max(to - from, 1.5),
                    thick,
                    1,
                    palette.of(bar.isYours() ? Ink.YOU : Ink.BAR));
            bar.interval()
                    .filter(each -> each.high() > each.low())
                    .ifPresent(
                            each -> {
                                Line line = new Line(palette.of(Ink.TEXT), 1.2);
                                pen.line(atX(each.low()), y, atX(each.high()), y, line);
                                for (double end : new double[] {each.low(), each.high()}) {
                                    pen.line(atX(end), y - 3.5, atX(end), y + 3.5, line);
                                }
                            });
            bar.published()
                    .ifPresent(
                            each -> {
                                double x = (atX(each.low()) + atX(each.high())) / 2;
                                pen.path(Paths.diamond(5.5), x, y, 1, palette.of(Ink.GROUND));
                                Marks.draw(pen, palette, Mark.PUBLISHED, x, y, 1);
                            });
            pen.text(
                    Figures.number(bar.value(), decimals),
                    width - 8,
                    y + 4,
                    new Lettering(
                            Faces.MONO,
                            12,
                            palette.of(bar.isYours() ? Ink.YOU : Ink.TEXT),
                            Anchor.END));
        }

        @Override
        public List<Spot> spots() {
            List<Spot> spots = new ArrayList<>();
            for (int i = 0; i < bars.size(); i++) {
                Bar bar = bars.get(i);
                spots.add(
                        Spot.box(
                                2,
                                middle(i) - row / 2,
                                Math.min(width, right + 20) - 2,
                                Math.min(row, height),
                                bar.name(),
                                words(bar),
                                bar.key()));
            }
            return spots;
        }
    }
}
