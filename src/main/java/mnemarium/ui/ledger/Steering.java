package mnemarium.ui.ledger;

import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;

import mnemarium.ui.Figures;

import java.util.function.IntConsumer;
import java.util.function.Supplier;

/**
 * The hand on a drawing of tasks: a click or an arrow key goes to a task, a wheel scrolls, hovering
 * says what a task did. One for timeline, lanes and costs.
 */
final class Steering {

    private final Region drawing;
    private final TaskScroll scroll;
    private final IntConsumer goTo;
    private final Supplier<TaskColumns> columns;
    private final Tooltip tooltip = new Tooltip();
    private WorldView view = WorldView.EMPTY;

    /**
     * Takes a drawing in hand.
     *
     * @param columns as the drawing has them now
     * @param goTo called with the operation to go to
     */
    Steering(Region drawing, TaskScroll scroll, Supplier<TaskColumns> columns, IntConsumer goTo) {
        this.drawing = drawing;
        this.scroll = scroll;
        this.columns = columns;
        this.goTo = goTo;
        drawing.setFocusTraversable(true);
        drawing.setOnKeyPressed(this::key);
        Tooltip.install(drawing, tooltip);
    }

    void show(WorldView shown) {
        view = shown;
    }

    /** A press somewhere in the drawing, in design pixels: goes to the task there. */
    void press(double x) {
        drawing.requestFocus();
        int task = columns.get().taskAt(x);
        if (task >= 0) {
            go(task);
        }
    }

    /** A wheel turned: to the side, or up and down where there is nothing above or below. */
    void scroll(ScrollEvent event, double scale, boolean sidewaysOnly) {
        boolean sideways = event.getDeltaX() != 0;
        if (sidewaysOnly && !sideways && !event.isShiftDown()) {
            return;
        }
        scroll.by(-(sideways ? event.getDeltaX() : event.getDeltaY()) / scale);
        event.consume();
    }

    /** What the mouse is over. */
    void hover(MouseEvent event, double scale) {
        hover(event, scale, "Tasks of the world");
    }

    /** What the mouse is over, and what is said where there is no task. */
    void hover(MouseEvent event, double scale, String elsewhere) {
        int task = columns.get().taskAt(event.getX() / scale);
        tooltip.setText(task < 0 ? elsewhere : words(task));
    }

    /** A task in words: "Task 31: reused, 2 turns, 520 tokens". */
    String words(int task) {
        return "Task "
                + Figures.count(task)
                + ": "
                + (task < view.cells().size() ? view.cells().get(task).words() : "still to come");
    }

    /** The cursor's task in words, for screen readers. */
    String standing(String what) {
        return view.cursor() < 0
                ? "%s, before the first of %s tasks".formatted(what, Figures.count(view.tasks()))
                : what + ". " + words(view.cursor());
    }

    private void go(int task) {
        if (task >= 0 && task < view.cells().size()) {
            goTo.accept(view.cells().get(task).lastOperation());
        }
    }

    private void key(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown() || event.isShiftDown()) {
            return;
        }
        switch (event.getCode()) {
            case LEFT -> {
                if (view.cursor() == 0) {
                    goTo.accept(0);
                } else {
                    go(view.cursor() - 1);
                }
            }
            case RIGHT -> go(view.cursor() + 1);
            case HOME -> go(0);
            case END -> go(view.cells().size() - 1);
            default -> {
                return;
            }
        }
        event.consume();
    }
}
