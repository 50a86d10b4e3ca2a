package mnemarium.ui.loop;

import javafx.scene.AccessibleRole;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;

import mnemarium.ui.Faces;
import mnemarium.ui.Glow;
import mnemarium.ui.Touch;
import mnemarium.ui.chart.Drawing;
import mnemarium.ui.chart.Ink;
import mnemarium.ui.chart.Lettering;
import mnemarium.ui.chart.Line;
import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;
import mnemarium.ui.chart.Palette;
import mnemarium.ui.chart.Pen;
import mnemarium.ui.chart.Reel;

import java.util.List;
import java.util.function.IntConsumer;

/**
 * Turns as boxes, steps as cells with three lanes: read, act, write. A click or an arrow key goes
 * to a step. A run that does not fit is scrolled with the cursor kept in view, under an overview of
 * all its steps; only the visible cells are drawn.
 */
final class TimelineDrawing extends Drawing {

    private static final double GUTTER = 96;
    private static final double RIGHT = 12;
    private static final double GAP = 12;
    private static final double WIDEST = 43;
    private static final double NARROWEST = 16;
    private static final double TOP = 24;
    private static final double LANE = 16;
    private static final double BOX = 3 * LANE + 3;
    private static final double STRIP = 6;

    /** Between the middles of two signs in one lane. */
    private static final double SIDE_BY_SIDE = 12;

    private static final double BOX_OF_SIGN = 10;

    private final IntConsumer goTo;
    private final Tooltip tooltip = new Tooltip();
    private Timeline timeline = Timeline.EMPTY;
    private Overview overview = Overview.EMPTY;
    private final Reel reel = new Reel();
    private final Glow glow =
            new Glow(
                    400,
                    strength -> {
                        glowing = strength;
                        repaint();
                    });
    private double glowing;
    private Touch touch = Touch.NONE;
    private String said = "";

