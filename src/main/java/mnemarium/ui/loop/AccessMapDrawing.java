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
import mnemarium.ui.chart.Palette;
import mnemarium.ui.chart.Pen;

import java.util.Optional;
import java.util.function.IntConsumer;

/**
 * Steps from left to right, entries from top to bottom; writes and reads as different signs, steps
 * whose lookup was skipped hatched. A click goes to the step and selects the entry; left and right
 * go from step to step, up and down from entry to entry.
 */
final class AccessMapDrawing extends Drawing {

    private static final double GUTTER = 46;
    private static final double RIGHT = 12;
    private static final double HEAD = 22;
    private static final double STRIP = 6;
    private static final double GAP = 6;
    private static final double NARROWEST = 10;
    private static final double WIDEST = 24;
    private static final double LOWEST = 20;
    private static final double HIGHEST = 26;

    private final IntConsumer goTo;
    private final IntConsumer select;
    private final Tooltip tooltip = new Tooltip();
    private AccessMap map = AccessMap.EMPTY;
    private Overview overview = Overview.EMPTY;
    private int selected = -1;
    private double offset;
    private double down;
    private boolean follow = true;
    private boolean followEntry;
    private final Glow glow =
            new Glow(
                    400,
                    strength -> {
                        glowing = strength;
                        repaint();
                    });
    private double glowing;
    private Touch touch = Touch.NONE;

