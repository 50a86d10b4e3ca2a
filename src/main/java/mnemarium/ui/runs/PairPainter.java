package mnemarium.ui.runs;

import mnemarium.ui.Faces;
import mnemarium.ui.Figures;
import mnemarium.ui.StepMarks;
import mnemarium.ui.chart.Ink;
import mnemarium.ui.chart.Lettering;
import mnemarium.ui.chart.Lettering.Anchor;
import mnemarium.ui.chart.Line;
import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;
import mnemarium.ui.chart.Palette;
import mnemarium.ui.chart.Pen;
import mnemarium.workbench.RunComparison;
import mnemarium.workbench.RunPair;

import java.util.List;
import java.util.Optional;

/**
 * Draws two runs as rows of signs on one axis of steps. Steps that bear another sign in the other
 * run stand on a tint. Where a sign has no room, a bar of two pixels shows the worst of its steps.
 */
final class PairPainter {

    /** In design pixels. */
    static final double HEIGHT = 112;

    private static final double GUTTER = 96;
    private static final double RIGHT = 24;
    private static final double TOP = 30;
    private static final double ROW = 36;
    private static final double WIDEST = 40;
    private static final double LEAST_FOR_SIGNS = 6;
    private static final double LEAST_BETWEEN_NUMBERS = 44;

    /** The letters of a strip, the worst last. */
    private static final String ORDER = "-wuhodltsrx";

    private final Pen pen;
    private final Palette palette;
    private final RunPair pair;
    private final double cell;
    private final int steps;

    /**
     * A step of one of the runs.
     *
     * @param row 0 for the first, 1 for the second
     * @param step from 1; 0 for none
     */
    record Place(int row, int step) {
        static final Place NONE = new Place(0, 0);
    }

    PairPainter(Pen pen, Palette palette, RunPair pair, double width) {
        this.pen = pen;
        this.palette = palette;
        this.pair = pair;
        steps = steps(pair);
        cell = cell(pair, width);
    }

    private static int steps(RunPair pair) {
        return Math.max(1, Math.max(pair.one().steps(), pair.other().steps()));
    }

    private static double cell(RunPair pair, double width) {
        return Math.min(WIDEST, Math.max(1, width - GUTTER - RIGHT) / steps(pair));
    }

    /** The step at a point; step 0 if there is none. */
    static Place at(RunPair pair, double width, double x, double y) {
        int row = y < TOP + ROW ? 0 : 1;
        int step = x < GUTTER ? 0 : (int) Math.floor((x - GUTTER) / cell(pair, width)) + 1;
        int lived = row == 0 ? pair.one().steps() : pair.other().steps();
        return step < 1 || step > lived || y < TOP || y > TOP + 2 * ROW
                ? Place.NONE
                : new Place(row, step);
    }

    void paint(Place cursor) {
        row("First", 0, pair.one(), pair.other());
        row("Second", 1, pair.other(), pair.one());
        numbers();
        parting();
        if (cursor.step() > 0) {
            pen.frame(
                    x(cursor.step()),
                    TOP + cursor.row() * ROW + 4,
                    Math.max(3, cell),
                    ROW - 8,
                    3,
                    new Line(palette.of(Ink.YOU), 2));
        }
    }

    private double x(int step) {
        return GUTTER + (step - 1) * cell;
    }

    private static double middle(int row) {
        return TOP + row * ROW + ROW / 2;
    }

    private void row(String name, int row, RunPair.Lived run, RunPair.Lived other) {
        double y = middle(row);
        pen.text(name, 16, y + 4, new Lettering(Faces.SEMIBOLD, 12, palette.of(Ink.TEXT)));
        double line = Math.floor(y) + 0.5;
        pen.line(GUTTER, line, x(run.steps() + 1), line, new Line(palette.of(Ink.ROW_LINE), 1));
        if (cell >= LEAST_FOR_SIGNS) {
            signs(y, run, other);
        } else {
            bars(y, run);
        }
    }

    private void signs(double y, RunPair.Lived run, RunPair.Lived other) {
        double scale = Math.clamp(cell / 12, 0.5, 1);
        for (int step = 1; step <= run.steps(); step++) {
            char letter = run.marks().charAt(step - 1);
            boolean isAlike = step <= other.steps() && other.marks().charAt(step - 1) == letter;
            if (!isAlike) {
                pen.rectangle(x(step) + 0.5, y - 12, cell - 1, 24, 3, palette.of(Ink.TRACK));
            }
            Marks.draw(pen, palette, StepMarks.of(letter), x(step) + cell / 2, y, scale);
        }
    }

    private void bars(double y, RunPair.Lived run) {
        int bins = (int) Math.floor(run.steps() * cell / 2);
        for (int bin = 0; bin < bins; bin++) {
            int from = (int) ((long) bin * run.steps() / bins);
            int to = Math.max(from + 1, (int) ((long) (bin + 1) * run.steps() / bins));
            int worst = 0;
            for (int step = from; step < to; step++) {
                worst = Math.max(worst, ORDER.indexOf(run.marks().charAt(step)));
            }
            Mark mark = StepMarks.of(ORDER.charAt(Math.max(0, worst)));
            pen.rectangle(GUTTER + bin * 2, y - 9, 2, 18, 0, palette.of(mark.ink()));
        }
    }

    private void numbers() {
        Lettering letters = new Lettering(Faces.REGULAR, 11, palette.of(Ink.MUTED));
        Optional<Caption> caption = caption();
        int every = every();
        for (int step = 1; step <= steps; step += step == 1 && every > 1 ? every - 1 : every) {
            String number = Figures.count(step);
            double middle = x(step) + cell / 2;
            double reach = letters.width(number) / 2 + 8;
            // the number of the step where they part stands at its line
            boolean isFree =
                    caption.filter(each -> each.covers(middle - reach, middle + reach)).isEmpty();
            if (isFree) {
                pen.text(number, middle, 16, letters.at(Anchor.MIDDLE));
            }
        }
    }

    /** What stands above the line where they part, and where. */
    private record Caption(String words, double from, double to) {
        boolean covers(double left, double right) {
            return right > from && left < to;
        }
    }

    private Lettering captionLetters() {
        return new Lettering(Faces.SEMIBOLD, 12, palette.of(Ink.TEXT));
    }

    private Optional<Caption> caption() {
        return pair.comparison()
                .parting()
                .map(
                        parting -> {
                            String words =
                                    parting.step() == 0
                                            ? "from the start"
                                            : "step " + Figures.count(parting.step());
                            double width = captionLetters().width(words);
                            double most = GUTTER + Math.max(width, steps * cell) - width;
                            double from = Math.max(GUTTER, Math.min(partingX(parting), most));
                            return new Caption(words, from, from + width);
                        });
    }

    private double partingX(RunComparison.Parting parting) {
        return x(Math.max(1, Math.min(parting.step(), steps)));
    }

    private int every() {
        for (int decade = 1; ; decade *= 10) {
            for (int each : List.of(1, 2, 5)) {
                if (each * decade * cell >= LEAST_BETWEEN_NUMBERS || each * decade >= steps) {
                    return each * decade;
                }
            }
        }
    }

    private void parting() {
        caption().ifPresent(each -> pen.text(each.words(), each.from(), 16, captionLetters()));
        pair.comparison()
                .parting()
                .ifPresent(
                        parting -> {
                            double x = partingX(parting);
                            Line line = new Line(palette.of(Ink.TEXT), 1.5);
                            pen.line(x, TOP - 6, x, TOP + 2 * ROW + 4, line);
                        });
    }
}
