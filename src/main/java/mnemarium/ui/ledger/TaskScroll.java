package mnemarium.ui.ledger;

import mnemarium.ui.chart.Reel;

import java.util.ArrayList;
import java.util.List;

/**
 * The part of a world's tasks that is in view, one for all drawings of it: who scrolls one, scrolls
 * all. Belongs to the screen thread.
 */
final class TaskScroll {

    private final Reel reel = new Reel();
    private final List<Runnable> drawings = new ArrayList<>();
    private int tasks;
    private int cursor = -1;

    /** A drawing that is to be painted again when the view moves. */
    void tell(Runnable repaint) {
        drawings.add(repaint);
    }

    /** Another moment of the run; the cursor comes into view if it moved. */
    void show(int tasksOfTheWorld, int cursorTask) {
        if (tasksOfTheWorld != tasks || cursorTask != cursor) {
            tasks = tasksOfTheWorld;
            cursor = cursorTask;
            reel.follow();
        }
        moved();
    }

    /** The width has changed: what was in view may not be any more. */
    void resized() {
        reel.follow();
        moved();
    }

    /** The columns in view at a width of the drawing. */
    TaskColumns columns(double width) {
        TaskColumns all = TaskColumns.at(width, tasks);
        reel.keep(cursor < 0 ? -1 : cursor * all.cell(), all.cell(), all.length(), all.room());
        return all.from(reel.offset());
    }

    /** A hand scrolls on by so many design pixels; negative for back. */
    void by(double pixels) {
        reel.by(pixels);
        moved();
    }

    /** A hand asks for the part around a share of the whole, 0 to 1. */
    void around(double share, TaskColumns columns) {
        reel.around(share * columns.length(), columns.room());
        moved();
    }

    private void moved() {
        drawings.forEach(Runnable::run);
    }
}
