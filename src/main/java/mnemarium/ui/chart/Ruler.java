package mnemarium.ui.chart;

import java.util.ArrayList;
import java.util.List;

/**
 * The ends and the ticks of an axis of figures, at round numbers: steps of 1, 2 or 5 times a power
 * of ten.
 *
 * @param from lower end
 * @param to upper end, more than {@code from}
 * @param step between ticks
 */
record Ruler(double from, double to, double step) {

    private static final int MOST_TICKS = 7;

    /** An axis over values from least to greatest; it begins at 0 if no value is below. */
    static Ruler over(double least, double greatest) {
        double low = Math.min(0, Double.isFinite(least) ? least : 0);
        double high = Math.max(low, Double.isFinite(greatest) ? greatest : 0);
        if (high == low) {
            high = low + 1;
        }
        double rough = (high - low) / (MOST_TICKS - 1);
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        double step = power;
        for (double times : new double[] {1, 2, 5, 10}) {
            step = times * power;
            if (step >= rough * 0.999_999) {
                break;
            }
        }
        return new Ruler(
                Math.floor(low / step + 1e-9) * step, Math.ceil(high / step - 1e-9) * step, step);
    }

    /** Ticks from the lower end. */
    List<Double> ticks() {
        List<Double> ticks = new ArrayList<>();
        long steps = Math.round((to - from) / step);
        for (long i = 0; i <= steps; i++) {
            // from whole steps, so that zero is zero
            ticks.add((Math.round(from / step) + i) * step);
        }
        return ticks;
    }

    /** Where a value lies: 0 at the lower end, 1 at the upper. */
    double share(double value) {
        return (value - from) / (to - from);
    }

    /** Decimals that its ticks need. */
    int decimals() {
        return Math.max(0, (int) Math.ceil(-Math.log10(step) - 1e-9));
    }
}
