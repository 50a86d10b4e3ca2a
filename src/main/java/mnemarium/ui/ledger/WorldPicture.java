package mnemarium.ui.ledger;

import mnemarium.ui.chart.Ink;
import mnemarium.ui.chart.Palette;
import mnemarium.ui.chart.SvgPen;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Timeline and costs of a world around its lanes as one SVG picture: all lanes, all tasks. */
final class WorldPicture {

    private static final double WIDTH = 1360;
    private static final double GAP = 8;

    private WorldPicture() {}

    /** The picture; wider than usual where the tasks ask for it. */
    static String svg(WorldView view, Palette palette) {
        TaskColumns usual = TaskColumns.at(WIDTH, view.tasks());
        double width = WIDTH + Math.max(0, usual.length() - usual.room());
        TaskColumns columns = TaskColumns.at(width, view.tasks());
        double lanes = view.lanes().size() * LanePainter.LANE;
        double height = TimelinePainter.HEIGHT + GAP + lanes + CostPainter.HEIGHT;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (SvgPen pen =
                new SvgPen(bytes, width, height, WorldText.of(view), palette.of(Ink.GROUND))) {
            new TimelinePainter(pen, palette, view, columns).paint(0);
            double top = TimelinePainter.HEIGHT + GAP;
            new LanePainter(pen, palette, view, columns).paint(top, top, top + lanes);
            new CostPainter(pen, palette, view, columns).paint(top + lanes);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
