package mnemarium.ui.chart;

import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.WritableImage;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** A chart as a file of its own, in light colours. */
public final class ChartFile {
    private static final double WIDTH = 720;
    private static final double WIDE = 900;
    private static final double HEIGHT = 420;
    private static final double SHARP = 2;

    private ChartFile() {}

    /** The chart as an SVG file; the same chart gives the same text. */
    public static String svg(Chart chart) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (SvgPen pen =
                new SvgPen(
                        bytes,
                        width(chart),
                        height(chart),
                        chart.text(),
                        Palette.LIGHT.of(Ink.GROUND))) {
            chart.at(width(chart), height(chart)).paint(pen, Palette.LIGHT);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    /** The chart as an image, two pixels to a design pixel. Call it on the screen thread. */
    public static WritableImage image(Chart chart) {
        double width = width(chart);
        double height = height(chart);
        Canvas canvas = new Canvas(width * SHARP, height * SHARP);
        GraphicsContext graphics = canvas.getGraphicsContext2D();
        graphics.setFill(Palette.LIGHT.of(Ink.GROUND));
        graphics.fillRect(0, 0, width * SHARP, height * SHARP);
        graphics.scale(SHARP, SHARP);
        chart.at(width, height).paint(new CanvasPen(graphics), Palette.LIGHT);
        SnapshotParameters parameters = new SnapshotParameters();
        parameters.setFill(Palette.LIGHT.of(Ink.GROUND));
        return canvas.snapshot(parameters, null);
    }

    private static double width(Chart chart) {
        return switch (chart) {
            case FlowDiagram _, StalenessChart _ -> WIDE;
            case DoseResponse _,
                    HeatMap _,
                    Bars _,
                    Partitions _,
                    FrontierChart _,
                    TurnTimes _,
                    CostBars _,
                    TenureCurves _ ->
                    WIDTH;
        };
    }

    private static double height(Chart chart) {
        return switch (chart) {
            case DoseResponse _ -> HEIGHT;
            case HeatMap map -> Math.max(240, Math.min(HEIGHT, 90 + 40 * map.rows().size()));
            case Bars bars -> 70 + 30 * bars.bars().size();
            case Partitions _ -> 180;
            case FrontierChart _ -> HEIGHT;
            case TurnTimes times -> 90 + 44 * times.turns().size();
            case FlowDiagram _ -> 250;
            case CostBars bars -> bars.tall();
            case StalenessChart _ -> 126;
            case TenureCurves _ -> HEIGHT;
        };
    }
}
