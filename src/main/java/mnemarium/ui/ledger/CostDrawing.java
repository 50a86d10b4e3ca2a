package mnemarium.ui.ledger;

import javafx.scene.AccessibleRole;

import mnemarium.ui.chart.Drawing;
import mnemarium.ui.chart.Palette;
import mnemarium.ui.chart.Pen;

import java.util.function.IntConsumer;

/** What each task cost; a click or an arrow key goes to a task. */
final class CostDrawing extends Drawing {

    private final TaskScroll scroll;
    private final Steering steering;
    private WorldView view = WorldView.EMPTY;

    CostDrawing(TaskScroll scroll, IntConsumer goTo) {
        this.scroll = scroll;
        setId("world-costs");
        setAccessibleRole(AccessibleRole.SLIDER);
        steering = new Steering(this, scroll, () -> scroll.columns(getWidth() / scale()), goTo);
        setOnMousePressed(event -> steering.press(event.getX() / scale()));
        setOnMouseMoved(event -> steering.hover(event, scale()));
        setOnScroll(event -> steering.scroll(event, scale(), false));
        scroll.tell(this::repaint);
    }

    void show(WorldView shown) {
        view = shown;
        steering.show(shown);
        setAccessibleText(steering.standing("Costs"));
        repaint();
    }

    @Override
    protected double computePrefHeight(double width) {
        return Math.ceil(CostPainter.HEIGHT * scale());
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected void paint(Pen pen, Palette palette, double width, double height) {
        new CostPainter(pen, palette, view, scroll.columns(width)).paint(0);
    }
}
