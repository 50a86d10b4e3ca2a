package mnemarium.ui.ledger;

import javafx.scene.AccessibleRole;
import javafx.scene.input.MouseEvent;

import mnemarium.ui.Glow;
import mnemarium.ui.Touch;
import mnemarium.ui.chart.Drawing;
import mnemarium.ui.chart.Palette;
import mnemarium.ui.chart.Pen;

import java.util.function.IntConsumer;

/** The tasks of a world in two rows of signs; a click or an arrow key goes to a task. */
final class TaskTimelineDrawing extends Drawing {

    private final TaskScroll scroll;
    private final Steering steering;
    private final Glow glow =
            new Glow(
                    400,
                    strength -> {
                        glowing = strength;
                        repaint();
                    });
    private WorldView view = WorldView.EMPTY;
    private double glowing;
    private boolean inStrip;

    TaskTimelineDrawing(TaskScroll scroll, IntConsumer goTo) {
        this.scroll = scroll;
        setId("world-timeline");
        setAccessibleRole(AccessibleRole.SLIDER);
        steering = new Steering(this, scroll, this::columns, goTo);
        setOnMousePressed(this::press);
        setOnMouseDragged(this::drag);
        setOnMouseMoved(event -> steering.hover(event, scale()));
        setOnScroll(event -> steering.scroll(event, scale(), false));
        scroll.tell(this::repaint);
        widthProperty().addListener(_ -> scroll.resized());
    }

    void show(WorldView shown, Touch touch) {
        boolean ahead = shown.cursor() > view.cursor() && shown.tasks() == view.tasks();
        view = shown;
        steering.show(shown);
        setAccessibleText(steering.standing("Timeline"));
        glow.touched(ahead ? touch : Touch.NONE);
        repaint();
    }

    private TaskColumns columns() {
        return scroll.columns(getWidth() / scale());
    }

    private void press(MouseEvent event) {
        inStrip = columns().overflows() && event.getY() / scale() <= TimelinePainter.STRIP_REACH;
        if (inStrip) {
            drag(event);
        } else {
            steering.press(event.getX() / scale());
        }
    }

    /** In the overview: shows that part of the run; the cursor stays. */
    private void drag(MouseEvent event) {
        if (inStrip) {
            TaskColumns columns = columns();
            double share = (event.getX() / scale() - TaskColumns.GUTTER) / columns.room();
            scroll.around(Math.clamp(share, 0, 1), columns);
        }
    }

    @Override
    protected double computePrefHeight(double width) {
        return Math.ceil(TimelinePainter.HEIGHT * scale());
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected void paint(Pen pen, Palette palette, double width, double height) {
        new TimelinePainter(pen, palette, view, scroll.columns(width)).paint(glowing);
    }
}
