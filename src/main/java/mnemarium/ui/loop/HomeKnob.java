package mnemarium.ui.loop;

import mnemarium.ui.chart.Drawing;
import mnemarium.ui.chart.Ink;
import mnemarium.ui.chart.Line;
import mnemarium.ui.chart.Palette;
import mnemarium.ui.chart.Pen;

/** On the latency slider's track: a hollow knob at the scenario's value. */
final class HomeKnob extends Drawing {

    private static final double RADIUS = 4;

    HomeKnob() {
        setMouseTransparent(true);
    }

    @Override
    protected double computePrefWidth(double height) {
        return (2 * RADIUS + 2) * scale();
    }

    @Override
    protected double computePrefHeight(double width) {
        return (2 * RADIUS + 2) * scale();
    }

    @Override
    protected void paint(Pen pen, Palette palette, double width, double height) {
        pen.disc(width / 2, height / 2, RADIUS, palette.of(Ink.GROUND));
        pen.ring(width / 2, height / 2, RADIUS - 0.5, new Line(palette.of(Ink.MUTED), 1.4));
    }
}
