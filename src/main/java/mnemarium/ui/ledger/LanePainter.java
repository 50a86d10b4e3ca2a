package mnemarium.ui.ledger;

import javafx.scene.paint.Color;

import mnemarium.ui.Faces;
import mnemarium.ui.chart.Ink;
import mnemarium.ui.chart.Lettering;
import mnemarium.ui.chart.Line;
import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;
import mnemarium.ui.chart.Palette;
import mnemarium.ui.chart.Pen;

/**
 * Draws the dimensions of a world as lanes: what was, filled; what is to come, dashed outlines; a
 * drift as a line, a trip as a sign before it. What cannot be seen by the agent is hatched. Only
 * the tasks in view are asked for.
 */
final class LanePainter {

    /** From one lane to the next, in design pixels. */
    static final double LANE = 28;

    private static final double BAR = 20;
    private static final double TEXT_INSET = 6;
    private static final double LEAST_FOR_TEXT = 12;

    private final Pen pen;
    private final Palette palette;
    private final WorldView view;
    private final TaskColumns columns;
    private final Lettering now;
    private final Lettering later;

    LanePainter(Pen pen, Palette palette, WorldView view, TaskColumns columns) {
        this.pen = pen;
        this.palette = palette;
        this.view = view;
        this.columns = columns;
        now = new Lettering(Faces.REGULAR, 12, palette.of(Ink.TEXT));
        later = now.in(palette.of(Ink.MUTED));
    }

    /**
     * Draws the lanes between two heights.
     *
     * @param top of the first lane, which may lie above what is in view
     * @param from upper edge of what is in view
     * @param to lower edge of what is in view
     */
    void paint(double top, double from, double to) {
        for (int lane = 0; lane < view.lanes().size(); lane++) {
            double y = top + lane * LANE;
            if (y + LANE >= from && y <= to) {
                lane(view.lanes().get(lane), y + LANE / 2);
            }
        }
        if (view.cursor() >= 0) {
            double x = columns.middle(view.cursor());
            if (x >= TaskColumns.GUTTER && x <= TaskColumns.GUTTER + columns.room()) {
                pen.line(x, from, x, to, new Line(palette.of(Ink.YOU), 2));
            }
        }
    }

    private void lane(LaneView lane, double y) {
        Lettering name = new Lettering(Faces.MONO, 12, palette.of(Ink.TEXT));
        pen.text(name.fit(lane.name(), TaskColumns.GUTTER - 24), 16, y + 4, name);
        Lettering words = new Lettering(Faces.REGULAR, 12, palette.of(Ink.MUTED));
        pen.text(
                words.fit(lane.words(), TaskColumns.RIGHT - 32),
                TaskColumns.GUTTER + columns.room() + 20,
                y + 4,
                words);
        pen.within(
                TaskColumns.GUTTER - 1,
                y - LANE / 2,
                columns.room() + 2,
                LANE,
                () -> {
                    lived(lane, y);
                    scheduled(lane, y);
                    trips(lane, y);
                });
    }

    /** The first task that is still to come at the cursor. */
    private int ahead() {
        return view.cursor() + 1;
    }

    private void lived(LaneView lane, double y) {
        int end = Math.min(columns.last(), ahead());
        int task = columns.first();
        double labelled = Double.NEGATIVE_INFINITY;
        while (task < end) {
            int next = Math.min(lane.values().change(task), ahead());
            double x = Math.max(columns.x(task), TaskColumns.GUTTER);
            double right = Math.min(columns.x(next), TaskColumns.GUTTER + columns.room());
            fill(lane, x, y, right - x, lane.values().isSecond(task));
            String value = lane.values().at(task);
            // the cursor's line runs through the middle of its task: no word goes there
            double width = next == ahead() ? columns.middle(view.cursor()) - x : right - x;
            if (width >= LEAST_FOR_TEXT && now.width(value) + TEXT_INSET + 2 <= width) {
                pen.text(value, x + TEXT_INSET, y + 4.5, now);
            } else if (next == ahead()) {
                labelled = now.width(value);
            }
            if (task > 0 && moved(lane, task)) {
                drift(columns.x(task), y);
            }
            task = next;
        }
        // the value of now that has no room in what was lived stands right behind the cursor
        if (labelled > 0
                && lane.values().at(view.cursor()).equals(valueAhead(lane))
                && columns.x(ahead()) <= TaskColumns.GUTTER + columns.room()) {
            pen.text(
                    lane.values().at(view.cursor()), columns.x(ahead()) + TEXT_INSET, y + 4.5, now);
        }
        begins(lane, y);
    }

