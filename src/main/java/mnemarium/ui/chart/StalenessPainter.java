package mnemarium.ui.chart;

import javafx.scene.paint.Color;

import mnemarium.ownership.Staleness;
import mnemarium.ui.Faces;

import java.time.LocalDate;
import java.time.format.TextStyle;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;

/** Draws a copy beside its owner on an axis of dates. */
final class StalenessPainter implements Chart.Drawn {

    private static final double LEFT = 108;
    private static final double RIGHT = 8;
    private static final double OWNER = 22;
    private static final double COPY = 54;
    private static final double BAR = 21;
    private static final double MARKS = 83;
    private static final double LOOK_UP = 113;
    private static final double MONTH = 62;

    private final StalenessChart chart;
    private final Staleness all;
    private final double right;
    private final LocalDate from;
    private final double days;
    private final Map<String, Boolean> shades = new LinkedHashMap<>();

    StalenessPainter(StalenessChart chart, double width, double height) {
        this.chart = chart;
        all = chart.staleness();
        right = Math.max(LEFT + 40, width - RIGHT);
        from = all.owner().getFirst().from();
        days = Math.max(1, ChronoUnit.DAYS.between(from, all.until()));
        for (Staleness.Value each : all.owner()) {
            shades.putIfAbsent(each.value(), shades.size() % 2 == 1);
        }
    }

    private double atX(LocalDate date) {
        double share = ChronoUnit.DAYS.between(from, date) / days;
        return LEFT + Math.clamp(share, 0, 1) * (right - LEFT);
    }

    /** One value is light and the next one is dark, the same for owner and copy. */
    private Color shade(Palette palette, String value) {
        return palette.of(shades.getOrDefault(value, false) ? Ink.BAR : Ink.TRACK);
    }

    @Override
    public void paint(Pen pen, Palette palette) {
        axis(pen, palette);
        Lettering name = new Lettering(Faces.REGULAR, 12, palette.of(Ink.TEXT));
        pen.text(name.fit(chart.owner() + " says", LEFT - 8), 0, OWNER + 15, name);
        pen.text("The copy says", 0, COPY + 15, name);
        pen.text("Look up", 0, LOOK_UP + 4, name);
        owner(pen, palette);
        copy(pen, palette);
        changes(pen, palette);
        lookUp(pen, palette);
    }

    private void axis(Pen pen, Palette palette) {
        Lettering small = new Lettering(Faces.REGULAR, 11, palette.of(Ink.MUTED));
        Line line = new Line(palette.of(Ink.ROW_LINE), 1);
        pen.line(LEFT + 0.5, 14, LEFT + 0.5, LOOK_UP + 6, line);
        String first = StalenessChart.day(from);
        pen.text(first, LEFT + 4, 11, small);
        double free = LEFT + 4 + small.width(first) + 14;
        int step = monthStep();
        LocalDate month = from.withDayOfMonth(1).plusMonths(1);
        while (month.isBefore(all.until())) {
            if ((month.getMonthValue() - 1) % step == 0) {
                double x = Math.round(atX(month)) + 0.5;
                pen.line(x, 14, x, LOOK_UP + 6, line);
                String word = month(month);
                if (x + 4 >= free && x + 4 + small.width(word) <= right) {
                    pen.text(word, x + 4, 11, small);
                    free = x + 4 + small.width(word) + 8;
                }
            }
            month = month.plusMonths(1);
        }
    }

    private static String month(LocalDate month) {
        String word = month.getMonth().getDisplayName(TextStyle.SHORT, Locale.ENGLISH);
        return month.getMonthValue() == 1 ? word + " " + month.getYear() : word;
    }

    /** Every month, or every second, third, sixth or twelfth where they would stand too close. */
    private int monthStep() {
        double month = (right - LEFT) / days * 30.4;
        for (int step : new int[] {1, 2, 3, 6}) {
            if (month * step >= MONTH) {
                return step;
            }
        }
        return 12;
    }

    private void owner(Pen pen, Palette palette) {
        Lettering value = new Lettering(Faces.REGULAR, 12, palette.of(Ink.TEXT));
        List<Staleness.Value> values = all.owner();
        for (int i = 0; i < values.size(); i++) {
            LocalDate to = i + 1 < values.size() ? values.get(i + 1).from() : all.until();
            bar(pen, palette, OWNER, values.get(i).from(), to, values.get(i).value(), value);
        }
    }

    private void bar(
            Pen pen,
            Palette palette,
            double y,
            LocalDate begin,
            LocalDate end,
            String value,
            Lettering lettering) {
        double x = atX(begin);
        double width = Math.max(1, atX(end) - x - 1);
        pen.rectangle(x, y, width, BAR, 2, shade(palette, value));
        if (width > 24) {
            pen.text(lettering.fit(value, width - 12), x + 7, y + 15, lettering);
        }
    }

