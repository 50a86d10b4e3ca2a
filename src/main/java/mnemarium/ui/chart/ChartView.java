package mnemarium.ui.chart;

import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;

/**
 * A chart on the screen. The mouse or the arrow keys point at a part of it, which then says what it
 * is; a click, or Enter, opens what lies behind it.
 */
public final class ChartView extends Drawing {
    private static final double REACH = 9;

    private final LongConsumer open;
    private final String opens;
    private Optional<Chart> chart = Optional.empty();
    private Optional<Spot> spot = Optional.empty();
    private Optional<Laid> laid = Optional.empty();

    /** A chart laid out, kept until chart or size change. */
    private record Laid(double width, double height, Chart.Drawn drawn) {}

    /**
     * A view without a chart.
     *
     * @param opens what a click does, in words: "Click opens this run"
     * @param open called with the key of what was clicked
     */
    public ChartView(String opens, LongConsumer open) {
        this.opens = opens;
        this.open = open;
        getStyleClass().add("mn-chart");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        addEventHandler(MouseEvent.MOUSE_MOVED, this::moved);
        addEventHandler(MouseEvent.MOUSE_EXITED, _ -> look(Optional.empty()));
        addEventHandler(MouseEvent.MOUSE_PRESSED, _ -> requestFocus());
        addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
        addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    }

    /** Shows a chart. */
    public void show(Chart shown) {
        if (chart.filter(shown::equals).isPresent()) {
            return;
        }
        chart = Optional.of(shown);
        laid = Optional.empty();
        look(Optional.empty());
    }

    /** The chart that is shown. */
    public Optional<Chart> chart() {
        return chart;
    }

    /** What is pointed at. */
    public Optional<Spot> spot() {
        return spot;
    }

    /** What can be pointed at, as the keyboard goes through it. */
    public List<Spot> spots() {
        return drawn().map(Chart.Drawn::spots).orElse(List.of());
    }

    private Optional<Chart.Drawn> drawn() {
        double width = getWidth() / scale();
        double height = getHeight() / scale();
        if (chart.isEmpty() || !(width > 0) || !(height > 0)) {
            return Optional.empty();
        }
        boolean isLaid =
                laid.filter(each -> each.width() == width && each.height() == height).isPresent();
        if (!isLaid) {
            laid = Optional.of(new Laid(width, height, chart.get().at(width, height)));
        }
        return laid.map(Laid::drawn);
    }

    @Override
    protected void paint(Pen pen, Palette palette, double width, double height) {
        drawn().ifPresent(
                        drawn -> {
                            drawn.paint(pen, palette);
                            spot.ifPresent(
                                    each ->
                                            Tip.paint(
                                                    pen,
                                                    palette,
                                                    each,
                                                    each.key().isPresent() ? opens : "",
                                                    width,
                                                    height));
                        });
    }

    private void moved(MouseEvent event) {
        look(nearest(event));
    }

    private Optional<Spot> nearest(MouseEvent event) {
        double x = event.getX() / scale();
        double y = event.getY() / scale();
        return spots().stream()
                .filter(each -> each.distance(x, y) <= (each.round() ? REACH : 0))
                .min(
                        Comparator.comparingDouble(
                                (Spot each) -> Math.hypot(each.x() - x, each.y() - y)));
    }

    private void clicked(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY) {
            nearest(event).ifPresent(this::open);
        }
    }

    private void open(Spot chosen) {
        chosen.key().ifPresent(open);
    }

    private void key(KeyEvent event) {
        List<Spot> spots = spots();
        if (spots.isEmpty()) {
            return;
        }
        KeyCode code = event.getCode();
        switch (code) {
            case LEFT, RIGHT, UP, DOWN -> look(Optional.of(beside(spots, code)));
            case HOME -> look(Optional.of(spots.getFirst()));
            case END -> look(Optional.of(spots.getLast()));
            case ENTER, SPACE -> spot.ifPresent(this::open);
            case ESCAPE -> {
                if (spot.isEmpty()) {
                    return;
                }
                look(Optional.empty());
            }
            default -> {
                return;
            }
        }
        event.consume();
    }

    /** The next spot in a direction: far ones and those to the side count more. */
    private Spot beside(List<Spot> spots, KeyCode code) {
        if (spot.isEmpty()) {
            return spots.getFirst();
        }
        Spot here = spot.get();
        int dx = code == KeyCode.LEFT ? -1 : code == KeyCode.RIGHT ? 1 : 0;
        int dy = code == KeyCode.UP ? -1 : code == KeyCode.DOWN ? 1 : 0;
        return spots.stream()
                .filter(each -> (each.x() - here.x()) * dx + (each.y() - here.y()) * dy > 0.5)
                .min(
                        Comparator.comparingDouble(
                                (Spot each) -> {
                                    double along =
                                            (each.x() - here.x()) * dx + (each.y() - here.y()) * dy;
                                    double aside =
                                            (each.x() - here.x()) * dy + (each.y() - here.y()) * dx;
                                    return along + 3 * Math.abs(aside);
                                }))
                .orElse(here);
    }

    private void look(Optional<Spot> next) {
        if (spot.equals(next) && next.isPresent()) {
            return;
        }
        spot = next;
        setAccessibleText(
                next.map(Spot::text).orElse(chart.map(Chart::text).orElse("Nothing to show yet")));
        setCursor(
                next.flatMap(each -> each.key().isPresent() ? Optional.of(each) : Optional.empty())
                                .isPresent()
                        ? Cursor.HAND
                        : Cursor.DEFAULT);
        repaint();
    }
}
