package mnemarium.ui.loop;

import mnemarium.ui.Faces;
import mnemarium.ui.chart.Ink;
import mnemarium.ui.chart.Lettering;
import mnemarium.ui.chart.Lettering.Anchor;
import mnemarium.ui.chart.Line;
import mnemarium.ui.chart.Palette;
import mnemarium.ui.chart.Pen;

import java.util.List;

/** Draws the axis and the turns of the budget meter at one scale. */
final class BudgetPainter {

    static final double LEFT = 16;
    static final double LIVED = 26;
    static final double NEWEST = 32;
    static final double TO_COME = 14;
    private static final double AXIS = 68;
    private static final double RIGHT = 16;

    /** What the axis leaves free at both sides. */
    static final double EDGES = AXIS + RIGHT;

    private static final double HEAD = 18;
    private static final double BAR = 10;
    private static final double NEWEST_BAR = 16;

    private final Pen pen;
    private final Palette palette;
    private final double width;
    private final long axisNanos;

    /**
     * @param axisNanos what the axis' whole length stands for
     */
    BudgetPainter(Pen pen, Palette palette, double width, long axisNanos) {
        this.pen = pen;
        this.palette = palette;
        this.width = width;
        this.axisNanos = axisNanos;
    }

    /** The spending that a place on the axis stands for; below zero left of it. */
    static long nanos(double x, double width, long axisNanos) {
        return (long) Math.floor((x - AXIS) / (width - EDGES) * axisNanos);
    }

    private double x(long nanos) {
        return AXIS + (width - EDGES) * nanos / axisNanos;
    }

    private double limit() {
        return width - RIGHT;
    }

    void axis(long budget, double height) {
        Lettering small = new Lettering(Faces.REGULAR, 11, palette.of(Ink.MUTED));
        Line grid = new Line(palette.of(Ink.ROW_LINE), 1);
        for (long tick : new long[] {0, budget / 2}) {
            double x = Math.round(x(tick)) + 0.5;
            pen.line(x, HEAD - 4, x, height - 4, grid);
        }
        pen.text("0", x(0), 10, small.at(Anchor.START));
        String name = plain(budget) + " ms budget";
        Lettering strong = small.in(palette.of(Ink.TEXT));
        double wide = strong.width(name);
        double from = AXIS + small.width("0") + 8 + wide / 2;
        double middle = Math.clamp(x(budget), from, Math.max(from, width - 4 - wide / 2));
        pen.text(name, middle, 10, strong.at(Anchor.MIDDLE));
        String half = plain(budget / 2);
        double halfX = x(budget / 2);
        if (halfX + small.width(half) / 2 + 6 < middle - wide / 2 && halfX > AXIS + 16) {
            pen.text(half, halfX, 10, small.at(Anchor.MIDDLE));
        }
    }

    /** Milliseconds without needless decimals. */
    private static String plain(long nanos) {
        return nanos % 1_000_000 == 0
                ? Words.count(nanos / 1_000_000)
                : Words.millis(nanos).replace(" ms", "");
    }

    /** A turn that has not begun. */
    void toCome(int turn, long budget, double y, boolean words) {
        if (words) {
            name(turn + 1, y + 10, false);
        } else {
            pen.line(AXIS, y + 6.5, x(budget), y + 6.5, new Line(palette.of(Ink.LINE), 1));
            budgetLine(budget, y - 2, y + TO_COME);
        }
    }

    private void name(int turn, double baseline, boolean newest) {
        pen.text(
                "Turn " + turn,
                LEFT,
                baseline,
                new Lettering(
                        newest ? Faces.SEMIBOLD : Faces.REGULAR,
                        12,
                        palette.of(newest ? Ink.TEXT : Ink.MUTED)));
    }

    /** Over the bars, so that what lies beyond the budget is seen to cross it. */
    private void budgetLine(long budget, double from, double to) {
        double x = Math.round(x(budget)) + 0.5;
        pen.line(x, from, x, to, new Line(palette.of(Ink.TEXT), 1.2));
    }

    /**
     * A turn's segments and its skipped lookups.
     *
     * @param grown how much of the newest segment is there already, 0 to 1
     */
    void bars(BudgetRow row, double y, boolean newest, double grown) {
        double bar = newest ? NEWEST_BAR : BAR;
        int last = row.spent().size() - 1;
        for (int i = 0; i <= last; i++) {
            segment(row.spent().get(i), y, bar, i == last ? grown : 1);
        }
        row.skipped().ifPresent(skip -> hatch(skip, y + bar + 2));
        budgetLine(row.budgetNanos(), y - 3, y + (newest ? NEWEST : LIVED) - 2);
    }

