package mnemarium.ui.loop;

import javafx.scene.AccessibleRole;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

import mnemarium.ui.Faces;
import mnemarium.ui.chart.Drawing;
import mnemarium.ui.chart.Ink;
import mnemarium.ui.chart.Lettering;
import mnemarium.ui.chart.Lettering.Anchor;
import mnemarium.ui.chart.Line;
import mnemarium.ui.chart.Palette;
import mnemarium.ui.chart.Pen;

import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;

/**
 * One bar for each turn, its segments in order of time; a write beyond the budget is hollow, a
 * lookup that did not fit is hatched below, from where it would have started. The newest turn is
 * kept in view. Resting on a segment magnifies its parts; a click goes to its operation.
 */
final class BudgetDrawing extends Drawing {

    private static final double LEFT = 16;
    private static final double AXIS = 68;
    private static final double RIGHT = 16;
    private static final double HEAD = 18;
    private static final double LIVED = 26;
    private static final double NEWEST = 32;
    private static final double TO_COME = 14;
    private static final double BAR = 10;
    private static final double WORDS = 84;
    private static final double NEWEST_BAR = 16;

    /** Beyond five budgets a bar is cut and says where it ends. */
    private static final double MOST_BUDGETS = 5;

    private final Tooltip tooltip = new Tooltip();
    private final PartsDrawing parts = new PartsDrawing();
    private BudgetView budget = BudgetView.EMPTY;
    private double offset;
    private boolean follow = true;
    private long axisNanos = 1;
    private final Glow growth =
            new Glow(
                    160,
                    rest -> {
                        missing = rest;
                        repaint();
                    });
    private double missing;
    private boolean motion;

