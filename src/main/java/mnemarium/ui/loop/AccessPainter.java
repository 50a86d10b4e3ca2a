package mnemarium.ui.loop;

import mnemarium.ui.Faces;
import mnemarium.ui.chart.Ink;
import mnemarium.ui.chart.Lettering;
import mnemarium.ui.chart.Lettering.Anchor;
import mnemarium.ui.chart.Line;
import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;
import mnemarium.ui.chart.Palette;
import mnemarium.ui.chart.Pen;

/**
 * Paints the part of an access map that is in view.
 *
 * @param columns where its steps lie
 * @param left where the steps begin, to the right of the entries' names
 * @param right free room behind them
 * @param head where the entries begin
 * @param roomX width of the part in view
 * @param roomY height of the part in view
 * @param row height of an entry
 * @param offset how far it is scrolled to the right
 * @param down how far it is scrolled down
 * @param selected the chosen entry, -1 if there is none
 * @param glowing how strongly the cursor's step lights up, 0 to 1
 */
record AccessPainter(
        AccessMap map,
        StepColumns columns,
        double left,
        double right,
        double head,
        double roomX,
        double roomY,
        double row,
        double offset,
        double down,
        int selected,
        double glowing) {

    /** The entries' names, to the left of the map. */
    void names(Pen pen, Palette palette) {
        int first = (int) Math.floor(down / row);
        int last = Math.min(map.entries(), (int) Math.ceil((down + roomY) / row));
        for (int entry = first; entry < last; entry++) {
            boolean chosen = entry == selected;
            pen.text(
                    "m" + (entry + 1),
                    left - 8,
                    head + entry * row - down + row / 2 + 4,
                    new Lettering(
                                    chosen ? Faces.MONO_SEMIBOLD : Faces.MONO,
                                    11,
                                    palette.of(chosen ? Ink.TEXT : Ink.MUTED))
                            .at(Anchor.END));
        }
    }

    /** The steps in view. */
    void columns(Pen pen, Palette palette) {
        double bottom = Math.min(head + map.entries() * row - down, head + roomY);
        double high = Math.max(row, bottom - head);
        int cursorTurn = map.timeline().cursor() < 0 ? -1 : columns.turn(map.timeline().cursor());
        for (int turn = columns.turnAt(offset); turn < columns.turns(); turn++) {
            double x = left + columns.turnX(turn) - offset;
            if (x > left + roomX) {
                break;
            }
            ground(pen, palette, turn, x, high, turn == cursorTurn);
        }
        if (selected >= 0 && selected < map.entries()) {
            double y = head + selected * row - down;
            pen.within(
                    left,
                    head,
                    roomX,
                    roomY,
                    () -> pen.rectangle(left, y, roomX, row, 0, palette.of(Ink.TRACK)));
        }
        int lived = Math.min(map.timeline().cursor() + 1, map.timeline().cells().size());
        int from = Math.max(0, firstVisible());
        for (int step = from; step < lived; step++) {
            double x = left + columns.x(step) - offset;
            if (x > left + roomX) {
                break;
            }
            double at = x;
            int which = step;
            pen.within(
                    left, head, roomX + right, roomY, () -> column(pen, palette, which, at, high));
        }
    }

    private int firstVisible() {
        int turn = columns.turnAt(offset);
        double inTurn = offset - columns.turnX(turn);
        return Math.min(
                columns.first(turn) + Math.max(0, (int) Math.floor(inTurn / columns.cell())),
                columns.end(turn));
    }

    private void ground(
            Pen pen, Palette palette, int turn, double x, double high, boolean current) {
        double wide = columns.turnWidth(turn);
        boolean lived = columns.first(turn) <= map.timeline().cursor();
        if (lived) {
            pen.rectangle(x, head, wide, high, 2, palette.of(Ink.SUBTLE));
        } else {
            pen.frame(
                    x + 0.5,
                    head + 0.5,
                    wide - 1,
                    high - 1,
                    2,
                    Line.dashed(palette.of(Ink.LINE), 1, 3, 3));
        }
        Lettering name =
                new Lettering(
                        current ? Faces.SEMIBOLD : Faces.REGULAR,
                        11,
                        palette.of(current ? Ink.TEXT : Ink.MUTED));
        String words = map.timeline().turnWord() + " " + (turn + 1);
        double from = Math.clamp(left, x, Math.max(x, x + wide - 44));
        if (name.width(words) + 4 <= x + wide + columns.gap() - from) {
            pen.text(words, from, head - 7, name);
        } else if (name.width("" + (turn + 1)) + 4 <= wide + columns.gap()) {
            pen.text("" + (turn + 1), from, head - 7, name);
        }
    }

    private void column(Pen pen, Palette palette, int step, double x, double high) {
        AccessMap.Column column = map.column().apply(step);
        boolean cursor = step == map.timeline().cursor();
        double cell = columns.cell();
        if (column.skipped()) {
            pen.hatch(
                    x,
                    head,
                    cell,
                    high,
                    palette.of(Ink.BUDGET_EDGE).deriveColor(0, 1, 1, 0.55),
                    palette.of(Ink.BUDGET_GROUND));
        }
        if (cursor) {
            if (!column.skipped()) {
                pen.rectangle(x, head, cell, high, 0, palette.of(Ink.YOU_GROUND));
            }
            pen.frame(
                    x + 0.75,
                    head + 0.75,
                    cell - 1.5,
                    high - 1.5,
                    2,
                    new Line(palette.of(Ink.YOU), 1.5));
        }
        for (AccessMap.Access access : column.accesses()) {
            double y = head + access.entry() * row - down + row / 2;
            if (y >= head - row && y <= head + high + row) {
                if (cursor && glowing > 0 && access.kind() != AccessMap.Kind.BELOW) {
                    pen.disc(
                            x + cell / 2,
                            y,
                            10,
                            palette.of(Ink.YOU).deriveColor(0, 1, 1, 0.35 * glowing));
                }
                sign(pen, palette, access.kind(), x + cell / 2, y, cursor ? 1.1 : 0.9);
            }
        }
    }

    private static void sign(
            Pen pen, Palette palette, AccessMap.Kind kind, double x, double y, double scale) {
        switch (kind) {
            case WRITTEN -> Marks.draw(pen, palette, Mark.WRITE, x, y, scale);
            case HIT -> Marks.draw(pen, palette, Mark.HIT, x, y, scale);
            case LATE -> Marks.draw(pen, palette, Mark.LATE, x, y, scale);
            case BELOW, ALSO -> Marks.draw(pen, palette, Mark.READ, x, y, 1);
        }
    }
}
