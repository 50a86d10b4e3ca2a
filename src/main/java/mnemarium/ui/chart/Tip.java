package mnemarium.ui.chart;

import mnemarium.ui.Faces;

/** Says what is pointed at in a chart: a box with a line to it, drawn over everything. */
final class Tip {
    private static final double PAD = 9;
    private static final double ROW = 16;
    private static final double AWAY = 26;

    private Tip() {}

    /**
     * Draws the box.
     *
     * @param opens what a click does; empty if nothing
     * @param width of the chart
     * @param height of the chart
     */
    static void paint(
            Pen pen, Palette palette, Spot spot, String opens, double width, double height) {
        Lettering title = new Lettering(Faces.SEMIBOLD, 12, palette.of(Ink.TEXT));
        Lettering body = new Lettering(Faces.REGULAR, 12, palette.of(Ink.TEXT));
        Lettering link = new Lettering(Faces.REGULAR, 11, palette.of(Ink.YOU));
        double most = width - 2 * PAD - 8;
        String first = title.fit(spot.title(), most);
        String second = body.fit(spot.words(), most);
        double wide =
                2 * PAD
                        + Math.max(
                                title.width(first),
                                Math.max(body.width(second), link.width(opens)));
        int rows = 1 + (second.isEmpty() ? 0 : 1) + (opens.isEmpty() ? 0 : 1);
        double tall = rows * ROW + 2 * PAD - 5;
        double x = Math.clamp(spot.x() - wide * 0.6, 4, Math.max(4, width - wide - 4));
        double above = spot.y() - spot.halfHeight() - AWAY - tall;
        double below = spot.y() + spot.halfHeight() + AWAY;
        boolean isAbove = above >= 2 || below + tall > height - 2;
        double y = isAbove ? Math.max(2, above) : below;
        ring(pen, palette, spot);
        Line leader = new Line(palette.of(Ink.MUTED), 1);
        if (isAbove && y + tall < spot.y() - spot.halfHeight()) {
            pen.line(spot.x(), y + tall, spot.x(), spot.y() - spot.halfHeight() - 2, leader);
        } else if (!isAbove) {
            pen.line(spot.x(), spot.y() + spot.halfHeight() + 2, spot.x(), y, leader);
        }
        pen.rectangle(x, y, wide, tall, 4, palette.of(Ink.GROUND));
        pen.frame(x + 0.5, y + 0.5, wide - 1, tall - 1, 4, new Line(palette.of(Ink.EDGE), 1));
        double baseline = y + PAD + 9;
        pen.text(first, x + PAD, baseline, title);
        if (!second.isEmpty()) {
            baseline += ROW;
            pen.text(second, x + PAD, baseline, body);
        }
        if (!opens.isEmpty()) {
            pen.text(opens, x + PAD, baseline + ROW, link);
        }
    }

    private static void ring(Pen pen, Palette palette, Spot spot) {
        Line edge = new Line(palette.of(Ink.TEXT), 1.4);
        if (spot.round()) {
            pen.ring(spot.x(), spot.y(), spot.halfWidth() + 2, edge);
        } else {
            pen.frame(
                    spot.x() - spot.halfWidth() + 0.5,
                    spot.y() - spot.halfHeight() + 0.5,
                    2 * spot.halfWidth() - 1,
                    2 * spot.halfHeight() - 1,
                    2,
                    edge);
        }
    }
}
