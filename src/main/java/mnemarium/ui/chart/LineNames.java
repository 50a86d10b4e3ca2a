package mnemarium.ui.chart;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds a place for a line's name at the line, where it lies on nothing: places along the line are
 * tried above, below and beside it, and what each would cover is counted.
 */
final class LineNames {
    private static final double HEIGHT = 13;
    private static final double OFF = 7;

    private final List<double[]> obstacles = new ArrayList<>();
    private final List<double[]> names = new ArrayList<>();
    private final double left;
    private final double top;
    private final double right;
    private final double bottom;

    /** A place that was found: left edge and baseline, and how much it covers. */
    record Found(double x, double baseline, double covers) {}

    /** Nothing may stand outside of this box. */
    LineNames(double left, double top, double right, double bottom) {
        this.left = left;
        this.top = top;
        this.right = right;
        this.bottom = bottom;
    }

    /** Something that should not be covered: points along a line. */
    void line(double fromX, double fromY, double toX, double toY) {
        int steps = (int) Math.ceil(Math.hypot(toX - fromX, toY - fromY) / 4);
        for (int i = 0; i <= steps; i++) {
            double share = steps == 0 ? 0 : i / (double) steps;
            point(fromX + share * (toX - fromX), fromY + share * (toY - fromY), 1);
        }
    }

    /** A point that should not be covered. */
    void point(double x, double y, double weight) {
        obstacles.add(new double[] {x, y, weight});
    }

    /** The best place for a name at a line; it is taken from then on. */
    Found place(double[] xs, double[] ys, double width) {
        Found best = new Found(left, top + HEIGHT, Double.MAX_VALUE);
        double middle = (left + right) / 2;
        for (int i = 0; i + 1 < xs.length; i++) {
            for (double share : new double[] {0.3, 0.5, 0.7, 0}) {
                double x = xs[i] + share * (xs[i + 1] - xs[i]);
                double y = ys[i] + share * (ys[i + 1] - ys[i]);
                double far = Math.abs(x - middle) / (right - left);
                best = better(best, x - width / 2, y - OFF, width, far);
                best = better(best, x - width / 2, y + OFF + HEIGHT - 4, width, far + 0.2);
                best = better(best, x - width - 12, y + 4, width, far + 0.4);
                best = better(best, x + 12, y + 4, width, far + 0.6);
            }
        }
        names.add(new double[] {best.x(), best.baseline(), width});
        return best;
    }

    private Found better(Found best, double x, double baseline, double width, double dislike) {
        if (x < left || x + width > right || baseline - HEIGHT < top || baseline + 4 > bottom) {
            return best;
        }
        double covers = dislike;
        for (double[] point : obstacles) {
            if (point[0] > x - 3
                    && point[0] < x + width + 3
                    && point[1] > baseline - HEIGHT
                    && point[1] < baseline + 5) {
                covers += point[2];
            }
        }
        for (double[] name : names) {
            if (x < name[0] + name[2] + 6
                    && name[0] < x + width + 6
                    && Math.abs(baseline - name[1]) < HEIGHT + 4) {
                covers += 100;
            }
        }
        return covers < best.covers() ? new Found(x, baseline, covers) : best;
    }
}
