package mnemarium.ownership;

import java.time.Duration;
import java.util.Optional;

/** What the parts of this room check of themselves. */
final class Checked {

    private static final int LONGEST_NAME = 100;

    /** Nothing that is kept or looked up lasts longer. */
    private static final Duration LONGEST = Duration.ofDays(36_500);

    private Checked() {}

    /** A name of an owner, a field or a subject: a text in one line. */
    static String name(String what, String name) {
        if (name.isBlank() || !name.strip().equals(name)) {
            throw new IllegalArgumentException(
                    what
                            + " is '"
                            + shortened(name)
                            + "', expected a text with no blank around it");
        }
        if (name.length() > LONGEST_NAME || name.chars().anyMatch(Character::isISOControl)) {
            throw new IllegalArgumentException(
                    what
                            + " is '"
                            + shortened(name)
                            + "', expected one line of at most "
                            + LONGEST_NAME
                            + " characters");
        }
        return name;
    }

    static String filled(String what, String text) {
        if (text.isBlank()) {
            throw new IllegalArgumentException(what + " is blank, expected a text");
        }
        return text;
    }

    static double within(String what, double found, double least, double most) {
        if (!(found >= least && found <= most)) {
            throw new IllegalArgumentException(
                    what + " is " + found + ", expected " + plain(least) + " to " + plain(most));
        }
        return found;
    }

    static int within(String what, int found, int least, int most) {
        if (found < least || found > most) {
            throw new IllegalArgumentException(
                    what + " is " + found + ", expected " + least + " to " + most);
        }
        return found;
    }

    /** A time from nothing to {@code most}. */
    static Duration atMost(String what, Duration found, Duration most) {
        if (found.isNegative() || found.compareTo(most) > 0) {
            throw new IllegalArgumentException(
                    what + " is " + Spans.words(found) + ", expected 0 to " + Spans.words(most));
        }
        return found;
    }

    /** A time that lasts, of at most a hundred years. */
    static Duration lasting(String what, Duration found) {
        if (!found.isPositive() || found.compareTo(LONGEST) > 0) {
            throw new IllegalArgumentException(
                    what
                            + " is "
                            + Spans.words(found)
                            + ", expected more than nothing and at most 36500 days");
        }
        return found;
    }

    static Optional<Duration> lasting(String what, Optional<Duration> found) {
        return found.map(each -> lasting(what, each));
    }

    static String shortened(String text) {
        return text.length() <= 60 ? text : text.substring(0, 60) + "…";
    }

    private static String plain(double number) {
        return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
    }
}
