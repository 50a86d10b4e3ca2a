package mnemarium.ui.loop;

import javafx.scene.AccessibleRole;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;

import mnemarium.ui.Faces;
import mnemarium.ui.chart.Drawing;
import mnemarium.ui.chart.Ink;
import mnemarium.ui.chart.Lettering;
import mnemarium.ui.chart.Line;
import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;
import mnemarium.ui.chart.Palette;
import mnemarium.ui.chart.Pen;

import java.util.Locale;
import java.util.Optional;
import java.util.function.IntConsumer;

/**
 * The flat map of the embeddings: a dot for each entry, the query as a cross, what the cursor's
 * step found or brought lit by its sign and tied to the query. A click selects an entry, the wheel
 * zooms at the pointer, a double click shows all again.
 */
final class PlaneDrawing extends Drawing {

    private static final double MARGIN = 18;
    private static final double REACH = 10;
    private static final double FOOT = 18;
    private static final double CLOSEST = 40;

    private final IntConsumer select;
    private final Tooltip tooltip = new Tooltip();
    private PlaneView plane = PlaneView.EMPTY;
    private int selected = -1;
    private double zoom = 1;
    private double middleX = Double.NaN;
    private double middleY = Double.NaN;

    PlaneDrawing(IntConsumer select) {
        this.select = select;
        setId("plane-map");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.TEXT);
        Tooltip.install(this, tooltip);
        setOnMousePressed(
                event -> {
                    requestFocus();
                    if (event.getClickCount() == 2) {
                        zoom = 1;
                        repaint();
                        return;
                    }
                    near(event).ifPresent(point -> select.accept(point.entry()));
                });
        setOnMouseMoved(
                event ->
                        tooltip.setText(
                                near(event)
                                        .map(point -> name(point) + "\n" + point.text())
                                        .orElse("Near each other: alike in meaning")));
        setOnScroll(
                event -> {
                    zoom(event.getX() / scale(), event.getY() / scale(), event.getDeltaY());
                    event.consume();
                });
        setOnKeyPressed(
                event -> {
                    switch (event.getCode()) {
                        case PLUS, EQUALS, ADD -> zoom(centreX(), centreY(), 1);
                        case MINUS, SUBTRACT -> zoom(centreX(), centreY(), -1);
                        case DOWN, RIGHT -> choose(selected + 1);
                        case UP, LEFT -> choose(selected - 1);
                        default -> {
                            return;
                        }
                    }
                    event.consume();
                });
    }

    private void choose(int entry) {
        if (entry >= 0 && entry < plane.points().size()) {
            select.accept(entry);
        }
    }

    void show(PlaneView shown) {
        plane = shown;
        setAccessibleText(twin());
        repaint();
    }

    void select(int entry) {
        selected = entry;
        setAccessibleText(twin());
        repaint();
    }

    @Override
    protected double computeMinHeight(double width) {
        return 80 * scale();
    }

    /** Where the run's plane lies on the drawing. */
    private record View(double scale, double middleX, double middleY, double width, double height) {
        double x(double x) {
            return width / 2 + (x - middleX) * scale;
        }

        double y(double y) {
            return height / 2 - (y - middleY) * scale;
        }
    }

    private View view() {
        double width = getWidth() / scale();
        double height = getHeight() / scale() - FOOT;
        double lowX = Double.MAX_VALUE;
        double lowY = Double.MAX_VALUE;
        double highX = -Double.MAX_VALUE;
        double highY = -Double.MAX_VALUE;
        for (PlaneView.Point point : plane.points()) {
            lowX = Math.min(lowX, point.x());
            highX = Math.max(highX, point.x());
            lowY = Math.min(lowY, point.y());
            highY = Math.max(highY, point.y());
        }
        if (plane.query().isPresent()) {
            PlaneView.Query query = plane.query().get();
            lowX = Math.min(lowX, query.x());
            highX = Math.max(highX, query.x());
            lowY = Math.min(lowY, query.y());
            highY = Math.max(highY, query.y());
        }
        double spanX = Math.max(0.05, highX - lowX);
        double spanY = Math.max(0.05, highY - lowY);
        double fit = Math.min((width - 2 * MARGIN) / spanX, (height - 2 * MARGIN) / spanY);
        boolean whole = zoom <= 1 || Double.isNaN(middleX);
        return new View(
                Math.max(1, fit) * zoom,
                whole ? (lowX + highX) / 2 : middleX,
                whole ? (lowY + highY) / 2 : middleY,
                width,
                height);
    }

    private double centreX() {
        return getWidth() / scale() / 2;
    }

    private double centreY() {
        return (getHeight() / scale() - FOOT) / 2;
    }

    /** Zooms so that what lies under the pointer stays there. */
    private void zoom(double x, double y, double wheel) {
        View before = view();
        double atX = before.middleX() + (x - before.width() / 2) / before.scale();
        double atY = before.middleY() - (y - before.height() / 2) / before.scale();
        double next = Math.clamp(zoom * (wheel > 0 ? 1.25 : 0.8), 1, CLOSEST);
        double scale = before.scale() / zoom * next;
        zoom = next;
        middleX = atX - (x - before.width() / 2) / scale;
        middleY = atY + (y - before.height() / 2) / scale;
        repaint();
    }

    @Override
    protected void paint(Pen pen, Palette palette, double width, double height) {
        Lettering small = new Lettering(Faces.REGULAR, 11, palette.of(Ink.MUTED));
        if (plane.points().isEmpty()) {
            pen.text(
                    "Nothing remembered yet.",
                    16,
                    20,
                    new Lettering(Faces.REGULAR, 12, palette.of(Ink.MUTED)));
            return;
        }
        View view = view();
        pen.within(
                0,
                0,
                width,
                height - FOOT,
                () -> {
                    ties(pen, palette, view);
                    for (PlaneView.Point point : plane.points()) {
                        if (point.light() == PlaneView.Light.NONE) {
                            point(pen, palette, view, point);
                        }
                    }
                    for (PlaneView.Point point : plane.points()) {
                        if (point.light() != PlaneView.Light.NONE || point.entry() == selected) {
                            point(pen, palette, view, point);
                            named(pen, palette, view, point);
                        }
                    }
                    plane.query().ifPresent(query -> query(pen, palette, view, query));
                });
        String share =
                String.format(
                        Locale.ROOT, "2 directions, %.0f %% of the spread", 100 * plane.share());
        pen.text(share, 16, height - 5, small);
    }

    private void ties(Pen pen, Palette palette, View view) {
        plane.query()
                .ifPresent(
                        query -> {
                            for (PlaneView.Point point : plane.points()) {
                                boolean hit =
                                        point.light() == PlaneView.Light.HIT
                                                || point.light() == PlaneView.Light.LATE;
                                if (hit || point.light() == PlaneView.Light.BELOW) {
                                    pen.line(
                                            view.x(query.x()),
                                            view.y(query.y()),
                                            view.x(point.x()),
                                            view.y(point.y()),
                                            new Line(
                                                    palette.of(hit ? Ink.FOUND : Ink.BAR),
                                                    hit ? 1.5 : 1));
                                }
                            }
                        });
    }

    private void point(Pen pen, Palette palette, View view, PlaneView.Point point) {
        double x = view.x(point.x());
        double y = view.y(point.y());
        if (point.entry() == selected) {
            pen.disc(x, y, 8, palette.of(Ink.YOU_GROUND));
            pen.ring(x, y, 8, new Line(palette.of(Ink.YOU), 1.5));
        }
        switch (point.light()) {
            case NONE -> pen.disc(x, y, 2.6, palette.of(Ink.BAR));
            case BELOW -> pen.ring(x, y, 3, new Line(palette.of(Ink.FAINT), 1.3));
            case HIT -> Marks.draw(pen, palette, Mark.HIT, x, y, 1.1);
            case LATE -> Marks.draw(pen, palette, Mark.LATE, x, y, 1.1);
            case WRITTEN -> Marks.draw(pen, palette, Mark.WRITE, x, y, 1.1);
        }
    }

    private void named(Pen pen, Palette palette, View view, PlaneView.Point point) {
        Lettering name = new Lettering(Faces.MONO, 11, palette.of(Ink.TEXT));
        String words = "m" + (point.entry() + 1);
        double x = view.x(point.x()) + 9;
        double wide = name.width(words);
        pen.text(
                words,
                x + wide > view.width() - 4 ? x - 18 - wide : x,
                view.y(point.y()) + 4,
                name);
    }

    private static void query(Pen pen, Palette palette, View view, PlaneView.Query query) {
        double x = view.x(query.x());
        double y = view.y(query.y());
        Line line = new Line(palette.of(Ink.YOU), 2);
        pen.line(x - 6, y, x + 6, y, line);
        pen.line(x, y - 6, x, y + 6, line);
        Lettering name = new Lettering(Faces.SEMIBOLD, 11, palette.of(Ink.YOU));
        double wide = name.width("query");
        pen.text("query", x + 8 + wide > view.width() ? x - 10 - wide : x + 8, y - 6, name);
    }

    private Optional<PlaneView.Point> near(MouseEvent event) {
        View view = view();
        double x = event.getX() / scale();
        double y = event.getY() / scale();
        Optional<PlaneView.Point> best = Optional.empty();
        double nearest = REACH;
        for (PlaneView.Point point : plane.points()) {
            double distance = Math.hypot(view.x(point.x()) - x, view.y(point.y()) - y);
            if (distance < nearest) {
                nearest = distance;
                best = Optional.of(point);
            }
        }
        return best;
    }

    private static String name(PlaneView.Point point) {
        String name = "m" + (point.entry() + 1);
        return switch (point.light()) {
            case NONE -> name;
            case BELOW -> name + ", brought by this read, below the threshold";
            case HIT -> name + ", hit by this read";
            case LATE -> name + ", found late by this read";
            case WRITTEN -> name + ", written in this step";
        };
    }

    private String twin() {
        StringBuilder twin =
                new StringBuilder("Map of the embeddings, ")
                        .append(Words.counted(plane.points().size(), "entry", "entries"));
        for (PlaneView.Point point : plane.points()) {
            if (point.light() != PlaneView.Light.NONE) {
                twin.append("; ").append(name(point));
            }
        }
        return twin.append(selected < 0 ? "" : "; m" + (selected + 1) + " is selected").toString();
    }
}
