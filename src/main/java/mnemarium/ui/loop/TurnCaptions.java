package mnemarium.ui.loop;

import mnemarium.ui.Faces;
import mnemarium.ui.chart.Ink;
import mnemarium.ui.chart.Lettering;
import mnemarium.ui.chart.Lettering.Anchor;
import mnemarium.ui.chart.Palette;
import mnemarium.ui.chart.Pen;

/**
 * What stands above the turns of a timeline: their names, what went wrong in each, and the step
 * that the cursor is at.
 */
final class TurnCaptions {

    private final Timeline timeline;
    private final StepColumns columns;
    private final double left;
    private final int cursorTurn;

    /**
     * @param left where the part in view begins
     */
    TurnCaptions(Timeline timeline, StepColumns columns, double left) {
        this.timeline = timeline;
        this.columns = columns;
        this.left = left;
        this.cursorTurn = timeline.cursor() < 0 ? -1 : columns.turn(timeline.cursor());
    }

    /**
     * Draws the name of a turn above it, or its number, or nothing where there is no room.
     *
     * @param x where the turn begins
     * @param top where its box begins
     */
    void paint(Pen pen, Palette palette, int turn, double x, double top) {
        boolean current = turn == cursorTurn;
        double wide = columns.turnWidth(turn);
        double baseline = top - 8;
        // a turn that is scrolled half out keeps its name in view
        double from = Math.clamp(left, x, Math.max(x, x + wide - 60)) + 2;
        double end = x + wide - 2;
        Lettering name =
                new Lettering(
                        current ? Faces.SEMIBOLD : Faces.REGULAR,
                        12,
                        palette.of(current ? Ink.TEXT : Ink.MUTED));
        String number = Integer.toString(turn + 1);
        double widest = name.width("0".repeat(Integer.toString(columns.turns()).length()));
        if (widest > end - from) {
            int every = every(widest + 8, wide + columns.gap());
            if (current || isNamed(turn, every)) {
                pen.text(number, x + wide / 2, baseline, name.at(Anchor.MIDDLE));
            }
            return;
        }
        String full = timeline.turnWord() + " " + (turn + 1);
        String shown = name.width(full) <= end - from ? full : name.fit(number, end - from + 8);
        pen.text(shown, from, baseline, name);
        double free = from + name.width(shown) + 8;
        if (current) {
            caption(pen, palette, x, free, end, baseline);
        } else {
            String counts = counts(turn);
            Lettering small = new Lettering(Faces.REGULAR, 11, palette.of(Ink.MUTED));
            if (!counts.isEmpty() && small.width(counts) <= end - free) {
                pen.text(counts, end, baseline, small.at(Anchor.END));
            }
        }
    }

    /** Which step of the turn the cursor is at. */
    private void caption(
            Pen pen, Palette palette, double x, double free, double end, double baseline) {
        Lettering you = new Lettering(Faces.SEMIBOLD, 11, palette.of(Ink.YOU));
        String words = "step " + Words.count(timeline.cursor() + 1L);
        double half = you.width(words) / 2;
        int first = columns.first(columns.turn(timeline.cursor()));
        double middle = x + (timeline.cursor() - first + 0.5) * columns.cell();
        if (end - free >= 2 * half) {
            pen.text(
                    words,
                    Math.clamp(middle, free + half, end - half),
                    baseline,
                    you.at(Anchor.MIDDLE));
        }
    }

    private String counts(int turn) {
        int skipped = 0;
        int redundant = 0;
        int wrong = 0;
        int end = Math.min(columns.end(turn), timeline.cells().size());
        for (int step = columns.first(turn); step < end; step++) {
            TimelineCell cell = timeline.cells().get(step);
            skipped += cell.read().filter(read -> read == ReadEnd.SKIPPED).isPresent() ? 1 : 0;
            redundant += cell.deed().filter(deed -> deed == Deed.REDUNDANT).isPresent() ? 1 : 0;
            wrong +=
                    cell.deed()
                                    .filter(deed -> deed == Deed.WRONG || deed == Deed.MISSING)
                                    .isPresent()
                            ? 1
                            : 0;
        }
        StringBuilder words = new StringBuilder();
        append(words, skipped, "skipped");
        append(words, redundant, "redundant");
        append(words, wrong, "wrong");
        return words.toString();
    }

    private static void append(StringBuilder words, int count, String word) {
        if (count > 0) {
            words.append(words.isEmpty() ? "" : ", ").append(Words.count(count)).append(' ');
            words.append(word);
        }
    }

    /** Where a number is wider than its turn: 2, 5, 10, 20 … turns have one name. */
    private static int every(double nameWidth, double turnWidth) {
        int decade = 1;
        while (true) {
            for (int each : new int[] {1, 2, 5}) {
                if (each * decade * turnWidth >= nameWidth) {
                    return each * decade;
                }
            }
            decade *= 10;
        }
    }

    private boolean isNamed(int turn, int every) {
        return (turn + 1) % every == 0 && (cursorTurn < 0 || Math.abs(turn - cursorTurn) >= every);
    }
}
