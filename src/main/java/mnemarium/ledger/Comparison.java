package mnemarium.ledger;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** How a value found now is held against the value at derivation. */
public enum Comparison {
    EQUALS,
    /** As versions if both are, else as numbers. */
    AT_LEAST,
    CONTAINS,
    /** The whole value matches the expression, on an engine that does not track back. */
    MATCHES;

    /** An expression beyond this is no expression anybody wrote by hand. */
    static final int LONGEST_EXPRESSION = 1000;

    /** A longer value is not compared. */
    static final int LONGEST_VALUE = 1 << 20;

    /** A longer value is not matched: time is linear in it, times the size of the expression. */
    static final int LONGEST_MATCHED = 1 << 16;

    /** Counted repetitions are written out by the engine: nested ones multiply. */
    private static final int MOST_REPETITIONS = 1000;

    private static final Pattern COUNTED = Pattern.compile("\\{([0-9]{1,6})(?:,([0-9]{0,6}))?\\}");

    /** What is wrong with an expected value, if anything. */
    Optional<String> flaw(String expected) {
        if (this != MATCHES) {
            return Optional.empty();
        }
        if (expected.length() > LONGEST_EXPRESSION) {
            return Optional.of(
                    "an expression of "
                            + expected.length()
                            + " characters, expected at most "
                            + LONGEST_EXPRESSION);
        }
        if (repetitions(expected) > MOST_REPETITIONS) {
            return Optional.of(
                    "the expression "
                            + Checked.shortened(expected)
                            + ", whose counted repetitions multiply beyond "
                            + MOST_REPETITIONS
                            + ", expected fewer");
        }
        try {
            Pattern.compile(expected);
            return Optional.empty();
        } catch (PatternSyntaxException e) {
            return Optional.of(
                    "the expression "
                            + Checked.shortened(expected)
                            + ", expected one in the RE2 syntax: "
                            + e.getDescription());
        }
    }

    /**
     * Holds what was found against what is expected.
     *
     * @return unknown where the two cannot be compared
     */
    public CheckResult judge(String found, String expected) {
        if (found.length() > LONGEST_VALUE) {
            return new CheckResult.Unknown(
                    "a value of "
                            + found.length()
                            + " characters, more than the "
                            + LONGEST_VALUE
                            + " that are compared");
        }
        return switch (this) {
            case EQUALS -> CheckResult.of(found.equals(expected), found);
            case CONTAINS -> CheckResult.of(found.contains(expected), found);
            case MATCHES -> matches(found, expected);
            case AT_LEAST -> {
                OptionalInt order = order(found, expected);
                yield order.isPresent()
                        ? CheckResult.of(order.getAsInt() >= 0, found)
                        : new CheckResult.Unknown(
                                "found "
                                        + Checked.shortened(found)
                                        + ", which has no order with "
                                        + Checked.shortened(expected)
                                        + ": both must be versions or numbers");
            }
        };
    }

    /** The product of all counts, as if each stood inside the one before. */
    private static long repetitions(String expression) {
        long product = 1;
        Matcher counts = COUNTED.matcher(expression);
        while (counts.find() && product <= MOST_REPETITIONS) {
            String most = counts.group(2);
            long count = Long.parseLong(most == null || most.isEmpty() ? counts.group(1) : most);
            product *= Math.max(1, count);
        }
        return product;
    }

    private static CheckResult matches(String found, String expected) {
        if (found.length() > LONGEST_MATCHED) {
            return new CheckResult.Unknown(
                    "a value of "
                            + found.length()
                            + " characters, more than the "
                            + LONGEST_MATCHED
                            + " that are matched");
        }
        Optional<String> flaw = MATCHES.flaw(expected);
        return flaw.isPresent()
                ? new CheckResult.Unknown("found " + flaw.get())
                : CheckResult.of(Pattern.matches(expected, found), found);
    }

    private static OptionalInt order(String found, String expected) {
        Optional<Version> one = Version.of(found);
        Optional<Version> other = Version.of(expected);
        if (one.isPresent() && other.isPresent()) {
            return OptionalInt.of(one.get().compareTo(other.get()));
        }
        Optional<BigDecimal> number = number(found);
        Optional<BigDecimal> least = number(expected);
        return number.isPresent() && least.isPresent()
                ? OptionalInt.of(number.get().compareTo(least.get()))
                : OptionalInt.empty();
    }

    private static Optional<BigDecimal> number(String text) {
        try {
            return text.length() > 40
                    ? Optional.empty()
                    : Optional.of(new BigDecimal(text.strip()));
        } catch (NumberFormatException notANumber) {
            return Optional.empty();
        }
    }

    /** Its name in files and on the command line. */
    public String word() {
        return Words.of(this);
    }

    /** Its name for people. */
    public String title() {
        return word().replace('-', ' ');
    }

    /** The one of a word. */
    public static Optional<Comparison> named(String word) {
        return Words.find(Comparison.class, word);
    }

    public static List<String> words() {
        return Words.all(Comparison.class);
    }
}
