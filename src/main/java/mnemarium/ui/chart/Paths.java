package mnemarium.ui.chart;

import java.util.Locale;

/** Path data of the shapes that signs are put together from. Outer edges run clockwise. */
final class Paths {
    private Paths() {}

    static String circle(double radius) {
        return arc(radius, 1);
    }

    static String ring(double radius, double stroke) {
        return arc(radius + stroke / 2, 1) + arc(radius - stroke / 2, 0);
    }

    static String box(double halfWidth, double halfHeight) {
        return polygon(
                -halfWidth,
                -halfHeight,
                halfWidth,
                -halfHeight,
                halfWidth,
                halfHeight,
                -halfWidth,
                halfHeight);
    }

    static String diamond(double half) {
        return polygon(0, -half, half, 0, 0, half, -half, 0);
    }

    static String diamondBack(double half) {
        return polygon(0, -half, -half, 0, 0, half, half, 0);
    }

    /** A bar around a point, with half its length and half its thickness, along a direction. */
    static String bar(
            double x, double y, double halfLength, double halfThickness, double dx, double dy) {
        double length = Math.hypot(dx, dy);
        double ax = dx / length * halfLength;
        double ay = dy / length * halfLength;
        double bx = -dy / length * halfThickness;
        double by = dx / length * halfThickness;
        return polygon(
                x - ax - bx,
                y - ay - by,
                x + ax - bx,
                y + ay - by,
                x + ax + bx,
                y + ay + by,
                x - ax + bx,
                y - ay + by);
    }

    private static String arc(double radius, int sweep) {
        String r = number(radius);
        String half = "A" + r + " " + r + " 0 1 " + sweep + " ";
        return "M-" + r + " 0" + half + r + " 0" + half + "-" + r + " 0Z";
    }

    private static String polygon(double... xy) {
        StringBuilder path = new StringBuilder();
        for (int i = 0; i < xy.length; i += 2) {
            path.append(i == 0 ? 'M' : 'L').append(number(xy[i])).append(' ');
            path.append(number(xy[i + 1]));
        }
        return path.append('Z').toString();
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.3f", value);
    }
}
