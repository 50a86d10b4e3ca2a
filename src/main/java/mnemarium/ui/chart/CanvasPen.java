package mnemarium.ui.chart;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.FillRule;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/** The pen that draws on a canvas. */
public final class CanvasPen implements Pen {
    private final GraphicsContext graphics;

    /** A pen on a canvas, whose transform is already set. */
    public CanvasPen(GraphicsContext graphics) {
        this.graphics = graphics;
        graphics.setFillRule(FillRule.NON_ZERO);
    }

    @Override
    public void rectangle(
            double x, double y, double width, double height, double radius, Color fill) {
        graphics.setFill(fill);
        if (radius > 0) {
            graphics.fillRoundRect(x, y, width, height, 2 * radius, 2 * radius);
        } else {
            graphics.fillRect(x, y, width, height);
        }
    }

    @Override
    public void frame(double x, double y, double width, double height, double radius, Line line) {
        take(line);
        if (radius > 0) {
            graphics.strokeRoundRect(x, y, width, height, 2 * radius, 2 * radius);
        } else {
            graphics.strokeRect(x, y, width, height);
        }
    }

    @Override
    public void disc(double x, double y, double radius, Color fill) {
        graphics.setFill(fill);
        graphics.fillOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    @Override
    public void ring(double x, double y, double radius, Line line) {
        take(line);
        graphics.strokeOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    @Override
    public void line(double fromX, double fromY, double toX, double toY, Line line) {
        take(line);
        graphics.strokeLine(fromX, fromY, toX, toY);
    }

    @Override
    public void polyline(double[] xs, double[] ys, Line line) {
        take(line);
        graphics.strokePolyline(xs, ys, xs.length);
    }

    @Override
    public void polygon(double[] xs, double[] ys, Color fill) {
        graphics.setFill(fill);
        graphics.fillPolygon(xs, ys, xs.length);
    }

    @Override
    public void path(String data, double x, double y, double scale, Color fill) {
        graphics.save();
        graphics.translate(x, y);
        graphics.scale(scale, scale);
        graphics.setFill(fill);
        graphics.beginPath();
        graphics.appendSVGPath(data);
        graphics.fill();
        graphics.restore();
    }

    @Override
    public void hatch(double x, double y, double width, double height, Color stripe, Color ground) {
        graphics.setFill(
                new LinearGradient(
                        0,
                        0,
                        5,
                        5,
                        false,
                        CycleMethod.REPEAT,
                        new Stop(0, stripe),
                        new Stop(0.3, stripe),
                        new Stop(0.3, ground),
                        new Stop(1, ground)));
        graphics.fillRect(x, y, width, height);
    }

    @Override
    public void text(String words, double x, double baseline, Lettering lettering) {
        graphics.setFill(lettering.colour());
        graphics.setFont(new Font(lettering.face(), lettering.size()));
        graphics.setTextAlign(
                switch (lettering.anchor()) {
                    case START -> TextAlignment.LEFT;
                    case MIDDLE -> TextAlignment.CENTER;
                    case END -> TextAlignment.RIGHT;
                });
        graphics.fillText(words, x, baseline);
    }

    @Override
    public void within(double x, double y, double width, double height, Runnable work) {
        graphics.save();
        graphics.beginPath();
        graphics.rect(x, y, width, height);
        graphics.clip();
        work.run();
        graphics.restore();
    }

    private void take(Line line) {
        graphics.setStroke(line.colour());
        graphics.setLineWidth(line.width());
        // no dashes at all is a solid line
        graphics.setLineDashes(line.dashes().stream().mapToDouble(Double::doubleValue).toArray());
    }
}
