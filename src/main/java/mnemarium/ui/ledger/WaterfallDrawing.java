package mnemarium.ui.ledger;

import javafx.scene.AccessibleRole;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

import mnemarium.ui.Faces;
import mnemarium.ui.chart.Drawing;
import mnemarium.ui.chart.Ink;
import mnemarium.ui.chart.Lettering;
import mnemarium.ui.chart.Line;
import mnemarium.ui.chart.Palette;
import mnemarium.ui.chart.Pen;
import mnemarium.ui.chart.SvgPen;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.BiConsumer;

/** Draws a waterfall: a row per term, the sum below in the colour of what is found or of harm. */
final class WaterfallDrawing extends Drawing {

    private static final double ROW = 20;
    private static final double BAR = 11;
    private static final double NAME_GAP = 14;
    private static final double FIGURE_GAP = 6;
    private static final double EXPORT_WIDTH = 480;

    private final Waterfall waterfall;

    /**
     * @param save takes the name and the text of a picture to be saved
     */
    WaterfallDrawing(String id, Waterfall waterfall, BiConsumer<String, String> save) {
        this.waterfall = waterfall;
        setId(id);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setAccessibleText(waterfall.caption() + ": " + waterfall.text());
        setFocusTraversable(true);
        MenuItem picture = new MenuItem("Save as SVG");
        picture.setId(id + "-svg");
        picture.setOnAction(_ -> save.accept(id + ".svg", svg()));
        MenuItem words = new MenuItem("Copy as text");
        words.setId(id + "-copy");
        words.setOnAction(_ -> copy());
        ContextMenu menu = new ContextMenu(picture, words);
        setOnContextMenuRequested(
                event -> {
                    menu.show(this, event.getScreenX(), event.getScreenY());
                    event.consume();
                });
    }

    private void copy() {
        ClipboardContent content = new ClipboardContent();
        content.putString(waterfall.text());
        Clipboard.getSystemClipboard().setContent(content);
    }

    /** The drawing as an SVG file, in light colours. */
    String svg() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (SvgPen pen =
                new SvgPen(
                        bytes,
                        EXPORT_WIDTH,
                        rows() * ROW,
                        waterfall.caption() + ": " + waterfall.text(),
                        Palette.LIGHT.of(Ink.GROUND))) {
            paint(pen, Palette.LIGHT, EXPORT_WIDTH, rows() * ROW);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private int rows() {
        return waterfall.terms().size() + 1;
    }

    @Override
    protected double computePrefHeight(double width) {
        return Math.ceil(rows() * ROW * scale());
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected void paint(Pen pen, Palette palette, double width, double height) {
        Lettering name = new Lettering(Faces.REGULAR, 12, palette.of(Ink.MUTED));
        Lettering sum = new Lettering(Faces.SEMIBOLD, 12, palette.of(Ink.TEXT));
        Lettering figure = new Lettering(Faces.MONO, 12, palette.of(Ink.TEXT));
        Lettering total = new Lettering(Faces.MONO_SEMIBOLD, 12, palette.of(Ink.TEXT));
        Lettering note = new Lettering(Faces.REGULAR, 11, palette.of(Ink.MUTED));
        double names = sum.width(waterfall.name());
        double figures = total.width(totalWords());
        double least = Math.min(0, waterfall.total());
        double most = Math.max(0, waterfall.total());
        double at = 0;
        for (Waterfall.Term term : waterfall.terms()) {
            names = Math.max(names, name.width(term.name()));
            figures =
                    Math.max(
                            figures,
                            figure.width(Amounts.number(term.value()))
                                    + (term.note().isEmpty()
                                            ? 0
                                            : FIGURE_GAP + note.width(term.note())));
            at += term.value();
            least = Math.min(least, at);
            most = Math.max(most, at);
        }
        double left = names + NAME_GAP;
        double room = Math.max(20, width - left - figures - FIGURE_GAP - 2);
        double unit = most > least ? room / (most - least) : 0;
        double zero = left - least * unit;
        at = 0;
        double top = 0;
        for (Waterfall.Term term : waterfall.terms()) {
            double from = zero + at * unit;
            at += term.value();
            double to = zero + at * unit;
            pen.text(term.name(), 0, top + 14, name);
            bar(pen, from, to, top, palette.of(at == term.value() ? Ink.WRITTEN : Ink.SPENT_STORE));
            // a thread from where this bar ends to the next
            pen.line(
                    to,
                    top + (ROW + BAR) / 2,
                    to,
                    top + ROW + (ROW - BAR) / 2,
                    new Line(palette.of(Ink.EDGE), 1));
            double behind = Math.max(from, to) + FIGURE_GAP;
            String value = Amounts.number(term.value());
            pen.text(value, behind, top + 14, figure);
            if (!term.note().isEmpty()) {
                pen.text(term.note(), behind + figure.width(value) + FIGURE_GAP, top + 14, note);
            }
            top += ROW;
        }
        boolean pays = waterfall.total() > 0;
        Ink ink = pays ? Ink.FOUND : Ink.HARM;
        pen.text(waterfall.name(), 0, top + 14, sum);
        bar(pen, zero, zero + at * unit, top, palette.of(ink));
        pen.text(
                totalWords(),
                Math.max(zero, zero + at * unit) + FIGURE_GAP,
                top + 14,
                total.in(palette.of(ink)));
    }

    private String totalWords() {
        double total = waterfall.total();
        return total == Math.rint(total)
                ? Amounts.amount(Math.round(total), waterfall.unit())
                : Amounts.number(total) + " " + waterfall.unit();
    }

    private static void bar(
            Pen pen, double from, double to, double top, javafx.scene.paint.Color fill) {
        double width = Math.abs(to - from);
        // what is nothing is a hairline, so that the term is seen to be there
        pen.rectangle(Math.min(from, to), top + (ROW - BAR) / 2, Math.max(1, width), BAR, 0, fill);
    }
}
