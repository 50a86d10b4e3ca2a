package mnemarium.ui.loop;

import javafx.scene.AccessibleRole;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

import mnemarium.ui.Faces;
import mnemarium.ui.Glow;
import mnemarium.ui.Touch;
import mnemarium.ui.chart.Drawing;
import mnemarium.ui.chart.Ink;
import mnemarium.ui.chart.Lettering;
import mnemarium.ui.chart.Palette;
import mnemarium.ui.chart.Pen;

import java.util.Optional;
import java.util.function.IntConsumer;

/**
 * One bar for each turn, its segments in order of time; a write beyond the budget is hollow, a
 * lookup that did not fit is hatched below, from where it would have started. The newest turn is
 * kept in view. Resting on a segment magnifies its parts; a click goes to its operation.
 */
final class BudgetDrawing extends Drawing {

    private static final double HEAD = 18;
    private static final double LIVED = BudgetPainter.LIVED;
    private static final double NEWEST = BudgetPainter.NEWEST;
    private static final double TO_COME = BudgetPainter.TO_COME;
    private static final double WORDS = 84;

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
    private int segments;
    private Touch touch = Touch.NONE;

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
        // counted when it was shown: the rows of an earlier view may be gone by now
        int before = segments;
        segments = segments(shown);
        boolean grew = segments == before + 1;
        budget = shown;
        follow = true;
        setAccessibleText(twin());
        // a segment that may not grow is simply there
        growth.touched(grew && touch == Touch.FADES ? Touch.FADES : Touch.NONE);
    }

    private static int segments(BudgetView view) {
        return view.rows().isEmpty() ? 0 : view.rows().getLast().spent().size();
    }

    /** Says whether a new segment grows. */
    void touch(Touch next) {
        touch = next;
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
                    BudgetPainter.LEFT,
                    20,
                    new Lettering(Faces.REGULAR, 12, palette.of(Ink.MUTED)));
            return;
        }
        double room = height - HEAD - 4;
        keepInView(room);
        int first = firstVisible();
        int last = Math.min(budget.turns(), first + (int) (room / TO_COME) + 2);
        axisNanos = axis(first, Math.min(last, budget.rows().size()), room, width);
        BudgetPainter painter = new BudgetPainter(pen, palette, width, axisNanos);
        painter.axis(budget.budgetNanos(), height);
        pen.within(
                0,
                HEAD - 2,
                width,
                room + 4,
                () -> {
                    // words last, since the budget's line goes over the bars
                    rows(painter, first, last, height, false);
                    rows(painter, first, last, height, true);
                });
    }

    private void rows(BudgetPainter painter, int first, int last, double height, boolean words) {
        int lived = budget.rows().size();
        for (int turn = first; turn < last; turn++) {
            double y = HEAD + top(turn) - offset;
            if (y > height) {
                return;
            }
            boolean newest = turn == lived - 1;
            if (turn >= lived) {
                painter.toCome(turn, budget.budgetNanos(), y, words);
            } else if (words) {
                painter.words(budget.rows().get(turn), y, newest);
            } else {
                painter.bars(budget.rows().get(turn), y, newest, newest ? 1 - missing : 1);
            }
        }
    }

    private void keepInView(double room) {
        double all = top(budget.turns()) + 4;
        if (follow) {
            int newest = Math.max(0, budget.rows().size() - 1);
            // the turn before it stays in view, for comparison
            offset = newest == 0 ? 0 : top(newest - 1);
            double needed = top(newest) + NEWEST;
            offset = Math.max(Math.min(offset, all - room), needed - room);
            // no row is cut by the axis
            offset = Math.ceil(Math.max(0, offset) / LIVED) * LIVED;
        }
        double most = Math.max(0, Math.ceil((all - room) / LIVED) * LIVED);
        offset = Math.clamp(offset, 0, most);
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
            double lengthened =
                    (width - BudgetPainter.EDGES)
                            / Math.max(1, width - BudgetPainter.EDGES - WORDS);
            end = Math.max(end, newest ? (long) (spent * lengthened) : spent);
            long skip = row.skipped().map(it -> it.fromNanos() + it.neededNanos()).orElse(0L);
            end = Math.max(end, skip);
        }
        return (long) Math.max(most * 1.25, Math.min(end * 1.04, most * MOST_BUDGETS * 1.3));
    }

    private Optional<BudgetRow.Spent> at(MouseEvent event) {
        double width = getWidth() / scale();
        long at = BudgetPainter.nanos(event.getX() / scale(), width, axisNanos);
        double y = event.getY() / scale() - HEAD + offset;
        int turn = y < 0 ? -1 : (int) Math.floor(y / LIVED);
        int lived = budget.rows().size();
        int row = Math.min(turn, lived - 1);
        if (turn < 0 || row < 0 || y > top(lived)) {
            return Optional.empty();
        }
        return budget.rows().get(row).spent().stream()
                .filter(spent -> at >= spent.fromNanos() && at < spent.toNanos())
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
        return "Memory budget of turn %d: %s of %s, %s charged%s"
                .formatted(
                        row.turn(),
                        Words.left(row.leftNanos()),
                        Words.millis(row.budgetNanos()),
                        Words.counted(row.spent().size(), "operation", "operations"),
                        row.skipped().map(it -> "; " + it.words()).orElse(""));
    }
}
