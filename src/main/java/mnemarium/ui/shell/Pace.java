package mnemarium.ui.shell;

/**
 * How fast a run goes while it runs by itself.
 *
 * @param stepsPerSecond more than 0; infinite for as fast as it goes
 */
public record Pace(double stepsPerSecond) {
    /** What the slider offers, slowest first. */
    private static final double[] OFFERED = {
        0.25, 0.5, 1, 2, 4, 8, 16, 32, Double.POSITIVE_INFINITY
    };

    /** The pace a new run has. */
    public static final Pace USUAL = new Pace(4);

    /** As fast as it goes. */
    public static final Pace FASTEST = new Pace(Double.POSITIVE_INFINITY);

    /** Checks the pace. */
    public Pace {
        if (!(stepsPerSecond > 0)) {
            throw new IllegalArgumentException(
                    "pace is " + stepsPerSecond + " steps a second, expected more than 0");
        }
    }

    /** The number of paces the slider offers. */
    static int offers() {
        return OFFERED.length;
    }

    /** The pace at a position of the slider. */
    static Pace at(int position) {
        return new Pace(OFFERED[position]);
    }

    /** The position of the slider that is nearest to this pace. */
    int position() {
        int nearest = 0;
        for (int i = 0; i < OFFERED.length; i++) {
            if (OFFERED[i] <= stepsPerSecond) {
                nearest = i;
            }
        }
        return nearest;
    }

    /** "4 steps/s", "0.5 steps/s", "full speed". */
    public String words() {
        if (Double.isInfinite(stepsPerSecond)) {
            return "full speed";
        }
        return plain(stepsPerSecond) + (stepsPerSecond == 1 ? " step/s" : " steps/s");
    }

    private static String plain(double value) {
        return value == Math.rint(value)
                ? Long.toString(Math.round(value))
                : Double.toString(value);
    }
}
