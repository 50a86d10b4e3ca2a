package mnemarium.ui.chart;

import mnemarium.ui.Figures;

import java.util.ArrayList;
import java.util.List;

/**
 * The ends and the ticks of an axis of figures, at round numbers: steps of 1, 2 or 5 times a power
 * of ten, or powers of ten.
 *
 * @param from lower end
 * @param to upper end, more than {@code from}
 * @param step between ticks; 10 times the last one if it is logarithmic
 * @param isLogarithmic whether equal ratios lie equally far apart
 */
record Ruler(double from, double to, double step, boolean isLogarithmic) {

    /** From this ratio on the small ones of some figures are all at the bottom of an even axis. */
    private static final double FAR_APART = 1_000;

    /** An even axis over values, or a logarithmic one where even would show only the largest. */
    static Ruler fitting(double least, double greatest, double leastOfAll) {
        return leastOfAll > 0 && greatest / leastOfAll >= FAR_APART
                ? new Ruler(
                        Math.pow(10, Math.floor(Math.log10(leastOfAll) + 1e-9)),
                        Math.pow(10, Math.ceil(Math.log10(greatest) - 1e-9)),
                        10,
                        true)
                : over(least, greatest);
    }

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
                Math.floor(low / step + 1e-9) * step,
                Math.ceil(high / step - 1e-9) * step,
                step,
                false);
    }

    /** Ticks from the lower end. */
    List<Double> ticks() {
        List<Double> ticks = new ArrayList<>();
        if (isLogarithmic) {
            int last = (int) Math.round(Math.log10(to));
            for (int power = (int) Math.round(Math.log10(from)); power <= last; power++) {
                ticks.add(Math.pow(10, power));
            }
            return ticks;
        }
        long steps = Math.round((to - from) / step);
        for (long i = 0; i <= steps; i++) {
            // from whole steps, so that zero is zero
            ticks.add((Math.round(from / step) + i) * step);
        }
        return ticks;
    }

    /** Where a value lies: 0 at the lower end, 1 at the upper. */
    double share(double value) {
        return isLogarithmic
                ? Math.log(value / from) / Math.log(to / from)
                : (value - from) / (to - from);
    }

    /** A tick as it is written. */
    String label(double tick) {
        return Figures.number(
                tick,
                isLogarithmic ? Math.max(0, (int) Math.round(-Math.log10(tick))) : decimals());
    }

    /** Decimals that its ticks need. */
    int decimals() {
        return Math.max(0, (int) Math.ceil(-Math.log10(step) - 1e-9));
    }
}
