package mnemarium.ui.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Places the dots of one rung so that none lies on another: equal ones side by side, to the right
 * of where they belong. Where there are more than the room holds, they close ranks and overlap.
 */
final class Swarm {
    /** From the middle of a dot to the middle of its neighbour. */
    static final double PITCH = 6.8;

    private Swarm() {}

    /** A dot in its place. */
    record Placed(DoseResponse.Dot dot, double x, double y) {}

    /**
     * Places dots.
     *
     * @param left middle of the first dot of each value
     * @param room from there to the right
     * @param y where a value lies
     */
    static List<Placed> of(
            List<DoseResponse.Dot> dots,
            double left,
            double room,
            java.util.function.DoubleUnaryOperator y) {
        List<DoseResponse.Dot> sorted =
                dots.stream().sorted(Comparator.comparingDouble(DoseResponse.Dot::value)).toList();
        List<Placed> placed = new ArrayList<>();
        for (DoseResponse.Dot dot : sorted) {
            double at = y.applyAsDouble(dot.value());
            double x = left;
            // only the neighbours below within reach count: they come last in the list
            for (int i = placed.size() - 1; i >= 0; i--) {
                Placed other = placed.get(i);
                double dy = Math.abs(other.y() - at);
                if (dy >= PITCH) {
                    break;
                }
                x =
                        Math.max(
                                x,
                                other.x()
                                        + (dy < 0.5 ? PITCH : Math.sqrt(PITCH * PITCH - dy * dy)));
            }
            placed.add(new Placed(dot, x, at));
        }
        double widest = placed.stream().mapToDouble(each -> each.x() - left).max().orElse(0);
        if (widest <= room) {
            return placed;
        }
        double squeeze = room / widest;
        return placed.stream()
                .map(each -> new Placed(each.dot(), left + (each.x() - left) * squeeze, each.y()))
                .toList();
    }

    /**
     * Places dots of one value in rows below each other, around a middle.
     *
     * @param middle of each row
     * @param room half of a row's width
     * @param top middle of the first row
     * @param rows how many rows there may be
     */
    static List<Placed> rows(
            List<DoseResponse.Dot> dots, double middle, double room, double top, int rows) {
        int most = Math.max(1, (int) Math.floor(2 * room / PITCH));
        int wide = Math.max(most, (dots.size() + rows - 1) / rows);
        double pitch = wide > most ? 2 * room / wide : PITCH;
        List<Placed> placed = new ArrayList<>();
        for (int i = 0; i < dots.size(); i++) {
            int row = i / wide;
            int inRow = Math.min(wide, dots.size() - row * wide);
            placed.add(
                    new Placed(
                            dots.get(i),
                            middle + (i % wide - (inRow - 1) / 2.0) * pitch,
                            top + row * PITCH));
        }
        return placed;
    }
}
