package mnemarium.ui.loop;

import mnemarium.ui.Figures;

import java.util.Locale;

/**
 * Figures as the Loop place prints them: virtual milliseconds with one decimal, similarities with
 * three, thousands parted by a thin space. The point is always a point, whatever the system's
 * language: figures are copied into papers and files.
 */
final class Words {

    private static final long NANOS_PER_MILLI = 1_000_000L;
    private static final int MOST_DECIMALS = 6;

    private Words() {}

    /**
     * Time in milliseconds with one decimal and its unit: "15.1 ms"; with three below a tenth, as
     * measured times often are: "0.031 ms".
     */
    static String millis(long nanos) {
        boolean tiny = nanos != 0 && Math.abs(nanos) < NANOS_PER_MILLI / 10;
        return decimals(nanos, tiny ? 3 : 1) + " ms";
    }

    /** Virtual time in milliseconds with two decimals and no unit, for sums: "0.07". */
    static String hundredths(long nanos) {
        return decimals(nanos, 2);
    }

    /**
     * What was needed beside what was left, both with the fewest decimals (at least one) that still
     * tell them apart: "needed 15.10 ms, 15.08 ms left", never twice the same figure.
     */
    static String neededAndLeft(long neededNanos, long leftNanos) {
        if (leftNanos < 0) {
            return "needed %s, %s".formatted(millis(neededNanos), left(leftNanos));
        }
        int decimals = tellingApart(neededNanos, leftNanos);
        return "needed %s ms, %s ms left"
                .formatted(decimals(neededNanos, decimals), decimals(leftNanos, decimals));
    }

    /** What is left of a budget: "39.6 ms left", or "5.7 ms overdrawn". */
    static String left(long nanos) {
        return nanos < 0 ? millis(-nanos) + " overdrawn" : millis(nanos) + " left";
    }

    /** As {@link #neededAndLeft}, for a lookup that was started all the same. */
    static String tookAndWereLeft(long tookNanos, long leftNanos) {
        int decimals = tellingApart(tookNanos, leftNanos);
        return "took %s ms, %s ms were left"
                .formatted(decimals(tookNanos, decimals), decimals(leftNanos, decimals));
    }

    private static int tellingApart(long one, long other) {
        int decimals = 1;
        while (decimals < MOST_DECIMALS
                && one != other
                && decimals(one, decimals).equals(decimals(other, decimals))) {
            decimals++;
        }
        return decimals;
    }

    /** Seconds since the run's start with three decimals, for the events' column: "10.981". */
    static String seconds(long nanos) {
        return String.format(Locale.ROOT, "%.3f", nanos / 1e9);
    }

    /** A cosine with three decimals: "0.981". */
    static String similarity(double score) {
        return String.format(Locale.ROOT, "%.3f", score);
    }

    /** A threshold without needless zeros: "0.94", "0.9", "0.8725". */
    static String threshold(double value) {
        String text = String.format(Locale.ROOT, "%.6f", value);
        return text.replaceAll("0+$", "").replaceAll("\\.$", "");
    }

    /** A whole number with its thousands parted: "4 812". */
    static String count(long number) {
        return Figures.count(number);
    }

    /** A count and its noun: "1 message", "3 messages". */
    static String counted(long number, String one, String many) {
        return Figures.counted(number, one, many);
    }

    /** A place in sentences: "turn 2, step 3". */
    static String place(int turn, int step) {
        return "turn " + count(turn) + ", step " + count(step);
    }

    /** A place in narrow columns: "2·3". */
    static String shortPlace(int turn, int step) {
        return turn + "\u00b7" + step;
    }

    /** One line of a text that may hold line breaks. */
    static String oneLine(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }

    private static String decimals(long nanos, int decimals) {
        String plain =
                String.format(
                        Locale.ROOT, "%,." + decimals + "f", nanos / (double) NANOS_PER_MILLI);
        return plain.replace(',', '\u2009');
    }
}
