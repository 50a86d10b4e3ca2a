package mnemarium.ui.chart;

import javafx.scene.AccessibleRole;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A figure on the screen: the mouse or the arrow keys read the lines' values, and the same figure
 * goes into a file.
 */
public final class FigureView extends Drawing {
    private static final double EXPORT_WIDTH = 720;
    private static final double EXPORT_HEIGHT = 320;

    private Optional<Figure> figure = Optional.empty();
    private OptionalDouble cursor = OptionalDouble.empty();

    /** A view without a figure. */
    public FigureView() {
        getStyleClass().add("figure");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        addEventHandler(MouseEvent.MOUSE_MOVED, this::point);
        addEventHandler(MouseEvent.MOUSE_EXITED, event -> look(OptionalDouble.empty()));
        addEventHandler(MouseEvent.MOUSE_PRESSED, event -> requestFocus());
        addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    }

    /** Shows a figure. */
    public void show(Figure shown) {
        figure = Optional.of(shown);
        cursor = OptionalDouble.empty();
        setAccessibleText(shown.text());
        repaint();
    }

    /** The figure as an SVG file, in light colours. */
    public Optional<String> svg() {
        return figure.map(
                shown -> {
                    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                    try (SvgPen pen =
                            new SvgPen(
                                    bytes,
                                    EXPORT_WIDTH,
                                    EXPORT_HEIGHT,
                                    shown.text(),
                                    Palette.LIGHT.of(Ink.GROUND))) {
                        new FigurePainter(shown, Palette.LIGHT, EXPORT_WIDTH, EXPORT_HEIGHT)
                                .paint(pen, OptionalDouble.empty());
                    }
                    return bytes.toString(StandardCharsets.UTF_8);
                });
    }

    @Override
    protected void paint(Pen pen, Palette palette, double width, double height) {
        figure.ifPresent(
                shown -> new FigurePainter(shown, palette, width, height).paint(pen, cursor));
    }

    private void point(MouseEvent event) {
        figure.ifPresent(
                shown ->
                        look(
                                OptionalDouble.of(
                                        new FigurePainter(
                                                        shown,
                                                        palette(),
                                                        getWidth() / scale(),
                                                        getHeight() / scale())
                                                .valueAt(event.getX() / scale()))));
    }

    private void key(KeyEvent event) {
        if (figure.isEmpty()) {
            return;
        }
        Figure.Axis x = figure.get().x();
        double now = cursor.isPresent() ? x.position(cursor.getAsDouble()) : 0;
        switch (event.getCode()) {
            case RIGHT -> look(OptionalDouble.of(x.value(now + x.keyStep())));
            case LEFT -> look(OptionalDouble.of(x.value(now - x.keyStep())));
            case HOME -> look(OptionalDouble.of(x.value(0)));
            case END -> look(OptionalDouble.of(x.value(1)));
            case ESCAPE -> look(OptionalDouble.empty());
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void look(OptionalDouble value) {
        cursor = value;
        figure.ifPresent(
                shown ->
                        setAccessibleText(
                                value.isPresent()
                                        ? values(shown, value.getAsDouble())
                                        : shown.text()));
        repaint();
    }

    private static String values(Figure figure, double x) {
        StringBuilder text = new StringBuilder(figure.x().name()).append(' ');
        text.append(figure.x().label(x));
        for (Figure.Curve line : figure.lines()) {
            line.nearest(figure.x(), x)
                    .ifPresent(
                            point ->
                                    text.append(", ")
                                            .append(line.name())
                                            .append(' ')
                                            .append(figure.y().label(point.y())));
        }
        return text.toString();
    }
}
