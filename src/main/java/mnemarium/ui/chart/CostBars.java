package mnemarium.ui.chart;

import mnemarium.ui.Faces;
import mnemarium.ui.Figures;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * What each way to have a fact at hand costs in a turn: milliseconds on the turn budget, and
 * tokens.
 *
 * @param title what it shows
 * @param turnMillis the turn budget
 * @param ways a bar each in both parts, from the top
 */
public record CostBars(String title, double turnMillis, List<Way> ways) implements Chart {

    /**
     * A way to have the fact.
     *
     * @param name "Look up"
     * @param isVerdict whether the flow takes it
     * @param millis it takes; empty if it takes talk, not time of the agent
     * @param tokens it takes; empty if it is not a way of its own in tokens
     * @param isPublished whether the figures are a source's and nobody moved them
     * @param words more about it: "7 turns, 9 minutes of the user"; may be empty
     */
    public record Way(
            String name,
            boolean isVerdict,
            OptionalDouble millis,
            OptionalLong tokens,
            boolean isPublished,
            String words) {

        private String kind() {
            return isPublished ? "published" : "simulated";
        }
    }

    /** Copies the ways. */
    public CostBars {
        if (!(turnMillis > 0)) {
            throw new IllegalArgumentException(
                    "a turn of " + turnMillis + " ms, expected more than 0");
        }
        ways = List.copyOf(ways);
    }

    /** How tall it must be for all bars, in design pixels. */
    public double tall() {
        return Painter.tall(this);
    }

    private List<Way> inTime() {
        return ways.stream().filter(each -> each.millis().isPresent()).toList();
    }

    private List<Way> inTokens() {
        return ways.stream().filter(each -> each.tokens().isPresent()).toList();
    }

    private String time(Way way) {
        double millis = way.millis().orElse(0);
        return "%s\u2009ms, %s\u2009%%"
                .formatted(
                        Figures.number(millis, millis == Math.rint(millis) ? 0 : 1),
                        Figures.number(100 * millis / turnMillis, 1));
    }

    @Override
    public String text() {
        StringBuilder text = new StringBuilder(title);
        text.append(". Turn budget ").append(Figures.number(turnMillis, 0)).append("\u2009ms.");
        for (Way way : ways) {
            text.append('\n')
                    .append(way.name())
                    .append(way.isVerdict() ? " (the verdict): " : ": ");
            List<String> parts = new ArrayList<>();
            way.millis().ifPresent(_ -> parts.add(time(way) + " of the turn"));
            way.tokens().ifPresent(each -> parts.add(Figures.count(each) + " tokens"));
            if (!way.words().isEmpty()) {
                parts.add(way.words());
            }
            parts.add(way.kind());
            text.append(String.join(", ", parts)).append('.');
        }
        return text.toString();
    }

    @Override
    public Table table() {
        List<List<Object>> rows = new ArrayList<>();
        for (Way way : ways) {
            rows.add(
                    List.of(
                            way.name(),
                            way.isVerdict() ? "yes" : "no",
                            way.millis().orElse(Double.NaN),
                            way.tokens().isPresent()
                                    ? (double) way.tokens().getAsLong()
                                    : Double.NaN,
                            way.kind(),
                            way.words()));
        }
        return new Table(
                List.of("way", "verdict", "milliseconds", "tokens", "figures", "words"), rows);
    }

    @Override
    public Drawn at(double width, double height) {
        return new Painter(width);
    }

    /** Draws both parts. */
    private final class Painter implements Drawn {
        private static final double HEAD = 22;
        private static final double ROW = 21;
        private static final double BAR = 11;
        private static final double BETWEEN = 12;

        private final double width;
        private final double left;

        Painter(double width) {
            this.width = width;
            Lettering name = new Lettering(Faces.SEMIBOLD, 12, Palette.LIGHT.of(Ink.TEXT));
            left =
                    Math.ceil(
                                    ways.stream()
                                            .mapToDouble(each -> name.width(each.name()))
                                            .max()
                                            .orElse(0))
                            + 14;
        }