    /** The value right behind the cursor; that of the cursor where the world ends. */
    private String valueAhead(LaneView lane) {
        return lane.values().at(ahead() < view.tasks() ? ahead() : view.cursor());
    }

    /** Whether the dimension has drifted at a task, and did not merely churn. */
    private static boolean moved(LaneView lane, int task) {
        return lane.nature() != LaneView.Nature.NOISE
                && lane.nature() != LaneView.Nature.LATE
                && !lane.values().at(task - 1).equals(lane.values().at(task));
    }

    /** A late dimension has no drift, but a task from which it matters. */
    private void begins(LaneView lane, double y) {
        if (lane.nature() == LaneView.Nature.LATE
                && lane.drift() instanceof LaneView.Drift.At at
                && at.task().isPresent()) {
            int task = at.task().getAsInt();
            if (task <= view.cursor()) {
                drift(columns.x(task), y);
            }
        }
    }

    private void drift(double x, double y) {
        pen.line(x, y - 12, x, y + 12, new Line(palette.of(Ink.WORLD), 2));
    }

    private void fill(LaneView lane, double x, double y, double width, boolean second) {
        if (width <= 0) {
            return;
        }
        double top = y - BAR / 2;
        Color track = palette.of(Ink.TRACK);
        Color bar = palette.of(Ink.BAR);
        switch (lane.nature()) {
            case DECLARED, UNDECLARED -> pen.rectangle(x, top, width, BAR, 2, second ? bar : track);
            case NOISE, LATE ->
                    pen.rectangle(x, top, width, BAR, 2, second ? track : palette.of(Ink.SUBTLE));
            case HIDDEN ->
                    pen.hatch(x, top, width, BAR, second ? bar : track, palette.of(Ink.GROUND));
        }
    }

    private void scheduled(LaneView lane, double y) {
        int from = Math.max(ahead(), columns.first());
        if (from >= Math.min(columns.last(), view.tasks())) {
            return;
        }
        double left = Math.max(columns.x(from), TaskColumns.GUTTER);
        double right = columns.end();
        Line dashes = Line.dashed(palette.of(Ink.EDGE), 1, 3, 2);
        pen.frame(left + 0.5, y - BAR / 2 + 0.5, right - left - 1, BAR - 1, 3, dashes);
        boolean crowded = false;
        boolean turns =
                from == ahead()
                        && view.cursor() >= 0
                        && !lane.values().at(from).equals(lane.values().at(view.cursor()));
        int task = from;
        while (task < columns.last()) {
            int next = lane.values().change(task);
            if (task > from || turns) {
                double x = Math.floor(columns.x(task)) + 0.5;
                pen.line(x, y - BAR / 2, x, y + BAR / 2, dashes);
                String value = lane.values().at(task);
                double room = Math.min(columns.x(next), right) - x;
                // behind the handle, where there is one
                double inset =
                        lane.drift() instanceof LaneView.Drift.At
                                        && lane.nature() != LaneView.Nature.LATE
                                ? 2 * TEXT_INSET
                                : TEXT_INSET;
                crowded |= room < LEAST_FOR_TEXT;
                if (!crowded && later.width(value) + inset + 2 <= room) {
                    pen.text(value, x + inset, y + 4.5, later);
                }
            }
            task = next;
        }
        if (lane.nature() == LaneView.Nature.LATE
                && lane.drift() instanceof LaneView.Drift.At at
                && at.task().isPresent()
                && at.task().getAsInt() >= from) {
            double x = columns.x(at.task().getAsInt());
            Line world = Line.dashed(palette.of(Ink.WORLD), 1.5, 3, 2);
            pen.line(x, y - 12, x, y + 12, world);
        }
    }

    private void trips(LaneView lane, double y) {
        LaneTrips trips = lane.trips();
        for (int i = trips.from(columns.first()); i < trips.count(); i++) {
            int task = trips.task(i);
            if (task > columns.last() || task > view.cursor()) {
                break;
            }
            double scale = Math.clamp(columns.cell() / 9, 0.6, 1);
            Mark mark = trips.isReal(i) ? Mark.TRIP : Mark.TRIP_NOISE;
            // before the border at which it moved, so that the new value's word stays readable
            Marks.draw(pen, palette, mark, columns.x(task) - 7.5 * scale, y, scale);
        }
    }
}
