package mnemarium.statistics;

/**
 * Values as whole numbers, so that sums of them can be compared without rounding. Values with up to
 * six decimals lie on the grid exactly (0.1 + 0.2 ties with 0.3); others are put on the nearest of
 * at least 2^36 lines between the least and the greatest, and what differs by no more than the
 * rounding could have done counts as tied.
 */
final class Grid {

    private static final int MOST_DECIMALS = 6;

    private final long[] units;
    private final double unit;
    private final int rounding;

    private Grid(long[] units, double unit, int rounding) {
        this.units = units;
        this.unit = unit;
        this.rounding = rounding;
    }

    /** One whole number per value, the least of them 0; not to be changed. */
    long[] units() {
        return units;
    }

    /** What one of them is worth. */
    double unit() {
        return unit;
    }

    /** The most by which a value was moved, in units: 0 or 1. */
    int rounding() {
        return rounding;
    }

    static Grid of(double[] values) {
        double scale = 1;
        for (int decimals = 0; decimals <= MOST_DECIMALS; decimals++) {
            if (isWhole(values, scale)) {
                return whole(values, scale);
            }
            scale *= 10;
        }
        return nearest(values);
    }

    private static long room(int values) {
        return (1L << 60) / values / values;
    }

    private static boolean isWhole(double[] values, double scale) {
        double least = Double.POSITIVE_INFINITY;
        double greatest = Double.NEGATIVE_INFINITY;
        for (double each : values) {
            double scaled = each * scale;
            if (Math.abs(scaled) > 0x1p40
                    || Math.abs(scaled - Math.rint(scaled)) > 4 * Math.ulp(scaled)) {
                return false;
            }
            least = Math.min(least, scaled);
            greatest = Math.max(greatest, scaled);
        }
        return greatest - least < room(values.length);
    }

    private static Grid whole(double[] values, double scale) {
        long[] units = new long[values.length];
        long least = Long.MAX_VALUE;
        for (int i = 0; i < units.length; i++) {
            units[i] = (long) Math.rint(values[i] * scale);
            least = Math.min(least, units[i]);
        }
        long common = 0;
        for (int i = 0; i < units.length; i++) {
            units[i] -= least;
            common = commonDivisor(units[i], common);
        }
        for (int i = 0; i < units.length && common > 1; i++) {
            units[i] /= common;
        }
        return new Grid(units, Math.max(1, common) / scale, 0);
    }

    private static Grid nearest(double[] values) {
        double least = values[0];
        double greatest = values[0];
        for (double each : values) {
            least = Math.min(least, each);
            greatest = Math.max(greatest, each);
        }
        long lines = Math.min(1L << 40, Long.highestOneBit(room(values.length)) >> 1);
        // halved before the difference: the range of two great values may be no double
        double half = greatest / 2 - least / 2;
        long[] units = new long[values.length];
        for (int i = 0; i < units.length; i++) {
            units[i] = (long) Math.rint((values[i] / 2 - least / 2) / half * lines);
        }
        return new Grid(units, half / lines * 2, 1);
    }

    private static long commonDivisor(long a, long b) {
        return b == 0 ? a : commonDivisor(b, a % b);
    }
}
