package mnemarium.ui.chart;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * How the values of an axis lie on it. A scale knows where a value lies between the two ends of its
 * axis, what ticks belong there, and how a value is written.
 */
public sealed interface Scale {

    /** The number that is laid out evenly: equal steps of it are equal lengths. */
    double stretched(double value);

    /** The value of a stretched number: the way back. */
    double value(double stretched);

    /**
     * Ticks from one end of an axis to the other, in their order.
     *
     * @param from its lower end
     * @param to its upper end
     * @param decimals of labels where the scale does not choose them by itself
     * @param most labelled ticks for which there is room, at least 2
     */
    List<Tick> ticks(double from, double to, int decimals, int most);

    /** A value in words, as at a tick. */
    String label(double value, int decimals);

    /** Whether an axis may have this lower end. */
    boolean begins(double from);

    /**
     * A mark of the scale on an axis.
     *
     * @param at its value
     * @param label its words; empty for a line without words between two that have some
     */
    record Tick(double at, String label) {}

    /** By the number itself. */
    record Linear() implements Scale {
        @Override
        public double stretched(double value) {
            return value;
        }

        @Override
        public double value(double stretched) {
            return stretched;
        }

        /** Multiples of 1, 2 or 5 times a power of ten, never finer than the labels can say. */
        @Override
        public List<Tick> ticks(double from, double to, int decimals, int most) {
            double least = Math.max((to - from) / (most - 1), Math.pow(10, -decimals));
            double step = step(least * (1 - 1e-9));
            List<Tick> ticks = new ArrayList<>();
            long first = (long) Math.ceil(from / step - 1e-6);
            for (long i = first; i * step <= to + step * 1e-6; i++) {
                ticks.add(new Tick(i * step, label(i * step, decimals)));
            }
            return ticks;
        }

        @Override
        public String label(double value, int decimals) {
            return String.format(Locale.ROOT, "%." + decimals + "f", value);
        }

        @Override
        public boolean begins(double from) {
            return true;
        }

        /** The least of 1, 2, 5 times a power of ten that is no less than a length. */
        private static double step(double least) {
            double power = Math.pow(10, Math.floor(Math.log10(least)));
            for (double factor : new double[] {1, 2, 5}) {
                if (factor * power >= least) {
                    return factor * power;
                }
            }
            return 10 * power;
        }
    }

    /** By the logarithm; every value is above 0. Labels have three significant digits. */
    record Logarithmic() implements Scale {
        @Override
        public double stretched(double value) {
            return Math.log10(value);
        }

        @Override
        public double value(double stretched) {
            return Math.pow(10, stretched);
        }

        /**
         * Powers of ten, labelled as closely as there is room, with 2 and 5 between them where the
         * axis is short; else the other whole multiples stay without a label.
         */
        @Override
        public List<Tick> ticks(double from, double to, int decimals, int most) {
            int first = (int) Math.floor(Math.log10(from) + 1e-9);
            int last = (int) Math.ceil(Math.log10(to) - 1e-9);
            int powers = last - first + 1;
            int every = Math.max(1, (powers + most - 1) / most);
            boolean between = powers * 3 <= most + 2;
            List<Tick> ticks = new ArrayList<>();
            for (int power = first; power <= last; power++) {
                for (int digit = 1; digit <= 9; digit++) {
                    double at = BigDecimal.valueOf(digit).scaleByPowerOfTen(power).doubleValue();
                    if (at < from * (1 - 1e-9) || at > to * (1 + 1e-9)) {
                        continue;
                    }
                    boolean named =
                            digit == 1
                                    ? (power - first) % every == 0
                                    : between && (digit == 2 || digit == 5);
                    if (named || digit > 1) {
                        ticks.add(new Tick(at, named ? label(at, decimals) : ""));
                    }
                }
            }
            return ticks;
        }

        @Override
        public String label(double value, int decimals) {
            return plain(value);
        }

        @Override
        public boolean begins(double from) {
            return from > 0;
        }
    }

    /**
     * By ln(1 + value), as the dial of the added latency: 0 has a place, and the small values get
     * as much room as the large ones. No value is below 0.
     */
    record FromOne() implements Scale {
        @Override
        public double stretched(double value) {
            return Math.log1p(value);
        }

        @Override
        public double value(double stretched) {
            return Math.expm1(stretched);
        }

        /** 0 and 1, 2, 5 times powers of ten, with the upper end, as far apart as room allows. */
        @Override
        public List<Tick> ticks(double from, double to, int decimals, int most) {
            List<Double> all = new ArrayList<>();
            all.add(from);
            double lowest = to <= 10 ? 0.1 : 1;
            for (double power = lowest; power <= to; power *= 10) {
                for (double factor : new double[] {1, 2, 5}) {
                    double at = factor * power;
                    if (at > from && at < to * (1 - 1e-9)) {
                        all.add(at);
                    }
                }
            }
            double gap = (stretched(to) - stretched(from)) / most;
            List<Tick> ticks = new ArrayList<>();
            double last = Double.NEGATIVE_INFINITY;
            for (double at : all) {
                double here = stretched(at);
                if (here - last >= gap && (at == from || stretched(to) - here >= gap)) {
                    ticks.add(new Tick(at, label(at, decimals)));
                    last = here;
                }
            }
            ticks.add(new Tick(to, label(to, decimals)));
            return ticks;
        }

        @Override
        public String label(double value, int decimals) {
            return plain(value);
        }

        @Override
        public boolean begins(double from) {
            return from >= 0;
        }
    }

    /**
     * Side by side, as words: the first word lies at 0, the second at 1.
     *
     * @param words from the left, at least one
     */
    record Even(List<String> words) implements Scale {
        /** Copies the words. */
        public Even {
            words = List.copyOf(words);
            if (words.isEmpty()) {
                throw new IllegalArgumentException(
                        "an axis of words has no word, expected at least one");
            }
        }

        @Override
        public double stretched(double value) {
            return value;
        }

        @Override
        public double value(double stretched) {
            return Math.clamp(Math.rint(stretched), 0, words.size() - 1.0);
        }

        /** All words: there is no good half of a list of names. */
        @Override
        public List<Tick> ticks(double from, double to, int decimals, int most) {
            List<Tick> ticks = new ArrayList<>();
            for (int i = 0; i < words.size(); i++) {
                ticks.add(new Tick(i, words.get(i)));
            }
            return ticks;
        }

        @Override
        public String label(double value, int decimals) {
            return words.get((int) value(value));
        }

        @Override
        public boolean begins(double from) {
            return true;
        }
    }

    /** Three significant digits, without needless zeros, thousands set apart by a thin space. */
    private static String plain(double value) {
        if (value == 0) {
            return "0";
        }
        String digits =
                new BigDecimal(value)
                        .round(new MathContext(3, RoundingMode.HALF_EVEN))
                        .stripTrailingZeros()
                        .toPlainString();
        // a value with a fraction has at most two digits before its point
        return digits.contains(".") ? digits : spaced(digits);
    }

    private static String spaced(String whole) {
        return whole.replaceAll("(?<=\\d)(?=(\\d{3})+$)", "\u2009");
    }
}
