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
import mnemarium.ui.chart.Lettering.Anchor;
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
        double room = width - GUTTER - RIGHT;
        double gaps = Math.max(0, timeline.starts().turns() - 1) * GAP;
        double cell =
                timeline.steps() == 0
                        ? WIDEST
                        : Math.clamp((room - gaps) / timeline.steps(), NARROWEST, WIDEST);
        return new StepColumns(timeline.starts(), timeline.steps(), cell, GAP);
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
        int cursorTurn = cursorTurn(columns);
        for (int turn = firstTurn; turn < columns.turns(); turn++) {
            double x = GUTTER + columns.turnX(turn) - reel.offset();
            if (x > GUTTER + room) {
                break;
            }
            turn(pen, palette, columns, turn, x, top, room, turn == cursorTurn);
        }
        moves(pen, palette, columns, room, top);
        cursor(pen, palette, columns, top);
    }

    private int cursorTurn(StepColumns columns) {
        return timeline.cursor() < 0 ? -1 : columns.turn(timeline.cursor());
    }

    /** Where a number is wider than its turn: 2, 5, 10, 20 … turns have one name. */
    private static int every(double nameWidth, double turnWidth) {
        int decade = 1;
        while (true) {
            for (int each : new int[] {1, 2, 5}) {
                if (each * decade * turnWidth >= nameWidth) {
                    return each * decade;
                }
            }
            decade *= 10;
        }
    }

    private static boolean isNamed(int turn, int every, int cursorTurn) {
        return (turn + 1) % every == 0 && (cursorTurn < 0 || Math.abs(turn - cursorTurn) >= every);
    }

    private void turn(
            Pen pen,
            Palette palette,
            StepColumns columns,
            int turn,
            double x,
            double top,
            double room,
            boolean current) {
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
        captions(pen, palette, columns, turn, x, top, current);
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

    private void captions(
            Pen pen,
            Palette palette,
            StepColumns columns,
            int turn,
            double x,
            double top,
            boolean current) {
        double wide = columns.turnWidth(turn);
        double baseline = top - 8;
        // a turn that is scrolled half out keeps its name in view
        double from = Math.clamp(GUTTER, x, Math.max(x, x + wide - 60)) + 2;
        double end = x + wide - 2;
        Lettering name =
                new Lettering(
                        current ? Faces.SEMIBOLD : Faces.REGULAR,
                        12,
                        palette.of(current ? Ink.TEXT : Ink.MUTED));
        String number = Integer.toString(turn + 1);
        double widest = name.width("0".repeat(Integer.toString(columns.turns()).length()));
        if (widest > end - from) {
            int every = every(widest + 8, wide + columns.gap());
            if (current || isNamed(turn, every, cursorTurn(columns))) {
                pen.text(number, x + wide / 2, baseline, name.at(Anchor.MIDDLE));
            }
            return;
        }
        String full = timeline.turnWord() + " " + (turn + 1);
        String shown = name.width(full) <= end - from ? full : name.fit(number, end - from + 8);
        pen.text(shown, from, baseline, name);
        double left = from + name.width(shown) + 8;
        if (current) {
            caption(pen, palette, columns, x, left, end, baseline);
        } else {
            String counts = counts(columns, turn);
            Lettering small = new Lettering(Faces.REGULAR, 11, palette.of(Ink.MUTED));
            if (!counts.isEmpty() && small.width(counts) <= end - left) {
                pen.text(counts, end, baseline, small.at(Anchor.END));
            }
        }
    }

    private void caption(
            Pen pen,
            Palette palette,
            StepColumns columns,
            double x,
            double left,
            double end,
            double baseline) {
        Lettering you = new Lettering(Faces.SEMIBOLD, 11, palette.of(Ink.YOU));
        String words = "step " + Words.count(timeline.cursor() + 1L);
        double half = you.width(words) / 2;
        int first = columns.first(columns.turn(timeline.cursor()));
        double middle = x + (timeline.cursor() - first + 0.5) * columns.cell();
        if (end - left >= 2 * half) {
            pen.text(
                    words,
                    Math.clamp(middle, left + half, end - half),
                    baseline,
                    you.at(Anchor.MIDDLE));
        }
    }

    private String counts(StepColumns columns, int turn) {
        int skipped = 0;
        int redundant = 0;
        int wrong = 0;
        int end = Math.min(columns.end(turn), timeline.cells().size());
        for (int step = columns.first(turn); step < end; step++) {
            TimelineCell cell = timeline.cells().get(step);
            skipped += cell.read().filter(read -> read == ReadEnd.SKIPPED).isPresent() ? 1 : 0;
            redundant += cell.deed().filter(deed -> deed == Deed.REDUNDANT).isPresent() ? 1 : 0;
            wrong +=
                    cell.deed()
                                    .filter(deed -> deed == Deed.WRONG || deed == Deed.MISSING)
                                    .isPresent()
                            ? 1
                            : 0;
        }
        StringBuilder words = new StringBuilder();
        append(words, skipped, "skipped");
        append(words, redundant, "redundant");
        append(words, wrong, "wrong");
        return words.toString();
    }

    private static void append(StringBuilder words, int count, String word) {
        if (count > 0) {
            words.append(words.isEmpty() ? "" : ", ").append(Words.count(count)).append(' ');
            words.append(word);
        }
    }

    private void moves(Pen pen, Palette palette, StepColumns columns, double room, double top) {
        for (Timeline.MoveMark move : timeline.moves()) {
            double x = GUTTER + moveX(columns, move) - reel.offset();
            if (x >= GUTTER - 9 && x <= GUTTER + room + RIGHT) {
                Line line = new Line(palette.of(Ink.YOU), 2);
                pen.line(x, top - 2, x, top + BOX + 1, line);
                Marks.draw(pen, palette, Mark.MOVED, x, top - 3, 1);
            }
        }
    }

    /** Between two cells; in the middle of a cell if its step went on after the move. */
    private static double moveX(StepColumns columns, Timeline.MoveMark move) {
        if (move.step() < 0) {
            return -5;
        }
        int step = Math.min(move.step(), columns.steps() - 1);
        double x = columns.x(step) + columns.cell();
        if (move.within()) {
            return x - columns.cell() / 2;
        }
        boolean lastOfTurn = step + 1 == columns.end(columns.turn(step));
        return lastOfTurn ? x + columns.gap() / 2 : x;
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
            if (Math.abs(moveX(columns, move) - x) <= 4) {
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
