package mnemarium.ui.ledger;

import mnemarium.ui.Faces;
import mnemarium.ui.Figures;
import mnemarium.ui.chart.Ink;
import mnemarium.ui.chart.Lettering;
import mnemarium.ui.chart.Lettering.Anchor;
import mnemarium.ui.chart.Line;
import mnemarium.ui.chart.Palette;
import mnemarium.ui.chart.Pen;
import mnemarium.world.Currency;

/** Draws what each task cost as a bar, under a dotted line at what it costs without memory. */
final class CostPainter {

    /** In design pixels. */
    static final double HEIGHT = 46;

    private static final double TOP = 8;
    private static final double BASE = 39;

    private final Pen pen;
    private final Palette palette;
    private final WorldView view;
    private final TaskColumns columns;

    CostPainter(Pen pen, Palette palette, WorldView view, TaskColumns columns) {
        this.pen = pen;
        this.palette = palette;
        this.view = view;
        this.columns = columns;
    }

    /** Draws it with its upper edge at a height. */
    void paint(double top) {
        Lettering words = new Lettering(Faces.REGULAR, 12, palette.of(Ink.MUTED));
        Currency currency = view.cost().currency();
        pen.text("Cost, " + currency.word(), 16, top + BASE - 12, words);
        pen.text(
                words.fit(view.cost().words(), TaskColumns.RIGHT - 32),
                TaskColumns.GUTTER + columns.room() + 20,
                top + BASE - 12,
                words);
        if (view.tasks() == 0) {
            return;
        }
        double end = columns.end();
        double base = top + BASE + 0.5;
        pen.line(TaskColumns.GUTTER, base, end, base, new Line(palette.of(Ink.LINE), 1));
        long most = most();
        pen.within(TaskColumns.GUTTER - 1, top, columns.room() + 2, HEIGHT, () -> bars(top, most));
        noMemory(top, end, most);
        if (view.cursor() >= 0) {
            double x = columns.middle(view.cursor());
            if (x >= TaskColumns.GUTTER && x <= TaskColumns.GUTTER + columns.room()) {
                pen.line(x, top, x, top + BASE, new Line(palette.of(Ink.YOU), 2));
            }
        }
    }

    /** What the full height stands for: the dearest task in view, or one without memory. */
    private long most() {
        long most = Math.max(1, view.cost().noMemory());
        int end = Math.min(columns.last(), view.cells().size());
        for (int task = columns.first(); task < end; task++) {
            most = Math.max(most, view.cells().get(task).cost(view.cost().currency()));
        }
        return most;
    }

    private double height(long cost, long most) {
        return (BASE - TOP) * cost / most;
    }

    private void bars(double top, long most) {
        int end = Math.min(columns.last(), view.cells().size());
        double wide = Math.max(1, columns.cell() - (columns.cell() >= 3 ? 1 : 0));
        for (int task = columns.first(); task < end; task++) {
            TaskCell cell = view.cells().get(task);
            double high = height(cell.cost(view.cost().currency()), most);
            if (cell.deed().isEmpty() || high <= 0) {
                continue;
            }
            double strength = task > view.cursor() ? 0.4 : 1;
            double x = columns.x(task) + 0.5;
            double y = top + BASE - high;
            if (cell.falseValid()) {
                pen.hatch(x, y, wide, high, palette.of(Ink.HARM), palette.of(Ink.HARM_GROUND));
                continue;
            }
            switch (cell.deed().get()) {
                case DERIVE ->
                        pen.rectangle(
                                x,
                                y,
                                wide,
                                high,
                                0,
                                palette.of(Ink.WRITTEN).deriveColor(0, 1, 1, strength));
                case REUSE ->
                        pen.rectangle(
                                x,
                                y,
                                wide,
                                high,
                                0,
                                palette.of(Ink.FOUND).deriveColor(0, 1, 1, 0.6 * strength));
                case HINT ->
                        pen.frame(
                                x + 0.5,
                                y + 0.5,
                                Math.max(1, wide - 1),
                                Math.max(1, high - 1),
                                0,
                                new Line(palette.of(Ink.FOUND), 1));
            }
        }
    }

    private void noMemory(double top, double end, long most) {
        if (view.cost().noMemory() <= 0) {
            return;
        }
        double y = Math.floor(top + BASE - height(view.cost().noMemory(), most)) + 0.5;
        pen.line(TaskColumns.GUTTER, y, end, y, Line.dashed(palette.of(Ink.MUTED), 1.2, 1.5, 2.5));
        Lettering small = new Lettering(Faces.REGULAR, 11, palette.of(Ink.MUTED));
        String word = view.cost().currency().word();
        String one = word.substring(0, word.length() - 1);
        String words =
                "no-memory, " + Figures.counted(view.cost().noMemory(), one, word) + " each task";
        double ahead = columns.x(view.cursor() + 1);
        if (end - ahead >= small.width(words) + 16) {
            pen.text(words, end - 4, y + 13, small.at(Anchor.END));
        }
    }
}
