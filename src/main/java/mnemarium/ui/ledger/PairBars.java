package mnemarium.ui.ledger;

import mnemarium.ui.chart.Drawing;
import mnemarium.ui.chart.Ink;
import mnemarium.ui.chart.Palette;
import mnemarium.ui.chart.Pen;

/** Two bars, one below the other: what it would be without memory, and what it is. */
final class PairBars extends Drawing {

    private static final double THICK = 4;

    private double own;
    private double other;

    PairBars() {
        setMouseTransparent(true);
    }

    void show(double ownShare, double otherShare) {
        own = ownShare;
        other = otherShare;
        repaint();
    }

    @Override
    protected double computePrefWidth(double height) {
        return 132 * scale();
    }

    @Override
    protected double computeMinWidth(double height) {
        return 40 * scale();
    }

    @Override
    protected double computePrefHeight(double width) {
        return 12 * scale();
    }

    @Override
    protected void paint(Pen pen, Palette palette, double width, double height) {
        double top = height / 2 - THICK - 0.5;
        pen.rectangle(0, top, width * other, THICK, 0, palette.of(Ink.BAR));
        pen.rectangle(0, top + THICK + 1, width * own, THICK, 0, palette.of(Ink.YOU));
    }
}