    AccessMapDrawing(IntConsumer goTo, IntConsumer select) {
        this.goTo = goTo;
        this.select = select;
        setId("access-map");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.TEXT);
        setOnMousePressed(this::press);
        setOnMouseMoved(this::hover);
        setOnScroll(this::scroll);
        setOnKeyPressed(this::key);
        Tooltip.install(this, tooltip);
        widthProperty().addListener(_ -> follow = true);
        heightProperty().addListener(_ -> follow = true);
    }

    void show(AccessMap shown) {
        follow |= shown.timeline().cursor() != map.timeline().cursor();
        overview = overview.following(shown.timeline());
        if (shown.entries() != map.entries() && getParent() != null) {
            getParent().requestLayout();
        }
        boolean ahead =
                shown.timeline().cursor() > map.timeline().cursor()
                        || shown.entries() > map.entries();
        map = shown;
        tell();
        glow.touched(ahead ? touch : Touch.NONE);
    }

    /** Says how what the last operation touched lights up. */
    void touch(Touch next) {
        touch = next;
    }

    void select(int entry) {
        followEntry |= entry != selected;
        selected = entry;
        tell();
        repaint();
    }

    @Override
    protected double computeMinHeight(double width) {
        return 80 * scale();
    }

    @Override
    protected double computePrefHeight(double width) {
        double head = head(columns(width / scale()), width / scale());
        return Math.ceil((head + Math.max(1, map.entries()) * HIGHEST + 4) * scale());
    }

    /** No higher than its rows, so that the legend stands right below them. */
    @Override
    protected double computeMaxHeight(double width) {
        return computePrefHeight(getWidth());
    }

    private StepColumns columns(double width) {
        return StepColumns.fitting(map.timeline(), width - GUTTER - RIGHT, NARROWEST, WIDEST, GAP);
    }

    private double head(StepColumns columns, double width) {
        return columns.width() > width - GUTTER - RIGHT ? HEAD + STRIP + 2 : HEAD;
    }

    private double row(double room) {
        return Math.clamp(room / Math.max(1, map.entries()), LOWEST, HIGHEST);
    }

    @Override
    protected void paint(Pen pen, Palette palette, double width, double height) {
        if (map.entries() == 0 && map.timeline().cells().isEmpty()) {
            pen.text(
                    "Reads and writes will be here, step by step.",
                    16,
                    20,
                    new Lettering(Faces.REGULAR, 12, palette.of(Ink.MUTED)));
            return;
        }
        StepColumns columns = columns(width);
        double head = head(columns, width);
        double roomX = width - GUTTER - RIGHT;
        double roomY = height - head;
        keepInView(columns, roomX, roomY);
        if (columns.width() > roomX) {
            overview.paint(pen, palette, GUTTER, 3, roomX, STRIP, offset, columns);
        }
        AccessPainter painter =
                new AccessPainter(
                        map,
                        columns,
                        GUTTER,
                        RIGHT,
                        head,
                        roomX,
                        roomY,
                        row(roomY),
                        offset,
                        down,
                        selected,
                        glowing);
        pen.within(
                GUTTER,
                head - HEAD + 4,
                roomX + RIGHT,
                height,
                () -> painter.columns(pen, palette));
        pen.within(0, head, GUTTER, roomY, () -> painter.names(pen, palette));
    }

    private void keepInView(StepColumns columns, double roomX, double roomY) {
        int cursor = map.timeline().cursor();
        if (follow && cursor >= 0 && columns.steps() > 0) {
            double x = columns.x(Math.min(cursor, columns.steps() - 1));
            double margin = Math.min(roomX / 4, 3 * columns.cell());
            offset = Math.min(offset, x - margin);
            offset = Math.max(offset, x + columns.cell() + margin - roomX);
            touched().ifPresent(entry -> bringIn(entry, roomY));
        }
        if (followEntry && selected >= 0) {
            bringIn(selected, roomY);
        }
        follow = false;
        followEntry = false;
        offset = Math.clamp(offset, 0, Math.max(0, columns.width() - roomX));
        down = Math.clamp(down, 0, Math.max(0, map.entries() * row(roomY) - roomY));
    }

    private void bringIn(int entry, double roomY) {
        double row = row(roomY);
        down = Math.min(down, entry * row);
        down = Math.max(down, (entry + 1) * row - roomY);
    }

    /** The entry that the cursor's step wrote, or else found. */
    private Optional<Integer> touched() {
        int cursor = map.timeline().cursor();
        if (cursor < 0 || cursor >= map.timeline().cells().size()) {
            return Optional.empty();
        }
        return map.column().apply(cursor).accesses().stream()
                .filter(
                        access ->
                                access.kind() != AccessMap.Kind.BELOW
                                        && access.kind() != AccessMap.Kind.ALSO)
                .map(AccessMap.Access::entry)
                .reduce((_, newer) -> newer);
    }

    private int stepAt(double pixels) {
        double width = getWidth() / scale();
        return columns(width).stepAt(pixels / scale() - GUTTER + offset);
    }

    private int entryAt(double pixels) {
        double width = getWidth() / scale();
        double head = head(columns(width), width);
        double row = row(getHeight() / scale() - head);
        int entry = (int) Math.floor((pixels / scale() - head + down) / row);
        return entry >= 0 && entry < map.entries() && pixels / scale() >= head ? entry : -1;
    }

    private void press(MouseEvent event) {
        requestFocus();
        double width = getWidth() / scale();
        StepColumns columns = columns(width);
        double room = width - GUTTER - RIGHT;
        if (columns.width() > room && event.getY() / scale() <= STRIP + 6) {
            double share = Math.clamp((event.getX() / scale() - GUTTER) / room, 0, 1);
            offset = share * columns.width() - room / 2;
            repaint();
            return;
        }
        int entry = entryAt(event.getY());
        if (entry >= 0) {
            select.accept(entry);
        }
        int step = stepAt(event.getX());
        if (event.getX() / scale() > GUTTER && step >= 0) {
            go(step);
        }
    }

    private void go(int step) {
        if (step >= 0 && step < map.timeline().cells().size()) {
            goTo.accept(map.timeline().cells().get(step).lastOperation());
        }
    }

    private void key(KeyEvent event) {
        int cursor = map.timeline().cursor();
        switch (event.getCode()) {
            case LEFT -> go(cursor - 1);
            case RIGHT -> go(cursor + 1);
            case HOME -> go(0);
            case END -> go(map.timeline().cells().size() - 1);
            case UP -> choose(Math.max(0, selected - 1));
            case DOWN -> choose(Math.min(map.entries() - 1, selected + 1));
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void choose(int entry) {
        if (entry >= 0 && entry < map.entries()) {
            select.accept(entry);
        }
    }

    private void scroll(ScrollEvent event) {
        offset -= event.getDeltaX() / scale();
        if (event.isShiftDown()) {
            offset -= event.getDeltaY() / scale();
        } else {
            down -= event.getDeltaY() / scale();
        }
        repaint();
        event.consume();
    }

    private void hover(MouseEvent event) {
        int step = stepAt(event.getX());
        int entry = entryAt(event.getY());
        tooltip.setText(
                step < 0 || step > map.timeline().cursor()
                        ? "Steps from left to right, entries from top to bottom"
                        : map.words(step, entry));
    }

    private void tell() {
        int cursor = map.timeline().cursor();
        String size =
                "Access map, %s by %s. "
                        .formatted(
                                Words.counted(map.timeline().steps(), "step", "steps"),
                                Words.counted(map.entries(), "entry", "entries"));
        setAccessibleText(
                cursor < 0 || cursor >= map.timeline().cells().size()
                        ? size
                        : size + map.words(cursor, selected));
    }
}
