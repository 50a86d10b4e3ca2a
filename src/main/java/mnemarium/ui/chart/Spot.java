package mnemarium.ui.chart;

import java.util.OptionalLong;

/**
 * Something in a chart that can be pointed at.
 *
 * @param x of its middle, in design pixels
 * @param y of its middle
 * @param halfWidth half of its width; a dot has its radius
 * @param halfHeight half of its height
 * @param round a dot, not a box
 * @param title what it is: "in-loop, +30 ms, seed 2"
 * @param words what it says: "5 redundant actions"
 * @param key by which whoever made the chart knows it; empty if a click opens nothing
 */
public record Spot(
        double x,
        double y,
        double halfWidth,
        double halfHeight,
        boolean round,
        String title,
        String words,
        OptionalLong key) {

    /** A dot. */
    static Spot dot(
            double x, double y, double radius, String title, String words, OptionalLong key) {
        return new Spot(x, y, radius, radius, true, title, words, key);
    }

    /** A box. */
    static Spot box(
            double x,
            double y,
            double width,
            double height,
            String title,
            String words,
            OptionalLong key) {
        return new Spot(
                x + width / 2, y + height / 2, width / 2, height / 2, false, title, words, key);
    }

    /** How far a point is from its edge; 0 inside. */
    double distance(double pointX, double pointY) {
        double dx = Math.max(0, Math.abs(pointX - x) - halfWidth);
        double dy = Math.max(0, Math.abs(pointY - y) - halfHeight);
        return Math.hypot(dx, dy);
    }

    /** The spot in one sentence. */
    public String text() {
        return words.isEmpty() ? title : title + ": " + words;
    }
}
