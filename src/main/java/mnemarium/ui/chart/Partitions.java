package mnemarium.ui.chart;

import mnemarium.ui.Faces;
import mnemarium.ui.Figures;
import mnemarium.ui.chart.Lettering.Anchor;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * The differences of means in all ways to split the runs into two groups: how often each occurs,
 * where the one that was observed lies, and its mirror.
 *
 * @param title what it shows
 * @param bins in order; at least one
 * @param observed the difference that was observed
 * @param decimals of a difference
 * @param caption the sentence below it
 */
public record Partitions(
        String title, List<Bin> bins, double observed, int decimals, String caption)
        implements Chart {

    /**
     * Partitions whose difference lies in a span.
     *
     * @param from its lower end
     * @param to its upper end, more than {@code from}
     * @param count how many
     * @param extreme whether they are at least as far from zero as the one observed
     */
    public record Bin(double from, double to, long count, boolean extreme) {}

    /** Copies the bins. */
    public Partitions {
        bins = List.copyOf(bins);
        if (bins.isEmpty()) {
            throw new IllegalArgumentException("found no bin, expected at least one");
        }
    }

    @Override
    public String text() {
        StringBuilder text = new StringBuilder(title).append(". ").append(caption);
        text.append(" Observed: ").append(signed(observed)).append('.');
        for (Bin bin : bins) {
            text.append("\n").append(signed(bin.from())).append(" to ").append(signed(bin.to()));
            text.append(": ").append(Figures.count(bin.count()));
            text.append(bin.extreme() ? ", as extreme." : ".");
        }
        return text.toString();
    }

    @Override
    public Table table() {
        List<List<Object>> rows = new ArrayList<>();
        for (Bin bin : bins) {
            rows.add(
                    List.of(
                            bin.from(),
                            bin.to(),
                            (double) bin.count(),
                            bin.extreme() ? "yes" : "no"));
        }
        return new Table(List.of("from", "to", "partitions", "as extreme"), rows);
    }

    private String signed(double value) {
        String text = Figures.number(value, decimals);
        boolean isPositive = value > 0 && !text.matches("[0.]*");
        return isPositive ? "+" + text : text;
    }

    @Override
    public Drawn at(double width, double height) {
        return new Painter(width, height);
    }

    /** Draws the bins. */
    private final class Painter implements Drawn {
        private static final double SIDE = 26;
        private static final double BOTTOM = 38;
        private static final double TOP = 4;

        private final double width;
        private final double height;
        private final double reach;
        private final double bottom;

        Painter(double width, double height) {
            this.width = width;
            this.height = height;
            reach =
                    Math.max(
                            1e-12,
                            Math.max(
                                    Math.abs(observed),
                                    Math.max(
                                            Math.abs(bins.getFirst().from()),
                                            Math.abs(bins.getLast().to()))));
            bottom = height - BOTTOM;
        }

        private double atX(double value) {
            return width / 2 + value / reach * (width / 2 - SIDE);
        }

        @Override
        public void paint(Pen pen, Palette palette) {
            long most = bins.stream().mapToLong(Bin::count).max().orElse(1);
            for (Bin bin : bins) {
                double tall =
                        bin.count() == 0
                                ? 0
                                : Math.max(2, (bottom - TOP - 12) * bin.count() / most);
                double from = atX(bin.from());
                double to = Math.max(from + 1.5, atX(bin.to()) - 1);
                pen.rectangle(
                        from,
                        bottom - tall,
                        to - from,
                        tall,
                        0,
                        palette.of(bin.extreme() ? Ink.YOU : Ink.BAR));
            }
            pen.line(4, bottom + 0.5, width - 4, bottom + 0.5, new Line(palette.of(Ink.FAINT), 1));
            ticks(pen, palette);
            pen.text(
                    new Lettering(Faces.REGULAR, 11, palette.of(Ink.MUTED)).fit(caption, width - 4),
                    2,
                    height - 5,
                    new Lettering(Faces.REGULAR, 11, palette.of(Ink.MUTED)));
        }

        private void ticks(Pen pen, Palette palette) {
            Lettering small =
                    new Lettering(Faces.REGULAR, 11, palette.of(Ink.MUTED), Anchor.MIDDLE);
            Lettering yours = new Lettering(Faces.SEMIBOLD, 11, palette.of(Ink.YOU), Anchor.MIDDLE);
            double at = Math.abs(observed);
            double half = yours.width(signed(-at)) / 2 + 8;
            if (at > 0) {
                for (double each : new double[] {-at, at}) {
                    boolean isObserved = (each < 0) == (observed < 0);
                    double x = atX(each);
                    String word = isObserved ? "observed" : "mirror";
                    Lettering label =
                            new Lettering(Faces.REGULAR, 11, palette.of(Ink.YOU), Anchor.MIDDLE);
                    double wide = label.width(word) / 2;
                    pen.text(
                            word,
                            Math.clamp(x, wide + 2, width - wide - 2),
                            Math.max(11, bottom - tallAt(each) - 7),
                            label);
                    pen.text(signed(each), x, bottom + 15, yours);
                }
            }
            Ruler ruler = Ruler.over(-reach * 0.75, reach * 0.75);
            double free = -1e9;
            for (double tick : ruler.ticks()) {
                double x = atX(tick);
                double wide = small.width(signed(tick)) / 2;
                boolean isFree =
                        Math.abs(x - atX(at)) > half + wide
                                && Math.abs(x - atX(-at)) > half + wide
                                && x - wide > free
                                && x > SIDE - 8
                                && x < width - SIDE + 8;
                if (isFree || (tick == 0 && at > 0 && atX(at) - x > half + wide)) {
                    pen.text(
                            Figures.number(Math.abs(tick), ruler.decimals()).matches("[0.]*")
                                    ? "0"
                                    : (tick > 0 ? "+" : "−")
                                            + Figures.number(Math.abs(tick), ruler.decimals()),
                            x,
                            bottom + 15,
                            small);
                    free = x + wide + 8;
                }
            }
        }

        /** How tall the tallest bar near a value is. */
        private double tallAt(double value) {
            long most = bins.stream().mapToLong(Bin::count).max().orElse(1);
            long here =
                    bins.stream()
                            .filter(
                                    bin ->
                                            Math.abs(atX((bin.from() + bin.to()) / 2) - atX(value))
                                                    < 30)
                            .mapToLong(Bin::count)
                            .max()
                            .orElse(0);
            return Math.max(2, (bottom - TOP - 12) * here / most);
        }

        @Override
        public List<Spot> spots() {
            List<Spot> spots = new ArrayList<>();
            for (Bin bin : bins) {
                if (bin.count() > 0) {
                    double from = atX(bin.from());
                    spots.add(
                            Spot.box(
                                    from,
                                    TOP,
                                    Math.max(2, atX(bin.to()) - from),
                                    bottom - TOP,
                                    signed(bin.from()) + " to " + signed(bin.to()),
                                    Figures.counted(bin.count(), "partition", "partitions")
                                            + (bin.extreme() ? ", as extreme" : ""),
                                    OptionalLong.empty()));
                }
            }
            return spots;
        }
    }
}
