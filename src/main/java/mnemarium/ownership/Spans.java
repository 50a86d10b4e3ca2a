package mnemarium.ownership;

import java.time.Duration;
import java.util.Locale;

/** Times in words, the same in every locale. */
public final class Spans {

    private static final double MINUTE = 60;
    private static final double HOUR = 60 * MINUTE;
    private static final double DAY = 24 * HOUR;

    private Spans() {}

    /** A time in the largest unit of which it is at least one and a half: {@code 90 days}. */
    public static String words(Duration span) {
        double seconds = span.toMillis() / 1000.0;
        double size = Math.abs(seconds);
        if (size == 0) {
            return "0 ms";
        } else if (size < 1.5) {
            return number(seconds * 1000) + " ms";
        } else if (size < 1.5 * MINUTE) {
            return number(seconds) + " s";
        } else if (size < 1.5 * HOUR) {
            return number(seconds / MINUTE) + " minutes";
        } else if (size < 1.5 * DAY) {
            return number(seconds / HOUR) + " hours";
        }
        return number(seconds / DAY) + " days";
    }

    /** With one decimal, unless that is a zero or there are hundreds. */
    private static String number(double value) {
        String text =
                Math.abs(value) >= 100
                        ? String.format(Locale.ROOT, "%.0f", value)
                        : String.format(Locale.ROOT, "%.1f", value);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }
}
