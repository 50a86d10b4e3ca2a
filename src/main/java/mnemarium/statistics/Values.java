package mnemarium.statistics;

/** Sums and checks of plain values, always in the order they are given in. */
final class Values {

    private Values() {}

    /** A copy, refused if there is none or one of them is no number. */
    static double[] checked(String name, double[] values) {
        if (values.length == 0) {
            throw new IllegalArgumentException(name + " has no values, expected at least 1");
        }
        for (int i = 0; i < values.length; i++) {
            if (!Double.isFinite(values[i])) {
                throw new IllegalArgumentException(
                        name
                                + ": value "
                                + (i + 1)
                                + " of "
                                + values.length
                                + " is "
                                + values[i]
                                + ", expected a finite number");
            }
        }
        return values.clone();
    }

    static double sum(double[] values) {
        double sum = 0;
        for (double each : values) {
            sum += each;
        }
        return sum;
    }

    static double mean(double[] values) {
        return sum(values) / values.length;
    }

    static boolean areEqual(double[] values) {
        for (double each : values) {
            if (each != values[0]) {
                return false;
            }
        }
        return true;
    }
}
