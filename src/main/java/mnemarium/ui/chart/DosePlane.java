package mnemarium.ui.chart;

import mnemarium.ui.chart.DoseResponse.Arm;
import mnemarium.ui.chart.DoseResponse.Dot;
import mnemarium.ui.chart.DoseResponse.Mean;
import mnemarium.ui.chart.DoseResponse.Published;
import mnemarium.ui.chart.DoseResponse.Rung;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Where the rungs and the figures of a {@link DoseResponse} lie. Lengths are design pixels.
 *
 * @param rungs from the left
 * @param ruler the axis of the figures
 * @param left where that axis stands
 * @param top where it ends
 * @param right where the lines end
 * @param bottom where it begins
 */
record DosePlane(
        List<Rung> rungs, Ruler ruler, double left, double top, double right, double bottom) {
    private static final double SIDE = 18;

    /** The axis of all figures that are shown. */
    static Ruler ruler(DoseResponse chart) {
        double least = 0;
        double greatest = 0;
        double leastOfAll = Double.POSITIVE_INFINITY;
        for (int i = 0; i < chart.arms().size(); i++) {
            Arm arm = chart.arms().get(i);
            boolean isLooked = i == chart.looked();
            for (Mean mean : arm.means()) {
                least = Math.min(least, mean.value());
                greatest = Math.max(greatest, mean.value());
                leastOfAll = Math.min(leastOfAll, mean.value());
                if (isLooked) {
                    for (Dot dot : mean.dots()) {
                        least = Math.min(least, dot.value());
                        greatest = Math.max(greatest, dot.value());
                        leastOfAll = Math.min(leastOfAll, dot.value());
                    }
                    if (mean.interval().isPresent()) {
                        least = Math.min(least, mean.interval().get().low());
                        greatest = Math.max(greatest, mean.interval().get().high());
                        leastOfAll = Math.min(leastOfAll, mean.interval().get().low());
                    }
                }
            }
        }
        for (Published each : chart.published()) {
            least = Math.min(least, each.low());
            greatest = Math.max(greatest, each.high());
            leastOfAll = Math.min(leastOfAll, each.low());
        }
        return Ruler.fitting(least, greatest, leastOfAll);
    }

    /** Where a rung lies. */
    double atX(int rung) {
        double from = left + SIDE;
        return from + rungs.get(rung).place() * (right - SIDE - 14 - from);
    }

    /** Where a figure lies. */
    double atY(double value) {
        return bottom - ruler.share(value) * (bottom - top);
    }

    /** Free width to the right of a rung. */
    double roomAfter(int rung) {
        double here = atX(rung);
        double next =
                IntStream.range(0, rungs.size())
                        .mapToDouble(this::atX)
                        .filter(x -> x > here + 0.5)
                        .min()
                        .orElse(right + 8);
        return next - here;
    }

    /** Free width on either side of a rung. */
    double roomAround(int rung) {
        double here = atX(rung);
        return IntStream.range(0, rungs.size())
                                .mapToDouble(each -> Math.abs(atX(each) - here))
                                .filter(gap -> gap > 0.5)
                                .min()
                                .orElse(120)
                        / 2
                - 3;
    }
}
