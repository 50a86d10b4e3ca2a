package mnemarium.ui.ledger;

import javafx.scene.AccessibleRole;
import javafx.scene.input.ScrollEvent;

import mnemarium.ui.Faces;
import mnemarium.ui.chart.Drawing;
import mnemarium.ui.chart.Ink;
import mnemarium.ui.chart.Lettering;
import mnemarium.ui.chart.Lettering.Anchor;
import mnemarium.ui.chart.Line;
import mnemarium.ui.chart.Palette;
import mnemarium.ui.chart.Pen;

import java.util.Optional;
import java.util.function.IntConsumer;

/** The lanes in view; a click or an arrow key goes to a task, a wheel scrolls lanes or tasks. */
final class LanesDrawing extends Drawing {

    private final TaskScroll scroll;
    private final Steering steering;
    private final Runnable moved;
    private WorldView view = WorldView.EMPTY;
    private double down;
    private Optional<DriftDrag> drag = Optional.empty();

    /**
     * @param moved called when lanes have another place in the drawing
     */
    LanesDrawing(TaskScroll scroll, IntConsumer goTo, Runnable moved) {
        this.scroll = scroll;
        this.moved = moved;
        setId("world-lanes");
        setAccessibleRole(AccessibleRole.SLIDER);
        steering = new Steering(this, scroll, this::columns, goTo);
        setOnMousePressed(event -> steering.press(event.getX() / scale()));
        setOnMouseMoved(event -> steering.hover(event, scale(), lane(event.getY())));
        setOnScroll(this::wheel);
        scroll.tell(this::repaint);
        widthProperty().addListener(_ -> scroll.resized());
        heightProperty().addListener(_ -> down(down));
    }

    void show(WorldView shown) {
        view = shown;
        steering.show(shown);
        setAccessibleText(steering.standing("World"));
        down(down);
    }

    /** A drift is on its way, or is no longer. */
    void drag(Optional<DriftDrag> way) {
        drag = way;
        repaint();
    }

    /** The lane at a height, in words: its name may be cut in the drawing. */
    private String lane(double y) {
        int lane = (int) Math.floor((y / scale() + down) / LanePainter.LANE);
        return lane >= 0 && lane < view.lanes().size()
                ? view.lanes().get(lane).name() + ": " + view.lanes().get(lane).words()
                : "Lanes of the world";
    }

    TaskColumns columns() {
        return scroll.columns(getWidth() / scale());
    }

    /** Middle of a lane, in pixels of the screen from the drawing's upper edge. */
    double middle(int lane) {
        return (lane * LanePainter.LANE + LanePainter.LANE / 2 - down) * scale();
    }

    /** A place in a row of tasks, in pixels of the screen. */
    double pixels(double designPixels) {
        return designPixels * scale();
    }

    /** How far the lanes are scrolled, in design pixels. */
    double down() {
        return down;
    }

    /** How far they can be. */
    double most() {
        return Math.max(0, view.lanes().size() * LanePainter.LANE - getHeight() / scale());
    }

    /** Scrolls the lanes. */
    void down(double to) {
        down = Math.clamp(to, 0, most());
        moved.run();
        repaint();
    }

    private void wheel(ScrollEvent event) {
        boolean sideways = event.getDeltaX() != 0 || event.isShiftDown();
        if (most() > 0 && !sideways) {
            down(down - event.getDeltaY() / scale());
            event.consume();
        } else {
            steering.scroll(event, scale(), false);
        }
    }

    @Override
    protected double computePrefHeight(double width) {
        return Math.ceil(view.lanes().size() * LanePainter.LANE * scale());
    }

    @Override
    protected double computeMinHeight(double width) {
        return 0;
    }

    @Override
    protected void paint(Pen pen, Palette palette, double width, double height) {
        TaskColumns columns = scroll.columns(width);
        new LanePainter(pen, palette, view, columns).paint(-down, 0, height);
        drag.ifPresent(way -> way(pen, palette, columns, way));
    }

    /** Where the drift would go, and what that does. */
    private void way(Pen pen, Palette palette, TaskColumns columns, DriftDrag way) {
        double x = Math.min(columns.x(way.to()), TaskColumns.GUTTER + columns.room());
        double y = way.lane() * LanePainter.LANE + LanePainter.LANE / 2 - down;
        pen.line(x, y - 13, x, y + 13, Line.dashed(palette.of(Ink.YOU), 2, 4, 2));
        Lettering words = new Lettering(Faces.SEMIBOLD, 12, palette.of(Ink.YOU));
        String text = way.words();
        double wide = words.width(text);
        boolean left = x + 14 + wide > TaskColumns.GUTTER + columns.room();
        double from = left ? x - 14 - wide : x + 14;
        pen.rectangle(from - 5, y - 9, wide + 10, 18, 4, palette.of(Ink.YOU_GROUND));
        pen.text(text, left ? x - 14 : x + 14, y + 4.5, left ? words.at(Anchor.END) : words);
    }
}
