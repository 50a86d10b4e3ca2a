package mnemarium.ui.ledger;

import mnemarium.ui.Faces;
import mnemarium.ui.Figures;
import mnemarium.ui.chart.Bins;
import mnemarium.ui.chart.Ink;
import mnemarium.ui.chart.Lettering;
import mnemarium.ui.chart.Lettering.Anchor;
import mnemarium.ui.chart.Line;
import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;
import mnemarium.ui.chart.Palette;
import mnemarium.ui.chart.Pen;

import java.util.Optional;

/**
 * Draws the tasks of a world as two rows of signs, decision and trip, under their numbers; where
 * they do not fit, under a strip of all of them.
 */
final class TimelinePainter {

    /** In design pixels. */
    static final double HEIGHT = 72;

    /** How high the overview strip reaches: a press up there scrolls. */
    static final double STRIP_REACH = 10;

    private static final double STRIP = 5;
    private static final double TOP = 22;
    private static final double BOTTOM = 67;
    private static final double DECISION = 35;
    private static final double TRIP = 54;
    private static final double LEAST_BETWEEN_NUMBERS = 60;

    private final Pen pen;
    private final Palette palette;
    private final WorldView view;
    private final TaskColumns columns;

    TimelinePainter(Pen pen, Palette palette, WorldView view, TaskColumns columns) {
        this.pen = pen;
        this.palette = palette;
        this.view = view;
        this.columns = columns;
    }

    /**
     * Draws it.
     *
     * @param glowing how strongly the cursor's column lights up, 0 to 1
     */
    void paint(double glowing) {
        Lettering names = new Lettering(Faces.REGULAR, 12, palette.of(Ink.MUTED));
        pen.text("Decision", 16, DECISION + 4, names);
        pen.text("Trip", 16, TRIP + 4, names);
        if (view.tasks() == 0) {
            return;
        }
        if (columns.overflows()) {
            strip();
        }
        pen.within(
                TaskColumns.GUTTER - 9,
                0,
                columns.room() + 18,
                HEIGHT,
                () -> {
                    grid();
                    cursor(glowing);
                    signs();
                    moves();
                });
    }

    private void strip() {
        Bins.paint(
                pen,
                palette,
                new Bins.Strip(
                        TaskColumns.GUTTER,
                        2,
                        columns.room(),
                        STRIP,
                        view.tasks(),
                        columns.length(),
                        columns.offset(),
                        view.cursor() < 0 ? -1 : (view.cursor() + 0.5) * columns.cell()),
                this::worst);
    }

    private Optional<Ink> worst(int from, int to) {
        int worst = 0;
        int end = Math.min(to, view.cells().size());
        for (int task = from; task < end; task++) {
            worst = Math.max(worst, gravity(view.cells().get(task)));
        }
        return switch (worst) {
            case 0 -> Optional.empty();
            case 1 -> Optional.of(Ink.FOUND);
            case 2 -> Optional.of(Ink.WRITTEN);
            case 3 -> Optional.of(Ink.WORLD);
            default -> Optional.of(Ink.HARM);
        };
    }

    /** How bad a task is, for bins that show only the worst. */
    private static int gravity(TaskCell cell) {
        if (cell.falseValid()) {
            return 4;
        }
        if (cell.trip() == TaskCell.Trip.REAL) {
            return 3;
        }
        return cell.deed().map(deed -> deed == TaskCell.Deed.DERIVE ? 2 : 1).orElse(0);
    }

