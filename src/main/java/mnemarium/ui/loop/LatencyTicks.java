package mnemarium.ui.loop;

import mnemarium.ui.Faces;
import mnemarium.ui.chart.Drawing;
import mnemarium.ui.chart.Ink;
import mnemarium.ui.chart.Lettering;
import mnemarium.ui.chart.Lettering.Anchor;
import mnemarium.ui.chart.Line;
import mnemarium.ui.chart.Palette;
import mnemarium.ui.chart.Pen;

/** Under the latency slider: a tick and a name for each rung. */
final class LatencyTicks extends Drawing {

    private static final double MIDDLE = 14;
    private static final double LEAST_GAP = 5;

    private final LatencySlider slider;
    private double value;

    LatencyTicks(LatencySlider slider) {
        this.slider = slider;
        setMouseTransparent(true);
    }

    void show(double valueMillis) {
        value = valueMillis;
        repaint();
    }

    @Override
    protected double computePrefHeight(double width) {
        return Math.ceil(46 * scale());
    }

    @Override
    protected void paint(Pen pen, Palette palette, double width, double height) {
        double inset = slider.inset() / scale();
        double length = width - 2 * inset;
        double end = -LEAST_GAP;
        for (int i = 0; i <= LatencyScale.RUNGS.size(); i++) {
            boolean last = i == LatencyScale.RUNGS.size();
            double rung = last ? LatencyScale.MAX_MILLIS : LatencyScale.RUNGS.get(i);
            double x = inset + length * LatencyScale.position(rung);
            boolean here = Math.abs(rung - value) < 1e-9;
            if (!last) {
                double at = Math.round(x) + 0.5;
                pen.line(at, MIDDLE + 9, at, MIDDLE + 14, new Line(palette.of(Ink.FAINT), 1));
            }
            Lettering letters =
                    new Lettering(
                                    here ? Faces.SEMIBOLD : Faces.REGULAR,
                                    11,
                                    palette.of(here ? Ink.YOU : Ink.MUTED))
                            .at(Anchor.MIDDLE);
            String words = last ? "200" : "+" + (int) rung;
            double half = letters.width(words) / 2;
            // in a narrow window names that would touch give way to the tick alone
            if (x - half - end >= LEAST_GAP || here) {
                pen.text(
                        words,
                        Math.clamp(x, half, Math.max(half, width - half)),
                        MIDDLE + 26,
                        letters);
                end = x + half;
            }
        }
    }
}
