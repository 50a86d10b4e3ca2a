package mnemarium.ui.loop;

import java.util.List;

/**
 * The scale of the added-latency dial: position = ln(1 + x) / ln(1 + max) with x in milliseconds
 * and max = {@value #MAX_MILLIS} ms, so that the rungs between +0 and +15 ms, where agents start to
 * skip lookups, get as much room as those between +15 and +200. Values beyond the slider's end are
 * legal; they sit at its end.
 */
final class LatencyScale {

    /** The slider's end; the field beside it takes up to 10 000 ms. */
    static final double MAX_MILLIS = 200;

    /** The values that sweeps use, in milliseconds. */
    static final List<Integer> RUNGS = List.of(0, 1, 5, 15, 30, 50, 110);

    private LatencyScale() {}

    /** Where a value lies on the slider, from 0 to 1. */
    static double position(double millis) {
        return Math.clamp(Math.log1p(Math.max(0, millis)) / Math.log1p(MAX_MILLIS), 0, 1);
    }

    /** The value at a position, in milliseconds with as many decimals as the place can show. */
    static double millis(double position) {
        double exact = Math.expm1(Math.clamp(position, 0, 1) * Math.log1p(MAX_MILLIS));
        double grain = exact < 10 ? 0.1 : exact < 100 ? 0.5 : 1;
        return Math.round(exact / grain) * grain;
    }

    /**
     * The value that a hand at this position means: the rung within {@code reach} (a share of the
     * slider's length), else the value under the hand.
     */
    static double snapped(double position, double reach) {
        double best = reach;
        double value = millis(position);
        for (int rung : RUNGS) {
            double distance = Math.abs(position(rung) - position);
            if (distance <= best) {
                best = distance;
                value = rung;
            }
        }
        return value;
    }

    /** The next rung above a value; the slider's end after the last. */
    static double above(double millis) {
        for (int rung : RUNGS) {
            if (rung > millis) {
                return rung;
            }
        }
        return MAX_MILLIS;
    }

    /** The next rung below a value; 0 below the first. */
    static double below(double millis) {
        double below = 0;
        for (int rung : RUNGS) {
            if (rung < millis) {
                below = rung;
            }
        }
        return below;
    }
}
