package mnemarium.ui.loop;

import mnemarium.loop.Cost;
import mnemarium.ui.Faces;
import mnemarium.ui.chart.Drawing;
import mnemarium.ui.chart.Ink;
import mnemarium.ui.chart.Lettering;
import mnemarium.ui.chart.Palette;
import mnemarium.ui.chart.Pen;

/**
 * One operation magnified: its embed and store parts fill the width, since beside an added latency
 * they would be too thin to see; what was added is only named.
 */
final class PartsDrawing extends Drawing {

    private Cost cost = new Cost(0, 0, 0, 0);
    private boolean write;

    PartsDrawing() {
        getStyleClass().add("mn-parts");
    }

    PartsDrawing of(BudgetRow.Spent spent) {
        cost = spent.cost();
        write = spent.write();
        repaint();
        return this;
    }

    @Override
    protected double computePrefWidth(double height) {
        return 240 * scale();
    }

    @Override
    protected double computePrefHeight(double width) {
        return 48 * scale();
    }

    @Override
    protected void paint(Pen pen, Palette palette, double width, double height) {
        long both = Math.max(1, cost.embedNanos() + cost.storeNanos());
        double embed = width * cost.embedNanos() / both;
        pen.rectangle(0, 2, embed, 12, 0, palette.of(Ink.SPENT_EMBED));
        pen.rectangle(
                embed,
                2,
                width - embed,
                12,
                0,
                palette.of(write ? Ink.SPENT_WRITE : Ink.SPENT_STORE));
        Lettering words = new Lettering(Faces.MONO, 11, palette.of(Ink.TEXT));
        pen.text(
                "embed %s + %s %s ms"
                        .formatted(
                                Words.hundredths(cost.embedNanos()),
                                write ? "write" : "store",
                                Words.hundredths(cost.storeNanos())),
                0,
                28,
                words);
        String overhead =
                cost.overheadNanos() == 0
                        ? ""
                        : " + overhead " + Words.hundredths(cost.overheadNanos());
        pen.text(
                "+ added %s%s ms, not drawn"
                        .formatted(Words.hundredths(cost.addedNanos()), overhead),
                0,
                42,
                words.in(palette.of(Ink.MUTED)));
    }
}