    TimelineDrawing(IntConsumer goTo) {
        this.goTo = goTo;
        setId("timeline");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.SLIDER);
        setOnMousePressed(this::press);
        setOnMouseDragged(this::drag);
        setOnMouseMoved(this::hover);
        setOnKeyPressed(this::key);
        setOnScroll(this::scroll);
        Tooltip.install(this, tooltip);
        widthProperty().addListener(_ -> reel.follow());
        show(Timeline.EMPTY);
    }

    void show(Timeline shown) {
        boolean ahead = shown.cursor() > timeline.cursor() && shown.steps() == timeline.steps();
        if (shown.cursor() != timeline.cursor() || shown.steps() != timeline.steps()) {
            reel.follow();
        }
        overview = overview.following(shown);
        timeline = shown;
        setAccessibleText(words());
        glow.touched(ahead ? touch : Touch.NONE);
    }

    /** Says what lights up when the cursor moves ahead. */
    void touch(Touch next) {
        touch = next;
    }

    @Override
    protected double computePrefHeight(double width) {
        return Math.ceil(84 * scale());
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    /** The columns at this width: as wide as fits, between a finger's and a sign's width. */
    private StepColumns columns(double width) {
        return StepColumns.fitting(timeline, width - GUTTER - RIGHT, NARROWEST, WIDEST, GAP);
    }

    private boolean overflows(StepColumns columns, double width) {
        return columns.width() > width - GUTTER - RIGHT;
    }

    private void keepInView(StepColumns columns, double room) {
        double cursor =
                timeline.cursor() < 0 || columns.steps() == 0
                        ? -1
                        : columns.x(Math.min(timeline.cursor(), columns.steps() - 1));
        reel.keep(cursor, columns.cell(), columns.width(), room);
    }

    @Override
    protected void paint(Pen pen, Palette palette, double width, double height) {
        StepColumns columns = columns(width);
        double room = width - GUTTER - RIGHT;
        keepInView(columns, room);
        boolean long_ = overflows(columns, width);
        double top = long_ ? TOP + STRIP : TOP;
        lanes(pen, palette, top);
        if (columns.steps() > 0) {
            if (long_) {
                overview.paint(pen, palette, GUTTER, 3, room, STRIP, reel.offset(), columns);
            }
            // a little more than the room, so that the cursor's frame and the moves are not cut
            pen.within(
                    GUTTER - 9,
                    0,
                    room + 9 + RIGHT,
                    height,
                    () -> turns(pen, palette, columns, room, top));
        }
    }

    private static void lanes(Pen pen, Palette palette, double top) {
        Lettering words = new Lettering(Faces.REGULAR, 12, palette.of(Ink.MUTED));
        String[] names = {"Read", "Act", "Write"};
        for (int lane = 0; lane < names.length; lane++) {
            pen.text(names[lane], 16, middle(top, lane) + 4, words);
        }
    }

    private static double middle(double top, int lane) {
        return top + 1.5 + LANE * lane + LANE / 2;
    }

    private void turns(Pen pen, Palette palette, StepColumns columns, double room, double top) {
        int firstTurn = columns.turnAt(reel.offset());
        TurnCaptions captions = new TurnCaptions(timeline, columns, GUTTER);
        for (int turn = firstTurn; turn < columns.turns(); turn++) {
            double x = GUTTER + columns.turnX(turn) - reel.offset();
            if (x > GUTTER + room) {
                break;
            }
            turn(pen, palette, columns, captions, turn, x, top, room);
        }
        moves(pen, palette, columns, room, top);
        cursor(pen, palette, columns, top);
    }

    private void turn(
            Pen pen,
            Palette palette,
            StepColumns columns,
            TurnCaptions captions,
            int turn,
            double x,
            double top,
            double room) {
        double wide = columns.turnWidth(turn);
        pen.frame(x + 0.5, top + 0.5, wide - 1, BOX, 4, new Line(palette.of(Ink.LINE), 1));
        for (int lane = 0; lane < 3; lane++) {
            double y = Math.floor(middle(top, lane)) + 0.5;
            pen.line(x + 1, y, x + wide - 1, y, new Line(palette.of(Ink.ROW_LINE), 1));
        }
        int first = columns.first(turn);
        int end = columns.end(turn);
        double left = GUTTER - x;
        int from = first + Math.max(0, (int) Math.floor(left / columns.cell()) - 1);
        int to = Math.min(end, from + (int) Math.ceil(room / columns.cell()) + 3);
        for (int step = from; step < to; step++) {
            double cell = x + (step - first) * columns.cell();
            if (step > first) {
                pen.line(cell, top + 1, cell, top + 4, new Line(palette.of(Ink.LINE), 1));
            }
            if (step < timeline.cells().size()) {
                cell(pen, palette, step, cell, columns.cell(), top);
            }
        }
        captions.paint(pen, palette, turn, x, top);
    }

    private void cell(Pen pen, Palette palette, int step, double x, double wide, double top) {
        TimelineCell cell = timeline.cells().get(step);
        boolean cursor = step == timeline.cursor();
        if (cursor) {
            pen.rectangle(x, top, wide, BOX + 1, 4, palette.of(Ink.YOU_GROUND));
            if (glowing > 0) {
                pen.rectangle(
                        x,
                        top,
                        wide,
                        BOX + 1,
                        4,
                        palette.of(Ink.YOU).deriveColor(0, 1, 1, 0.35 * glowing));
            }
        }
        // what lies behind the cursor is there to go to, but not now: it is drawn faint
        boolean ahead = step > timeline.cursor();
        double middle = x + wide / 2;
        cell.read()
                .ifPresent(end -> sign(pen, palette, mark(end), middle, middle(top, 0), 1, ahead));
        cell.deed()
                .flatMap(Deed::mark)
                .ifPresent(mark -> sign(pen, palette, mark, middle, middle(top, 1), 1, ahead));
        List<Mark> writes = cell.writeMarks();
        double apart = Math.min(SIDE_BY_SIDE, (wide - 2) / Math.max(1, writes.size()));
        for (int i = 0; i < writes.size(); i++) {
            double at = middle + (i - (writes.size() - 1) / 2.0) * apart;
            double size = Math.min(1, apart / BOX_OF_SIGN);
            sign(pen, palette, writes.get(i), at, middle(top, 2), size, ahead);
        }
    }

    private static void sign(
            Pen pen, Palette palette, Mark mark, double x, double y, double size, boolean ahead) {
        if (ahead) {
            Marks.draw(pen, mark, x, y, size, palette.of(mark.ink()).deriveColor(0, 1, 1, 0.4));
        } else {
            Marks.draw(pen, palette, mark, x, y, size);
        }
    }

    private static Mark mark(ReadEnd end) {
        return switch (end) {
            case HIT -> Mark.HIT;
            case MISS -> Mark.MISS;
            case SKIPPED -> Mark.SKIPPED;
            case LATE -> Mark.LATE;
        };
    }

    private void moves(Pen pen, Palette palette, StepColumns columns, double room, double top) {
        for (Timeline.MoveMark move : timeline.moves()) {
            double x = GUTTER + move.x(columns) - reel.offset();
            if (x >= GUTTER - 9 && x <= GUTTER + room + RIGHT) {
                Line line = new Line(palette.of(Ink.YOU), 2);
                pen.line(x, top - 2, x, top + BOX + 1, line);
                Marks.draw(pen, palette, Mark.MOVED, x, top - 3, 1);
            }
        }
    }

    private void cursor(Pen pen, Palette palette, StepColumns columns, double top) {
        if (timeline.cursor() >= 0) {
            double x = GUTTER + columns.x(timeline.cursor()) - reel.offset();
            Line line = new Line(palette.of(Ink.YOU), 2);
            pen.frame(x, top, columns.cell(), BOX + 1, 4, line);
        }
    }

    private double toRun(double pixels) {
        return pixels / scale() - GUTTER + reel.offset();
    }

    private void press(MouseEvent event) {
        requestFocus();
        double width = getWidth() / scale();
        StepColumns columns = columns(width);
        if (overflows(columns, width) && event.getY() / scale() <= STRIP + 6) {
            jump(event, columns, width);
            return;
        }
        int step = columns.stepAt(toRun(event.getX()));
        if (step >= 0 && step < timeline.cells().size()) {
            goTo.accept(timeline.cells().get(step).lastOperation());
        }
    }

    private void drag(MouseEvent event) {
        double width = getWidth() / scale();
        StepColumns columns = columns(width);
        if (overflows(columns, width) && event.getY() / scale() <= STRIP + 6) {
            jump(event, columns, width);
        }
    }

    /** The overview was clicked: shows that part of the run; the cursor stays. */
    private void jump(MouseEvent event, StepColumns columns, double width) {
        double room = width - GUTTER - RIGHT;
        double share = Math.clamp((event.getX() / scale() - GUTTER) / room, 0, 1);
        reel.around(share * columns.width(), room);
        repaint();
    }

    private void scroll(ScrollEvent event) {
        double by = event.getDeltaX() != 0 ? event.getDeltaX() : event.getDeltaY();
        reel.by(-by / scale());
        repaint();
        event.consume();
    }

    private void key(KeyEvent event) {
        int lived = timeline.cells().size();
        int to =
                switch (event.getCode()) {
                    case LEFT -> timeline.cursor() - 1;
                    case RIGHT -> timeline.cursor() + 1;
                    case HOME -> 0;
                    case END -> lived - 1;
                    default -> Integer.MIN_VALUE;
                };
        if (to == Integer.MIN_VALUE) {
            return;
        }
        event.consume();
        if (to >= 0 && to < lived) {
            goTo.accept(timeline.cells().get(to).lastOperation());
        }
    }

    private void hover(MouseEvent event) {
        StepColumns columns = columns(getWidth() / scale());
        double x = toRun(event.getX());
        String words = "";
        for (Timeline.MoveMark move : timeline.moves()) {
            if (Math.abs(move.x(columns) - x) <= 4) {
                words = move.words();
            }
        }
        int step = columns.stepAt(x);
        if (words.isEmpty() && step >= 0) {
            words = place(columns, step);
        }
        tooltip.setText(words.isEmpty() ? "Timeline" : words);
    }

    private String place(StepColumns columns, int step) {
        int turn = columns.turn(step);
        String place =
                timeline.hasStepsAlone()
                        ? timeline.turnWord() + " " + Words.count(step + 1L)
                        : "Step %s, %s"
                                .formatted(
                                        Words.count(step + 1L),
                                        Words.place(turn + 1, step - columns.first(turn) + 1));
        return step < timeline.cells().size()
                ? place + "\n" + timeline.cells().get(step).words()
                : place + "\nstill to come";
    }

    private String words() {
        if (timeline.cursor() < 0 || timeline.cursor() >= timeline.cells().size()) {
            said = "Timeline, %s of %s lived".formatted(0, timeline.steps());
        } else {
            StepColumns columns = new StepColumns(timeline.starts(), timeline.steps(), 1, 0);
            said = "Timeline. " + place(columns, timeline.cursor()).replace("\n", ": ");
        }
        return said;
    }

    @Override
    public String toString() {
        return said + " " + timeline.starts();
    }
}