    private void segment(BudgetRow.Spent spent, double y, double bar, double grown) {
        double from = Math.min(limit(), x(spent.fromNanos()));
        double to = from + (Math.min(limit(), x(spent.toNanos())) - from) * grown;
        double wide = Math.max(0.6, to - from - 0.6);
        if (spent.over()) {
            pen.rectangle(from, y, wide, bar, 0, palette.of(Ink.GROUND));
            Line edge = new Line(palette.of(Ink.WRITTEN), 1);
            pen.frame(from + 0.5, y + 0.5, Math.max(0.6, wide - 1), bar - 1, 0, edge);
            return;
        }
        if (spent.write()) {
            pen.rectangle(from, y, wide, bar, 0, palette.of(Ink.SPENT_WRITE));
            return;
        }
        pen.rectangle(from, y, wide, bar, 0, palette.of(Ink.SPENT_STORE));
        long all = spent.cost().nanos();
        if (all > 0 && spent.cost().embedNanos() > 0) {
            double embed = (to - from) * spent.cost().embedNanos() / all;
            // at least a hairline: it is never nothing
            double shown = Math.min(wide, Math.max(1, embed));
            pen.rectangle(from, y, shown, bar, 0, palette.of(Ink.SPENT_EMBED));
        }
    }

    private double skipEnd(BudgetRow.Skipped skip) {
        return Math.min(limit(), x(skip.fromNanos() + skip.neededNanos()));
    }

    private void hatch(BudgetRow.Skipped skip, double y) {
        double from = x(skip.fromNanos());
        double wide = skipEnd(skip) - from;
        if (wide > 1) {
            pen.hatch(from, y, wide, 8, palette.of(Ink.BUDGET_EDGE), palette.of(Ink.BUDGET_GROUND));
            Line edge = new Line(palette.of(Ink.BUDGET_EDGE), 1);
            pen.frame(from + 0.5, y + 0.5, wide - 1, 7, 0, edge);
        }
    }

    /** A turn's name, what is left of its budget, and what was skipped. */
    void words(BudgetRow row, double y, boolean newest) {
        double bar = newest ? NEWEST_BAR : BAR;
        name(row.turn(), y + bar / 2 + 4, newest);
        double end = x(row.budgetNanos() - row.leftNanos());
        if (newest) {
            left(row, Math.min(end, limit()) + 6, y + bar / 2 + 4);
        } else if (end > limit()) {
            String cut = "… to " + Words.millis(row.budgetNanos() - row.leftNanos());
            Lettering small = new Lettering(Faces.REGULAR, 11, palette.of(Ink.BUDGET));
            pen.text(cut, limit(), y + bar + 10, small.at(Anchor.END));
        }
        row.skipped().ifPresent(skip -> skipped(row, skip, y + bar + 10));
    }

    private void left(BudgetRow row, double x, double baseline) {
        boolean over = row.leftNanos() < 0;
        String words =
                over ? Words.millis(-row.leftNanos()) + " over" : Words.left(row.leftNanos());
        Lettering strong =
                new Lettering(Faces.SEMIBOLD, 11, palette.of(over ? Ink.BUDGET : Ink.TEXT));
        double wide = strong.width(words);
        double line = x(row.budgetNanos());
        // the budget's line would go through the words
        boolean crosses = x < line + 4 && x + wide > line - 4;
        double at = crosses && line + 6 + wide < width ? line + 6 : x;
        if (at + wide <= width - 2) {
            pen.text(words, at, baseline, strong);
        } else {
            grounded(words, limit() - wide, baseline, strong);
        }
    }

    private void skipped(BudgetRow row, BudgetRow.Skipped skip, double baseline) {
        Lettering words = new Lettering(Faces.SEMIBOLD, 11, palette.of(Ink.BUDGET));
        double from = x(skip.fromNanos());
        double to = Math.max(skipEnd(skip), x(row.budgetNanos()));
        for (String text : List.of(skip.words(), skip.shortWords())) {
            double wide = words.width(text);
            if (wide <= from - LEFT - 6) {
                grounded(text, from - 6 - wide, baseline, words);
                return;
            }
            if (wide <= width - to - 10) {
                pen.text(text, to + 6, baseline, words);
                return;
            }
        }
        grounded(words.fit(skip.shortWords(), width - LEFT - 8), LEFT, baseline, words);
    }

    private void grounded(String text, double x, double baseline, Lettering letters) {
        pen.rectangle(x - 2, baseline - 9, letters.width(text) + 4, 11, 0, palette.of(Ink.GROUND));
        pen.text(text, x, baseline, letters);
    }
}
