package mnemarium.ui.shell;

import mnemarium.ui.chart.Drawing;
import mnemarium.ui.chart.Ink;
import mnemarium.ui.chart.Line;
import mnemarium.ui.chart.Palette;
import mnemarium.ui.chart.Pen;

/** The sign of the program: a glass tank, the water line, and three memories in it. */
final class Logo extends Drawing {
    Logo() {
        getStyleClass().add("logo");
        setMouseTransparent(true);
    }

    @Override
    protected void paint(Pen pen, Palette palette, double width, double height) {
        double left = Math.round((width - 24) / 2);
        double top = Math.round((height - 20) / 2);
        pen.frame(left + 0.9, top + 0.9, 22.2, 18.2, 3.5, new Line(palette.of(Ink.TEXT), 1.8));
        pen.polyline(
                new double[] {
                    left + 4, left + 6, left + 10, left + 12, left + 14, left + 18, left + 20
                },
                new double[] {
                    top + 6.6, top + 6, top + 7.4, top + 6.8, top + 6, top + 7.4, top + 6.8
                },
                new Line(palette.of(Ink.FAINT), 1.2));
        pen.disc(left + 7, top + 12.8, 2, palette.of(Ink.YOU));
        pen.ring(left + 12.4, top + 13.6, 1.8, new Line(palette.of(Ink.TEXT), 1.3));
        pen.rectangle(left + 16, top + 11, 3.6, 3.6, 0, palette.of(Ink.TEXT));
    }
}
