package mnemarium.ui.chart;

import mnemarium.experiment.TurnTime;
import mnemarium.ui.Faces;
import mnemarium.ui.Figures;
import mnemarium.ui.chart.Lettering.Anchor;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * How long a turn takes from end to end with each stack, as bars of reasoning, embedding and store:
 * where the memory is near, it hardly shows.
 *
 * @param title what it shows
 * @param turns a bar each, from the top
 */
public record TurnTimes(String title, List<Turn> turns) implements Chart {

    /**
     * A turn with one stack.
     *
     * @param name of the stack
     * @param mark its sign
     * @param time by part
     */
    public record Turn(String name, Mark mark, TurnTime time) {}

    /** Copies the turns. */
    public TurnTimes {
        turns = List.copyOf(turns);
    }

    /** A time in words: "1.7 ms", "2.2 s". */
    public static String time(double millis) {
        if (millis >= 1_000) {
            return Figures.number(millis / 1_000, millis < 100_000 ? 2 : 0) + "\u2009s";
        }
        int decimals = millis >= 100 ? 0 : millis >= 1 || millis == 0 ? 1 : 2;
        return Figures.number(millis, decimals) + "\u2009ms";
    }

    @Override
    public String text() {
        StringBuilder text = new StringBuilder(title).append('.');
        for (Turn turn : turns) {
            text.append('\n').append(turn.name()).append(", ").append(turn.mark().word());
            text.append(": ").append(parts(turn.time())).append('.');
        }
        return text.toString();
    }

    private static String parts(TurnTime time) {
        return time(time.totalMillis())
                + ", of it reasoning "
                + time(time.reasoningMillis())
                + ", embedding "
                + time(time.embedMillis())
                + ", store "
                + time(time.storeMillis());
    }

    @Override
    public Table table() {
        List<List<Object>> rows = new ArrayList<>();
        for (Turn turn : turns) {
            rows.add(
                    List.of(
                            turn.name(),
                            turn.mark().word(),
                            turn.time().reasoningMillis(),
                            turn.time().embedMillis(),
                            turn.time().storeMillis(),
                            turn.time().totalMillis()));
        }
        return new Table(
                List.of("stack", "kind", "reasoning, ms", "embedding, ms", "store, ms", "turn, ms"),
                rows);
    }

    @Override
    public Drawn at(double width, double height) {
        return new Painter(width, height);
    }

    /** Draws the bars. */
    private final class Painter implements Drawn {
        private static final double LEFT = 18;
        private static final double TOP = 24;
        private static final double BOTTOM = 22;
        private static final double BAR = 12;

        private final double right;
        private final double row;
        private final double most;
        private final Ruler ruler;

        Painter(double width, double height) {
            right = Math.max(LEFT + 1, width - 24);
            row = Math.min(48, (height - TOP - BOTTOM) / Math.max(1, turns.size()));
            most = turns.stream().mapToDouble(each -> each.time().totalMillis()).max().orElse(0);
            ruler = Ruler.over(0, most / 1_000);
        }

        private double atX(double millis) {
            return LEFT + ruler.share(millis / 1_000) * (right - LEFT);
        }

        private double top(int index) {
            return TOP + index * row;
        }

        @Override
        public void paint(Pen pen, Palette palette) {
            legend(pen, palette);
            double bottom = top(turns.size());
            Lettering small =
                    new Lettering(Faces.REGULAR, 11, palette.of(Ink.MUTED), Anchor.MIDDLE);
            for (double tick : ruler.ticks()) {
                double at = Math.round(atX(tick * 1_000)) + 0.5;
                pen.line(at, TOP, at, bottom, new Line(palette.of(Ink.ROW_LINE), 1));
                pen.text(
                        Figures.number(tick, ruler.decimals()) + (tick == 0 ? "\u2009s" : ""),
                        at,
                        bottom + 14,
                        small);
            }
            for (int i = 0; i < turns.size(); i++) {
                turn(pen, palette, turns.get(i), top(i));
            }
        }

        private void legend(Pen pen, Palette palette) {
            Lettering small = new Lettering(Faces.REGULAR, 11, palette.of(Ink.MUTED));
            double at = LEFT;
            for (Part part : Part.values()) {
                pen.rectangle(at, 4, 10, 8, 0, palette.of(part.ink));
                pen.text(part.word, at + 15, 12, small);
                at += 15 + small.width(part.word) + 18;
            }
        }

        private void turn(Pen pen, Palette palette, Turn turn, double top) {
            boolean yours = turn.mark() != Mark.PUBLISHED;
            Lettering name =
                    new Lettering(
                            turn.mark() == Mark.YOURS ? Faces.SEMIBOLD : Faces.REGULAR,
                            11,
                            palette.of(yours ? Ink.YOU : Ink.TEXT));
            Lettering figures = new Lettering(Faces.REGULAR, 11, palette.of(Ink.MUTED));
            double label = top + Math.max(10, row - BAR - 6);
            Marks.draw(pen, palette, turn.mark(), LEFT + 5, label - 4, 0.9);
            String words =
                    time(turn.time().totalMillis())
                            + " = reasoning "
                            + time(turn.time().reasoningMillis())
                            + " + embedding "
                            + time(turn.time().embedMillis())
                            + " + store "
                            + time(turn.time().storeMillis());
            double room = right - LEFT - 16;
            String shown = name.fit(turn.name(), room);
            pen.text(shown, LEFT + 16, label, name);
            double after = LEFT + 16 + name.width(shown) + 12;
            pen.text(figures.fit(words, right - after), after, label, figures);
            double y = label + 4;
            double from = 0;
            for (Part part : Part.values()) {
                double to = from + part.of(turn.time());
                if (to > from) {
                    double x = atX(from);
                    // what is there is seen, however little it is
                    pen.rectangle(x, y, Math.max(1, atX(to) - x), BAR - 2, 0, palette.of(part.ink));
                }
                from = to;
            }
        }

        @Override
        public List<Spot> spots() {
            List<Spot> spots = new ArrayList<>();
            for (int i = 0; i < turns.size(); i++) {
                Turn turn = turns.get(i);
                spots.add(
                        Spot.box(
                                LEFT,
                                top(i) + Math.max(10, row - BAR - 6) + 3,
                                Math.max(4, atX(turn.time().totalMillis()) - LEFT),
                                BAR,
                                turn.name() + ", " + turn.mark().word(),
                                parts(turn.time()),
                                OptionalLong.empty()));
            }
            return spots;
        }
    }

    /** The parts of a turn, in the order of their bars. */
    private enum Part {
        REASONING("reasoning", Ink.BAR),
        EMBEDDING("embedding", Ink.SPENT_EMBED),
        STORE("store", Ink.SPENT_STORE);

        private final String word;
        private final Ink ink;

        Part(String word, Ink ink) {
            this.word = word;
            this.ink = ink;
        }

        double of(TurnTime time) {
            return switch (this) {
                case REASONING -> time.reasoningMillis();
                case EMBEDDING -> time.embedMillis();
                case STORE -> time.storeMillis();
            };
        }
    }
}
