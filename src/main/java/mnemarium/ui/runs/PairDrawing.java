package mnemarium.ui.runs;

import javafx.scene.AccessibleRole;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

import mnemarium.ui.StepMarks;
import mnemarium.ui.chart.Drawing;
import mnemarium.ui.chart.Palette;
import mnemarium.ui.chart.Pen;
import mnemarium.workbench.RunComparison;
import mnemarium.workbench.RunPair;

import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * Two runs, one above the other, on one axis of steps, with a line where they part. A click opens
 * the run at that step; so does Enter at the step that the arrow keys have chosen.
 */
final class PairDrawing extends Drawing {

    private final BiConsumer<RunPair.Lived, Integer> open;
    private final Tooltip tooltip = new Tooltip();
    private Optional<RunPair> pair = Optional.empty();
    private PairPainter.Place cursor = PairPainter.Place.NONE;

    /**
     * @param open called with a run and an operation of it
     */
    PairDrawing(BiConsumer<RunPair.Lived, Integer> open) {
        this.open = open;
        setId("pair-timelines");
        getStyleClass().add("mn-pair-drawing");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.TEXT);
        Tooltip.install(this, tooltip);
        setOnMouseMoved(event -> tooltip.setText(words(at(event))));
        setOnMouseClicked(
                event -> {
                    requestFocus();
                    cursor = at(event);
                    repaint();
                    go();
                });
        setOnKeyPressed(this::key);
        focusedProperty().addListener(_ -> repaint());
    }

    /** Shows two runs. */
    void show(RunPair next) {
        if (pair.filter(next::equals).isEmpty()) {
            pair = Optional.of(next);
            int first = next.comparison().parting().map(RunComparison.Parting::step).orElse(1);
            cursor = new PairPainter.Place(0, Math.max(1, Math.min(first, next.one().steps())));
            setAccessibleText(
                    "Timelines of two runs. First: "
                            + next.one().steps()
                            + " steps, second: "
                            + next.other().steps()
                            + " steps. "
                            + PairWords.parting(next));
            repaint();
        }
    }

    @Override
    protected double computePrefHeight(double width) {
        return Math.ceil(PairPainter.HEIGHT * scale());
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected void paint(Pen pen, Palette palette, double width, double height) {
        pair.ifPresent(
                each ->
                        new PairPainter(pen, palette, each, width)
                                .paint(isFocused() ? cursor : PairPainter.Place.NONE));
    }

    private PairPainter.Place at(MouseEvent event) {
        return pair.map(
                        each ->
                                PairPainter.at(
                                        each,
                                        getWidth() / scale(),
                                        event.getX() / scale(),
                                        event.getY() / scale()))
                .orElse(PairPainter.Place.NONE);
    }

    private Optional<RunPair.Lived> lived(PairPainter.Place place) {
        return pair.map(each -> place.row() == 0 ? each.one() : each.other())
                .filter(each -> place.step() >= 1 && place.step() <= each.steps());
    }

    private String words(PairPainter.Place place) {
        return lived(place)
                .map(
                        each ->
                                (place.row() == 0 ? "First" : "Second")
                                        + ", step "
                                        + place.step()
                                        + ": "
                                        + StepMarks.of(each.marks().charAt(place.step() - 1)).word()
                                        + ". A click opens it there.")
                .orElse("Two runs on one axis of steps");
    }

    private void go() {
        lived(cursor).ifPresent(each -> open.accept(each, each.stepEnds().get(cursor.step() - 1)));
    }

    private void key(KeyEvent event) {
        switch (event.getCode()) {
            case LEFT -> move(cursor.row(), cursor.step() - 1);
            case RIGHT -> move(cursor.row(), cursor.step() + 1);
            case UP -> move(0, cursor.step());
            case DOWN -> move(1, cursor.step());
            case ENTER -> go();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void move(int row, int step) {
        PairPainter.Place next = new PairPainter.Place(row, step);
        if (lived(next).isPresent()) {
            cursor = next;
            repaint();
        }
    }
}