    BudgetDrawing(IntConsumer goTo) {
        setId("budget");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.TEXT);
        tooltip.setContentDisplay(ContentDisplay.BOTTOM);
        Tooltip.install(this, tooltip);
        setOnMouseMoved(this::hover);
        setOnMouseClicked(
                event -> {
                    requestFocus();
                    at(event).ifPresent(spent -> goTo.accept(spent.operation()));
                });
        setOnScroll(
                event -> {
                    offset -= event.getDeltaY() / scale();
                    follow = false;
                    repaint();
                    event.consume();
                });
        setOnKeyPressed(this::key);
        heightProperty().addListener(_ -> follow = true);
    }

    void show(BudgetView shown) {
        boolean grew = segments(shown) == segments(budget) + 1;
        budget = shown;
        follow = true;
        setAccessibleText(twin());
        if (grew && motion) {
            growth.strike(true);
        } else {
            growth.end();
        }
    }

    private static int segments(BudgetView view) {
        return view.rows().isEmpty() ? 0 : view.rows().getLast().spent().size();
    }

    /** Whether a new segment may grow. */
    void motion(boolean allowed) {
        motion = allowed;
    }

    @Override
    protected double computeMinHeight(double width) {
        return 60 * scale();
    }

    private double top(int turn) {
        int lived = budget.rows().size();
        if (turn < lived) {
            return turn * LIVED;
        }
        return Math.max(0, lived - 1) * LIVED + (lived > 0 ? NEWEST : 0) + (turn - lived) * TO_COME;
    }

    @Override
    protected void paint(Pen pen, Palette palette, double width, double height) {
        if (budget.turns() == 0) {
            pen.text(
                    "No turn yet. What its memory spends will be here.",
                    LEFT,
                    20,
                    new Lettering(Faces.REGULAR, 12, palette.of(Ink.MUTED)));
            return;
        }
        double room = height - HEAD - 4;
        keepInView(room);
        int first = firstVisible();
        int last = Math.min(budget.turns(), first + (int) (room / TO_COME) + 2);
        axisNanos = axis(first, Math.min(last, budget.rows().size()), room, width);
        axis(pen, palette, width, height);
        pen.within(
                0,
                HEAD - 2,
                width,
                room + 4,
                () -> {
                    for (int turn = first; turn < last; turn++) {
                        double y = HEAD + top(turn) - offset;
                        if (y > height) {
                            break;
                        }
                        row(pen, palette, turn, y, width);
                    }
                });
        // over the bars, so that what lies beyond the budget is seen to cross it
        double line = Math.round(x(budget.budgetNanos(), width)) + 0.5;
        pen.line(line, HEAD - 4, line, height - 4, new Line(palette.of(Ink.TEXT), 1.2));
    }

    private void keepInView(double room) {
        double all = top(budget.turns()) + 4;
        if (follow) {
            int newest = Math.max(0, budget.rows().size() - 1);
            // the turn before it stays in view, for comparison
            offset = newest == 0 ? 0 : top(newest - 1);
            double needed = top(newest) + NEWEST;
            offset = Math.max(Math.min(offset, all - room), needed - room);
        }
        offset = Math.clamp(offset, 0, Math.max(0, all - room));
    }

    private int firstVisible() {
        int lived = budget.rows().size();
        int first = (int) Math.floor(offset / LIVED);
        if (first < lived) {
            return Math.max(0, first);
        }
        return lived + (int) Math.max(0, Math.floor((offset - top(lived)) / TO_COME));
    }

    private long axis(int first, int last, double room, double width) {
        long most = Math.max(1, budget.budgetNanos());
        long end = most;
        for (int turn = first; turn < last; turn++) {
            if (top(turn) - offset > room) {
                break;
            }
            BudgetRow row = budget.rows().get(turn);
            long spent = row.budgetNanos() - row.leftNanos();
            boolean newest = turn == budget.rows().size() - 1;
            // behind the newest bar stands what is left
            double lengthened = (width - AXIS - RIGHT) / Math.max(1, width - AXIS - RIGHT - WORDS);
            end = Math.max(end, newest ? (long) (spent * lengthened) : spent);
            long skip = row.skipped().map(it -> it.fromNanos() + it.neededNanos()).orElse(0L);
            end = Math.max(end, skip);
        }
        return (long) Math.max(most * 1.25, Math.min(end * 1.04, most * MOST_BUDGETS));
    }

    private double x(long nanos, double width) {
        return AXIS + (width - AXIS - RIGHT) * nanos / axisNanos;
    }

    private void axis(Pen pen, Palette palette, double width, double height) {
        Lettering small = new Lettering(Faces.REGULAR, 11, palette.of(Ink.MUTED));
        long half = budget.budgetNanos() / 2;
        Line grid = new Line(palette.of(Ink.ROW_LINE), 1);
        for (long tick : new long[] {0, half}) {
            double x = Math.round(x(tick, width)) + 0.5;
            pen.line(x, HEAD - 4, x, height - 4, grid);
        }
        pen.text("0", x(0, width), 10, small.at(Anchor.START));
        double line = x(budget.budgetNanos(), width);
        String name = plain(budget.budgetNanos()) + " ms budget";
        Lettering strong = small.in(palette.of(Ink.TEXT));
        double wide = strong.width(name);
        double middle = Math.clamp(line, AXIS + wide / 2, width - 4 - wide / 2);
        pen.text(name, middle, 10, strong.at(Anchor.MIDDLE));
        double halfX = x(half, width);
        String halfName = plain(half);
        if (halfX + small.width(halfName) / 2 + 6 < middle - wide / 2 && halfX > AXIS + 16) {
            pen.text(halfName, halfX, 10, small.at(Anchor.MIDDLE));
        }
    }

    /** Milliseconds without needless decimals, for the axis. */
    private static String plain(long nanos) {
        return nanos % 1_000_000 == 0
                ? Words.count(nanos / 1_000_000)
                : Words.millis(nanos).replace(" ms", "");
    }

    private void row(Pen pen, Palette palette, int turn, double y, double width) {
        int lived = budget.rows().size();
        boolean newest = turn == lived - 1;
        Lettering name =
                new Lettering(
                        newest ? Faces.SEMIBOLD : Faces.REGULAR,
                        12,
                        palette.of(newest ? Ink.TEXT : Ink.MUTED));
        if (turn >= lived) {
            pen.text("Turn " + (turn + 1), LEFT, y + 10, name);
            double end = x(budget.budgetNanos(), width);
            pen.line(AXIS, y + 6.5, end, y + 6.5, new Line(palette.of(Ink.LINE), 1));
            return;
        }
        BudgetRow row = budget.rows().get(turn);
        double bar = newest ? NEWEST_BAR : BAR;
        pen.text("Turn " + (turn + 1), LEFT, y + bar / 2 + 4, name);
        int newestSegment = newest ? row.spent().size() - 1 : -1;
        for (int i = 0; i < row.spent().size(); i++) {
            BudgetRow.Spent spent = row.spent().get(i);
            double grown = i == newestSegment ? 1 - missing : 1;
            segment(pen, palette, spent, y, bar, width, grown);
        }
        double end = x(row.budgetNanos() - row.leftNanos(), width);
        if (newest) {
            left(pen, palette, row, Math.min(end, width - RIGHT) + 6, y + bar / 2 + 4, width);
        } else if (end > width - RIGHT) {
            cut(pen, palette, row, y + bar, width);
        }
        row.skipped().ifPresent(it -> skipped(pen, palette, it, y + bar + 2, width));
    }

    private void segment(
            Pen pen,
            Palette palette,
            BudgetRow.Spent spent,
            double y,
            double bar,
            double width,
            double grown) {
        double limit = width - RIGHT;
        double from = Math.min(limit, x(spent.fromNanos(), width));
        double to = from + (Math.min(limit, x(spent.toNanos(), width)) - from) * grown;
        double wide = Math.max(0.6, to - from - 0.6);
        if (spent.over()) {
            pen.rectangle(from, y, wide, bar, 0, palette.of(Ink.GROUND));
            pen.frame(
                    from + 0.5,
                    y + 0.5,
                    Math.max(0.6, wide - 1),
                    bar - 1,
                    0,
                    new Line(palette.of(Ink.WRITTEN), 1));
            return;
        }
        if (spent.write()) {
            pen.rectangle(from, y, wide, bar, 0, palette.of(Ink.SPENT_WRITE));
            return;
        }
        double embed =
                Math.min(wide, (to - from) * spent.cost().embedNanos() / spent.cost().nanos());
        pen.rectangle(from, y, wide, bar, 0, palette.of(Ink.SPENT_STORE));
        if (embed > 0) {
            pen.rectangle(
                    from,
                    y,
                    Math.min(wide, Math.max(1, embed)),
                    bar,
                    0,
                    palette.of(Ink.SPENT_EMBED));
        }
    }

    private void left(
            Pen pen, Palette palette, BudgetRow row, double x, double baseline, double width) {
        boolean over = row.leftNanos() < 0;
        String words =
                over
                        ? Words.millis(-row.leftNanos()) + " over"
                        : Words.millis(row.leftNanos()) + " left";
        Lettering strong =
                new Lettering(Faces.SEMIBOLD, 11, palette.of(over ? Ink.BUDGET : Ink.TEXT));
        double wide = strong.width(words);
        if (x + wide <= width - 2) {
            double line = x(budget.budgetNanos(), width);
            // the budget's line would go through the words
            double at =
                    x < line + 4 && x + wide > line - 4 && line + 6 + wide < width ? line + 6 : x;
            pen.text(words, at, baseline, strong);
        } else {
            double end = width - RIGHT - 4;
            pen.rectangle(end - wide - 4, baseline - 10, wide + 8, 13, 3, palette.of(Ink.GROUND));
            pen.text(words, end, baseline, strong.at(Anchor.END));
        }
    }

    private static void cut(Pen pen, Palette palette, BudgetRow row, double bottom, double width) {
        Lettering small = new Lettering(Faces.REGULAR, 11, palette.of(Ink.BUDGET));
        pen.text(
                "… to " + Words.millis(row.budgetNanos() - row.leftNanos()),
                width - RIGHT,
                bottom + 10,
                small.at(Anchor.END));
    }

    private void skipped(Pen pen, Palette palette, BudgetRow.Skipped skip, double y, double width) {
        double from = x(skip.fromNanos(), width);
        double to = Math.min(width - RIGHT, x(skip.fromNanos() + skip.neededNanos(), width));
        if (to - from > 1) {
            pen.hatch(
                    from,
                    y,
                    to - from,
                    8,
                    palette.of(Ink.BUDGET_EDGE),
                    palette.of(Ink.BUDGET_GROUND));
            pen.frame(
                    from + 0.5,
                    y + 0.5,
                    to - from - 1,
                    7,
                    0,
                    new Line(palette.of(Ink.BUDGET_EDGE), 1));
        }
        Lettering words = new Lettering(Faces.SEMIBOLD, 11, palette.of(Ink.BUDGET));
        for (String text : List.of(skip.words(), skip.shortWords())) {
            double wide = words.width(text);
            if (wide <= from - LEFT - 6) {
                pen.text(text, from - 6, y + 8, words.at(Anchor.END));
                return;
            }
            if (wide <= width - to - 10) {
                pen.text(text, to + 6, y + 8, words);
                return;
            }
        }
        String text = words.fit(skip.shortWords(), width - LEFT - 8);
        pen.rectangle(LEFT, y - 1, words.width(text) + 6, 11, 0, palette.of(Ink.GROUND));
        pen.text(text, LEFT, y + 8, words);
    }

    private Optional<BudgetRow.Spent> at(MouseEvent event) {
        double width = getWidth() / scale();
        double x = event.getX() / scale();
        double y = event.getY() / scale() - HEAD + offset;
        int turn = y < 0 ? -1 : (int) Math.floor(y / LIVED);
        int lived = budget.rows().size();
        int row = Math.min(turn, lived - 1);
        if (turn < 0 || row < 0 || y > top(lived)) {
            return Optional.empty();
        }
        return budget.rows().get(row).spent().stream()
                .filter(spent -> x >= x(spent.fromNanos(), width) && x < x(spent.toNanos(), width))
                .findFirst();
    }

    private void hover(MouseEvent event) {
        Optional<BudgetRow.Spent> spent = at(event);
        tooltip.setText(
                spent.map(it -> it.name() + ", " + Words.millis(it.cost().nanos()))
                        .orElse("Memory time spent in each turn"));
        tooltip.setGraphic(spent.map(parts::of).orElse(null));
    }

    private void key(KeyEvent event) {
        double by =
                switch (event.getCode()) {
                    case UP -> -LIVED;
                    case DOWN -> LIVED;
                    default -> 0;
                };
        if (by != 0) {
            offset += by;
            follow = false;
            repaint();
            event.consume();
        }
    }

    private String twin() {
        if (budget.rows().isEmpty()) {
            return "Memory budget, no turn yet";
        }
        BudgetRow row = budget.rows().getLast();
        return "Memory budget of turn %d: %s of %s left, %s charged%s"
                .formatted(
                        row.turn(),
                        Words.millis(row.leftNanos()),
                        Words.millis(row.budgetNanos()),
                        Words.counted(row.spent().size(), "operation", "operations"),
                        row.skipped().map(it -> "; " + it.words()).orElse(""));
    }
}