    private void grid() {
        double end = columns.end();
        for (double y : new double[] {DECISION, TRIP}) {
            double middle = Math.floor(y) + 0.5;
            pen.line(
                    TaskColumns.GUTTER, middle, end, middle, new Line(palette.of(Ink.ROW_LINE), 1));
        }
        int step = Ticks.step(columns.cell(), LEAST_BETWEEN_NUMBERS);
        Lettering numbers = new Lettering(Faces.REGULAR, 12, palette.of(Ink.MUTED));
        double from = Double.MAX_VALUE;
        double to = -Double.MAX_VALUE;
        double baseline = columns.overflows() ? 20 : 16;
        if (view.cursor() >= 0) {
            Lettering you = new Lettering(Faces.SEMIBOLD, 12, palette.of(Ink.YOU));
            String words = "task " + Figures.count(view.cursor());
            double half = you.width(words) / 2;
            double middle =
                    Math.clamp(
                            columns.middle(view.cursor()),
                            TaskColumns.GUTTER + half - 4,
                            TaskColumns.GUTTER + columns.room() - half + 4);
            pen.text(words, middle, baseline, you.at(Anchor.MIDDLE));
            from = middle - half - 8;
            to = middle + half + 8;
        }
        for (int task = columns.first() / step * step; task <= columns.last(); task += step) {
            double x = Math.floor(columns.x(task)) + 0.5;
            if (x < TaskColumns.GUTTER - 1) {
                continue;
            }
            pen.line(x, TOP, x, BOTTOM, new Line(palette.of(Ink.ROW_LINE), 1));
            String number = Figures.count(task);
            double width = numbers.width(number);
            boolean free = x + 3 + width < from || x + 3 > to;
            if (free && x + width < TaskColumns.GUTTER + columns.room() + 9) {
                pen.text(number, x + 2, baseline, numbers);
            }
        }
    }

    private void cursor(double glowing) {
        if (view.cursor() < 0) {
            return;
        }
        double x = columns.x(view.cursor());
        pen.rectangle(x, TOP, columns.cell(), BOTTOM - TOP, 3, palette.of(Ink.YOU_GROUND));
        if (glowing > 0) {
            pen.rectangle(
                    x,
                    TOP,
                    columns.cell(),
                    BOTTOM - TOP,
                    3,
                    palette.of(Ink.YOU).deriveColor(0, 1, 1, 0.35 * glowing));
        }
        pen.frame(x, TOP, columns.cell(), BOTTOM - TOP, 3, new Line(palette.of(Ink.YOU), 2));
    }

    private void signs() {
        int last = Math.min(columns.last(), view.cells().size());
        double large = Math.clamp(columns.cell() / 9, 0.55, 1);
        double small = Math.clamp(columns.cell() / 14, 0.4, 1);
        for (int task = columns.first(); task < last; task++) {
            TaskCell cell = view.cells().get(task);
            boolean ahead = task > view.cursor();
            double x = columns.middle(task);
            if (cell.falseValid()) {
                sign(Mark.WRONG, x, DECISION, large, ahead);
            } else if (cell.deed().isPresent()) {
                switch (cell.deed().get()) {
                    case DERIVE -> sign(Mark.WRITE, x, DECISION, large, ahead);
                    case REUSE -> sign(Mark.HIT, x, DECISION, small, ahead);
                    case HINT -> sign(Mark.HINT, x, DECISION, small, ahead);
                }
            }
            switch (cell.trip()) {
                case NONE -> {}
                case NOISE -> sign(Mark.TRIP_NOISE, x, TRIP, large, ahead);
                case REAL -> sign(Mark.TRIP, x, TRIP, large, ahead);
            }
        }
    }

    private void sign(Mark mark, double x, double y, double scale, boolean ahead) {
        Marks.draw(
                pen,
                mark,
                x,
                y,
                scale,
                palette.of(mark.ink()).deriveColor(0, 1, 1, ahead ? 0.4 : 1));
    }

    private void moves() {
        for (WorldView.MoveMark move : view.moves()) {
            double x = columns.x(move.task());
            if (x >= TaskColumns.GUTTER - 9 && x <= TaskColumns.GUTTER + columns.room() + 9) {
                pen.line(x, TOP - 2, x, BOTTOM, new Line(palette.of(Ink.YOU), 1.5));
                Marks.draw(pen, palette, Mark.MOVED, x, TOP - 3, 1);
            }
        }
    }
}
