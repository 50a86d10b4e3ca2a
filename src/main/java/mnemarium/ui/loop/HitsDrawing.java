package mnemarium.ui.loop;

import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;

import mnemarium.ui.Faces;
import mnemarium.ui.chart.Drawing;
import mnemarium.ui.chart.Ink;
import mnemarium.ui.chart.Lettering;
import mnemarium.ui.chart.Lettering.Anchor;
import mnemarium.ui.chart.Line;
import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;
import mnemarium.ui.chart.Palette;
import mnemarium.ui.chart.Pen;

import java.util.List;
import java.util.OptionalDouble;
import java.util.function.IntConsumer;

/**
 * The hits of one read: rank, entry, a bar on 0 to 1, the score, its standing, the entry's text;
 * one dashed line through all rows marks the threshold. A click selects the entry.
 */
final class HitsDrawing extends Drawing {

    private static final double ROW = 28;
    private static final double HEAD = 18;
    private static final double RANK_END = 10;
    private static final double ID = 20;
    private static final double BAR_GAP = 14;
    private static final double BAR_HEIGHT = 8;
    private static final double SCORE_GAP = 12;
    private static final double WORD_GAP = 50;
    private static final double TEXT_GAP = 118;

    private final List<HitRow> hits;
    private final OptionalDouble threshold;
    private double bars;

    /**
     * @param hits the rows to draw, best first
     * @param threshold the line through them, if the read had one
     * @param select called with the number of the entry that was clicked
     */
    HitsDrawing(List<HitRow> hits, OptionalDouble threshold, IntConsumer select) {
        this.hits = List.copyOf(hits);
        this.threshold = threshold;
        setId("hits");
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(twin());
        setCursor(Cursor.HAND);
        setOnMouseClicked(
                event -> {
                    int row = (int) Math.floor((event.getY() / scale() - head()) / ROW);
                    if (row >= 0 && row < hits.size()) {
                        select.accept(hits.get(row).entry());
                    }
                });
    }

    /** Where the bars begin: right of the longest name. */
    private double bars(Palette palette) {
        Lettering name = new Lettering(Faces.MONO_SEMIBOLD, 12, palette.of(Ink.TEXT));
        double longest = 22;
        for (HitRow hit : hits) {
            longest = Math.max(longest, name.width(hit.id()));
        }
        return ID + longest + BAR_GAP;
    }

    @Override
    protected double computePrefHeight(double width) {
        return Math.ceil((head() + ROW * hits.size()) * scale());
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    private double head() {
        return threshold.isPresent() ? HEAD : 0;
    }

    @Override
    protected void paint(Pen pen, Palette palette, double width, double height) {
        bars = bars(palette);
        double bar = Math.clamp(width * 0.28, 60, 200);
        double head = head();
        for (int row = 0; row < hits.size(); row++) {
            paint(pen, palette, hits.get(row), head + row * ROW, width, bar);
            if (row > 0) {
                pen.line(
                        0,
                        head + row * ROW + 0.5,
                        width,
                        head + row * ROW + 0.5,
                        new Line(palette.of(Ink.ROW_LINE), 1));
            }
        }
        threshold.ifPresent(value -> line(pen, palette, value, bar, height));
    }

    private void paint(Pen pen, Palette palette, HitRow hit, double top, double width, double bar) {
        double baseline = top + 18;
        boolean counts = hit.standing() == HitRow.Standing.HIT;
        Lettering mono = new Lettering(Faces.MONO, 12, palette.of(Ink.MUTED));
        pen.text(Integer.toString(hit.rank()), RANK_END, baseline, mono.at(Anchor.END));
        Lettering id =
                new Lettering(counts ? Faces.MONO_SEMIBOLD : Faces.MONO, 12, palette.of(Ink.TEXT));
        pen.text(hit.id(), ID, baseline, id);
        double y = top + (ROW - BAR_HEIGHT) / 2;
        pen.rectangle(bars, y, bar, BAR_HEIGHT, 0, palette.of(Ink.TRACK));
        pen.rectangle(
                bars,
                y,
                bar * Math.clamp(hit.score(), 0, 1),
                BAR_HEIGHT,
                0,
                palette.of(counts ? Ink.FOUND : Ink.BAR));
        double score = bars + bar + SCORE_GAP;
        pen.text(
                Words.similarity(hit.score()),
                score,
                baseline,
                new Lettering(
                        counts ? Faces.MONO_SEMIBOLD : Faces.MONO,
                        12,
                        palette.of(counts ? Ink.FOUND : Ink.TEXT)));
        double word = bars + bar + SCORE_GAP + WORD_GAP;
        standing(pen, palette, hit.standing(), word, baseline);
        double text = bars + bar + TEXT_GAP;
        Lettering words =
                new Lettering(Faces.REGULAR, 12, palette.of(counts ? Ink.TEXT : Ink.MUTED));
        if (width - text > 24) {
            pen.text(words.fit(Words.oneLine(hit.text()), width - text), text, baseline, words);
        }
    }

    private static void standing(
            Pen pen, Palette palette, HitRow.Standing standing, double x, double baseline) {
        switch (standing) {
            case HIT -> {
                Marks.draw(pen, palette, Mark.HIT, x + 4, baseline - 4, 1);
                pen.text(
                        standing.word(),
                        x + 13,
                        baseline,
                        new Lettering(Faces.SEMIBOLD, 12, palette.of(Ink.FOUND)));
            }
            case LATE -> {
                Marks.draw(pen, palette, Mark.LATE, x + 4, baseline - 4, 1);
                pen.text(
                        standing.word(),
                        x + 13,
                        baseline,
                        new Lettering(Faces.SEMIBOLD, 12, palette.of(Ink.BUDGET)));
            }
            case ALSO, OTHER, BELOW ->
                    pen.text(
                            standing.word(),
                            x + 13,
                            baseline,
                            new Lettering(Faces.REGULAR, 12, palette.of(Ink.MUTED)));
        }
    }

    private void line(Pen pen, Palette palette, double threshold, double bar, double height) {
        double x = Math.round(bars + bar * Math.clamp(threshold, 0, 1)) + 0.5;
        Lettering small = new Lettering(Faces.REGULAR, 11, palette.of(Ink.TEXT)).at(Anchor.MIDDLE);
        pen.text("threshold " + Words.threshold(threshold), x, 10, small);
        pen.line(x, 14, x, height, Line.dashed(palette.of(Ink.TEXT), 1, 3, 2));
    }

    private String twin() {
        StringBuilder twin = new StringBuilder();
        threshold.ifPresent(value -> twin.append("Threshold ").append(Words.threshold(value)));
        for (HitRow hit : hits) {
            twin.append(twin.isEmpty() ? "" : "; ")
                    .append(hit.rank())
                    .append(' ')
                    .append(hit.id())
                    .append(' ')
                    .append(Words.similarity(hit.score()))
                    .append(' ')
                    .append(hit.standing().word());
        }
        return twin.toString();
    }
}
