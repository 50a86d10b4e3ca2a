package mnemarium.ui.start;

import mnemarium.ui.chart.Drawing;
import mnemarium.ui.chart.Ink;
import mnemarium.ui.chart.Line;
import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;
import mnemarium.ui.chart.Palette;
import mnemarium.ui.chart.Pen;

import java.util.SplittableRandom;

/**
 * An ornament in the form of an access map: memories are written and read from the left to the
 * right. It stands for no run and says no figure; the same on every day and machine.
 */
final class Hero extends Drawing {
    private static final double GRID = 16;
    private static final long SEED = 24;

    Hero() {
        setMouseTransparent(true);
    }

    /** The width of the page in em. */
    double ems(double pixels) {
        return pixels / (13 * scale());
    }

    @Override
    protected void paint(Pen pen, Palette palette, double width, double height) {
        int rows = (int) Math.floor((height - 8) / GRID);
        double left = Math.max(width * 0.5, 520);
        int columns = (int) Math.ceil((width - left) / GRID);
        if (columns < 8) {
            return;
        }
        double top = (height - (rows - 1) * GRID) / 2;
        SplittableRandom chance = new SplittableRandom(SEED);
        double column = 0;
        for (int row = 0; row < rows; row++) {
            double y = top + row * GRID;
            double from = left + Math.floor(column) * GRID;
            pen.line(from, y, width, y, new Line(palette.of(Ink.ROW_LINE), 1));
            Marks.draw(pen, palette, Mark.WRITE, from, y, 1);
            for (double x = from + 2 * GRID; x < width; x += GRID) {
                if (chance.nextDouble() < 0.17) {
                    Marks.draw(pen, palette, read(chance.nextDouble()), x, y, 1);
                }
            }
            column += chance.nextDouble() * 2 * columns * 0.62 / rows;
        }
    }

    private static Mark read(double chance) {
        if (chance < 0.55) {
            return Mark.HIT;
        }
        return chance < 0.85 ? Mark.MISS : Mark.SKIPPED;
    }
}
