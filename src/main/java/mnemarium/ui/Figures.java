package mnemarium.ui;

import java.util.Locale;

/**
 * Figures as every place prints them: thousands parted by a thin space, the point always a point,
 * whatever the system's language, because figures are copied into papers and files.
 */
public final class Figures {

    private Figures() {}

    /** A whole number with its thousands parted: "4 812". */
    public static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number).replace(',', '\u2009');
    }

    /** A count and its noun: "1 message", "3 messages". */
    public static String counted(long number, String one, String many) {
        return count(number) + " " + (number == 1 ? one : many);
    }

    /** A rate with two decimals: "2.38". */
    public static String rate(double value) {
        return String.format(Locale.ROOT, "%,.2f", value).replace(',', '\u2009');
    }

    /** A number with so many decimals: "1\u2009204.5"; "–" if there is none. */
    public static String number(double value, int decimals) {
        if (Double.isNaN(value)) {
            return "–";
        }
        if (Double.isInfinite(value)) {
            return value > 0 ? "∞" : "−∞";
        }
        String text = String.format(Locale.ROOT, "%,." + decimals + "f", Math.abs(value));
        boolean isNegative = value < 0 && !text.matches("[0,.]*");
        return (isNegative ? "−" : "") + text.replace(',', '\u2009');
    }
}