    private void copy(Pen pen, Palette palette) {
        Lettering value = new Lettering(Faces.REGULAR, 12, palette.of(Ink.TEXT));
        String before = "";
        for (Staleness.Held each : all.copy()) {
            Lettering words = each.value().equals(before) ? value.in(Color.TRANSPARENT) : value;
            bar(pen, palette, COPY, each.from(), each.to(), each.value(), words);
            before = each.value();
        }
        Line edge = new Line(palette.of(Ink.HARM), 1.2);
        for (Staleness.Wrong each : all.wrong()) {
            double x = atX(each.from());
            double width = Math.max(2, atX(each.to()) - x - 1);
            pen.rectangle(x, COPY, width, BAR, 2, palette.of(Ink.HARM_GROUND));
            pen.hatch(x, COPY, width, BAR, palette.of(Ink.HARM), palette.of(Ink.HARM_GROUND));
            pen.frame(x + 0.5, COPY + 0.5, width - 1, BAR - 1, 2, edge);
        }
        words(pen, palette);
    }

    /** When the copy was made, and below the wrong times what they cost, where there is room. */
    private void words(Pen pen, Palette palette) {
        Lettering small = new Lettering(Faces.REGULAR, 11, palette.of(Ink.MUTED));
        Lettering harm = new Lettering(Faces.REGULAR, 12, palette.of(Ink.HARM));
        double taken = 0;
        for (int i = 0; i < all.copy().size(); i++) {
            double x = atX(all.copy().get(i).from());
            Marks.draw(pen, palette, Mark.WRITE, x + 4, MARKS, 0.9);
            String word = i == 0 ? "copied" : i == 1 ? "refreshed" : "";
            if (!word.isEmpty() && x + 11 > taken) {
                pen.text(word, x + 12, MARKS + 4, small);
                taken = x + 12 + small.width(word) + 10;
            }
        }
        double free = 0;
        for (Staleness.Wrong each : all.wrong()) {
            double x = atX(each.from()) + 5;
            String said = StalenessChart.words(each);
            double width = harm.width(said) + 14;
            double at = Math.min(x, right - width);
            if (at >= free) {
                Marks.draw(pen, palette, Mark.WRONG, at + 5, MARKS + 14, 0.9);
                pen.text(said, at + 14, MARKS + 18, harm);
                free = at + width + 12;
            }
        }
    }

    private void changes(Pen pen, Palette palette) {
        Line line = new Line(palette.of(Ink.WORLD), 1.6);
        List<Staleness.Value> values = all.owner();
        for (int i = 1; i < values.size(); i++) {
            if (values.get(i).from().isBefore(all.until())) {
                double x = Math.round(atX(values.get(i).from())) + 0.5;
                pen.line(x, OWNER - 4, x, COPY + BAR + 2, line);
                pen.polygon(
                        new double[] {x - 4, x + 4, x},
                        new double[] {OWNER - 3, OWNER - 3, OWNER - 10},
                        palette.of(Ink.WORLD));
            }
        }
    }

    private void lookUp(Pen pen, Palette palette) {
        Ink ink = chart.refused() ? Ink.BUDGET : Ink.FOUND;
        Lettering words = new Lettering(Faces.MEDIUM, 12, palette.of(ink));
        double x = LEFT + 34;
        double end = x + words.width(chart.lookUp());
        Line line =
                chart.refused()
                        ? Line.dashed(palette.of(ink), 1.6, 4, 4)
                        : new Line(palette.of(ink), 1.8);
        if (chart.refused()) {
            Marks.draw(pen, palette, Mark.SKIPPED, LEFT + 5, LOOK_UP, 1);
        } else {
            pen.disc(LEFT + 4, LOOK_UP, 4.5, palette.of(ink));
        }
        pen.line(LEFT + 10, LOOK_UP, x - 6, LOOK_UP, line);
        pen.text(chart.lookUp(), x, LOOK_UP + 4, words);
        pen.line(end + 8, LOOK_UP, right, LOOK_UP, line);
    }

    @Override
    public List<Spot> spots() {
        List<Spot> spots = new ArrayList<>();
        List<Staleness.Value> values = all.owner();
        for (int i = 0; i < values.size(); i++) {
            LocalDate to = i + 1 < values.size() ? values.get(i + 1).from() : all.until();
            spots.add(
                    spot(
                            OWNER,
                            values.get(i).from(),
                            to,
                            chart.owner() + " says " + values.get(i).value()));
        }
        for (Staleness.Held each : all.copy()) {
            spots.add(spot(COPY, each.from(), each.to(), "The copy says " + each.value()));
        }
        for (Staleness.Wrong each : all.wrong()) {
            spots.add(spot(COPY, each.from(), each.to(), StalenessChart.words(each)));
        }
        return spots;
    }

    private Spot spot(double y, LocalDate begin, LocalDate end, String title) {
        double x = atX(begin);
        return Spot.box(
                x,
                y,
                Math.max(2, atX(end) - x - 1),
                BAR,
                title,
                StalenessChart.day(begin) + " to " + StalenessChart.day(end.minusDays(1)),
                OptionalLong.empty());
    }
}