        static double tall(CostBars bars) {
            return 2 * HEAD + BETWEEN + ROW * (bars.inTime().size() + bars.inTokens().size()) + 4;
        }

        private double tokensTop() {
            return HEAD + ROW * inTime().size() + BETWEEN;
        }

        private double mostTokens() {
            return Math.max(
                    1,
                    inTokens().stream().mapToLong(each -> each.tokens().orElse(0)).max().orElse(1));
        }

        @Override
        public void paint(Pen pen, Palette palette) {
            Lettering head = new Lettering(Faces.REGULAR, 12, palette.of(Ink.MUTED));
            pen.text(
                    "Milliseconds of the turn budget, " + Figures.number(turnMillis, 0),
                    0,
                    13,
                    head);
            double y = HEAD;
            for (Way way : inTime()) {
                pen.rectangle(left, y + 4, width - left, BAR, 0, palette.of(Ink.SUBTLE));
                double share = Math.min(1, way.millis().orElse(0) / turnMillis);
                row(pen, palette, way, y, share * (width - left), time(way));
                y += ROW;
            }
            pen.text("Tokens per turn", 0, tokensTop() + 13, head);
            y = tokensTop() + HEAD;
            for (Way way : inTokens()) {
                // the longest leaves room for its figure
                double share = way.tokens().orElse(0) / mostTokens();
                row(
                        pen,
                        palette,
                        way,
                        y,
                        share * Math.max(20, width - left - 74),
                        Figures.count(way.tokens().orElse(0)));
                y += ROW;
            }
        }

        private void row(Pen pen, Palette palette, Way way, double y, double length, String words) {
            Lettering name =
                    new Lettering(
                            way.isVerdict() ? Faces.SEMIBOLD : Faces.REGULAR,
                            12,
                            palette.of(way.isVerdict() ? Ink.TEXT : Ink.MUTED));
            pen.text(way.name(), 0, y + 13, name);
            boolean over = length >= width - left;
            pen.rectangle(
                    left,
                    y + 4,
                    Math.max(1.5, length),
                    BAR,
                    0,
                    palette.of(
                            over
                                    ? Ink.BUDGET_EDGE
                                    : way.isVerdict() ? Ink.YOU_EMPHASIS : Ink.SPENT_STORE));
            Lettering figure =
                    new Lettering(
                            Faces.MONO, 12, palette.of(way.isVerdict() ? Ink.TEXT : Ink.MUTED));
            double sign = way.isPublished() ? 15 : 0;
            double room = sign + figure.width(words);
            boolean isBehind = left + length + 8 + room <= width;
            double x = isBehind ? left + length + 8 : width - room - 4;
            if (!isBehind) {
                pen.rectangle(x - 4, y + 3, room + 8, BAR + 2, 0, palette.of(Ink.GROUND));
            }
            if (way.isPublished()) {
                Marks.draw(pen, palette, Mark.PUBLISHED, x + 4, y + 9.5, 0.85);
            }
            pen.text(words, x + sign, y + 13.5, figure);
        }

        @Override
        public List<Spot> spots() {
            List<Spot> spots = new ArrayList<>();
            double y = HEAD;
            for (Way way : inTime()) {
                spots.add(spot(way, y, time(way) + " of the turn"));
                y += ROW;
            }
            y = tokensTop() + HEAD;
            for (Way way : inTokens()) {
                spots.add(spot(way, y, Figures.count(way.tokens().orElse(0)) + " tokens"));
                y += ROW;
            }
            return spots;
        }

        private Spot spot(Way way, double y, String words) {
            String more = way.words().isEmpty() ? "" : ", " + way.words();
            return Spot.box(
                    0,
                    y,
                    width,
                    ROW - 2,
                    way.name() + ", " + way.kind(),
                    words + more,
                    OptionalLong.empty());
        }
    }
}
