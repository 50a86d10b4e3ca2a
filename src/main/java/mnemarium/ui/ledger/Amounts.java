package mnemarium.ui.ledger;

import mnemarium.ledger.Tally;

import java.util.Locale;

/**
 * Amounts as the Ledger place prints them. The point is always a point, whatever the system's
 * language: figures are copied into papers and files.
 */
final class Amounts {

    private static final String MINUS = "\u2212";

    private Amounts() {}

    /** A whole number with its thousands parted: "4 000". */
    static String count(long number) {
        String digits = String.format(Locale.ROOT, "%,d", Math.abs(number)).replace(',', '\u2009');
        return number < 0 ? MINUS + digits : digits;
    }

    /** A count and its noun: "1 turn", "3 turns". */
    static String counted(long number, String one, String many) {
        return count(number) + " " + (number == 1 ? one : many);
    }

    /** An amount of a currency: "1 turn", "4 000 tokens". */
    static String amount(long number, String currency) {
        return counted(number, currency.substring(0, currency.length() - 1), currency);
    }

    /** A number with two decimals at most, none that are needless: "2.38", "3", "−0.5". */
    static String number(double value) {
        double shown = Math.rint(value * 100) / 100;
        if (shown == Math.rint(shown)) {
            return count((long) shown);
        }
        String text = String.format(Locale.ROOT, "%,.2f", Math.abs(shown)).replace(',', '\u2009');
        return (shown < 0 ? MINUS : "")
                + (text.endsWith("0") ? text.substring(0, text.length() - 1) : text);
    }

    /** The first eight digits of a hash in two groups, as a person compares them: "9e1d 44b7". */
    static String digits(String hash) {
        return hash.length() < 8 ? hash : hash.substring(0, 4) + " " + hash.substring(4, 8);
    }

    /** A text whose long hashes are cut to what a person compares: "eaa4e493…". */
    static String shortHashes(String text) {
        return text.replaceAll("\\b([0-9a-f]{8})[0-9a-f]{24,}…?", "$1…");
    }

    /** What the reuses of a record saved: "9 times; net saved 3 turns each". */
    static String saved(Tally saved, long wrong, String currency) {
        if (saved.count() == 0) {
            return "not yet";
        }
        String how =
                saved.least() == saved.greatest()
                        ? amount(saved.least(), currency) + (saved.count() == 1 ? "" : " each")
                        : "%s to %s, mean %s %s"
                                .formatted(
                                        count(saved.least()),
                                        count(saved.greatest()),
                                        number(saved.mean()),
                                        currency);
        return counted(saved.count(), "time", "times")
                + "; net saved "
                + how
                + (wrong == 0
                        ? ""
                        : "; " + count(wrong) + (wrong == 1 ? " was" : " were") + " wrong");
    }

    /** One line of a text that may hold line breaks. */
    static String oneLine(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }
}
