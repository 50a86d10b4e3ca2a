package mnemarium.ui.frontier;

import mnemarium.experiment.Frontier;
import mnemarium.ui.Figures;

import java.math.BigDecimal;
import java.math.MathContext;

/** How costs, shares and verdicts are written. */
final class FrontierWords {

    private FrontierWords() {}

    /** "953 lookups per step", "one lookup every 1.8 steps". */
    static String verdict(double lookups) {
        if (Double.isInfinite(lookups)) {
            return "any number of lookups";
        }
        if (lookups == 0) {
            return "no lookup";
        }
        if (lookups >= 1) {
            String number = number(lookups);
            return number + (number.equals("1") ? " lookup per step" : " lookups per step");
        }
        return "one lookup every " + number(1 / lookups) + " steps";
    }

    /** The figure itself: "953", "0.55". */
    static String lookups(double lookups) {
        if (Double.isInfinite(lookups)) {
            return "∞";
        }
        return lookups >= 10 || lookups == 0
                ? Figures.number(lookups, 0)
                : lookups >= 0.01
                        ? Figures.rate(lookups)
                        : new BigDecimal(lookups)
                                .round(new MathContext(2))
                                .stripTrailingZeros()
                                .toPlainString();
    }

    private static String number(double value) {
        String text = Figures.number(value, value >= 10 ? 0 : 1);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }

    /** "116.6 µs", "202 ms": microseconds below a millisecond. */
    static String cost(double millis) {
        boolean small = millis < 1;
        double value = small ? millis * 1_000 : millis;
        String text = Figures.number(value, value >= 1_000 ? 0 : 1);
        return (text.endsWith(".0") ? text.substring(0, text.length() - 2) : text)
                + (small ? "\u2009µs" : "\u2009ms");
    }

    /** "β = 0.1, r = 1 000 ms". */
    static String setting(Frontier frontier) {
        return "β = " + plain(frontier.budgetShare()) + ", r = " + time(frontier.reasoningMillis());
    }

    private static String time(double millis) {
        String text = Figures.number(millis, 1);
        return (text.endsWith(".0") ? text.substring(0, text.length() - 2) : text) + "\u2009ms";
    }

    private static String plain(double value) {
        BigDecimal exact = BigDecimal.valueOf(value).stripTrailingZeros();
        return exact.signum() == 0 ? "0" : exact.toPlainString();
    }

    static String counted(int number, String one) {
        return Figures.counted(number, one, one.endsWith("h") ? one + "es" : one + "s");
    }
}
