package mnemarium.scenario;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What the values of a dial look like.
 *
 * @param kind what a value is
 * @param unit of a number, or empty
 * @param least the smallest number
 * @param most the largest number
 * @param options the words it takes: all its values for a choice or switch, extra ones for a number
 */
record DialRange(
        Dial.Kind kind, String unit, BigDecimal least, BigDecimal most, List<String> options) {

    private static final Pattern JOINING =
            Pattern.compile(
                    "noise:\\d{1,7}|late:\\d{1,7}@\\d{1,7}"
                            + "|hidden:[\\w.-]{1,60}>[\\w.-]{1,60}@\\d{1,7}");

    DialRange {
        options = List.copyOf(options);
    }

    boolean isNumber() {
        return switch (kind) {
            case MILLIS, COUNT, FRACTION -> true;
            case CHOICE, SWITCH, NAMES, DIMENSION -> false;
        };
    }

    /** What it takes, in words: {@code 0 to 10 000 ms}, {@code on or off}. */
    String words() {
        if (kind == Dial.Kind.DIMENSION) {
            return "noise:PERIOD, late:PERIOD@TASK or hidden:BEFORE>AFTER@TASK";
        }
        if (kind == Dial.Kind.NAMES) {
            return options.isEmpty()
                    ? "all, none, or names parted by commas"
                    : "all, none, or some of " + String.join(", ", options);
        }
        String choice = String.join(" or ", options);
        if (!isNumber()) {
            return choice;
        }
        String numbers = grouped(least) + " to " + grouped(most);
        String withUnit = unit.isEmpty() ? numbers : numbers + " " + unit;
        return choice.isEmpty() ? withUnit : withUnit + ", or " + choice;
    }

    /**
     * The canonical text of a value.
     *
     * @param label the dial's name in messages
     * @throws IllegalArgumentException saying what was found and what was expected
     */
    String canonical(String label, String found) {
        if (options.contains(found)) {
            return found;
        }
        if (kind == Dial.Kind.SWITCH && (found.equals("true") || found.equals("false"))) {
            return found.equals("true") ? "on" : "off";
        }
        if (kind == Dial.Kind.DIMENSION) {
            if (!JOINING.matcher(found).matches()) {
                throw refused(label, found, words());
            }
            return found;
        }
        if (kind == Dial.Kind.NAMES) {
            return some(label, found);
        }
        if (!isNumber()) {
            throw refused(label, found, words());
        }
        return number(label, found);
    }

    private String some(String label, String found) {
        if (found.equals(Dial.ALL) || found.equals(Dial.NONE)) {
            return found;
        }
        List<String> names =
                Arrays.stream(found.split(",", -1))
                        .map(String::strip)
                        .filter(each -> !each.isEmpty())
                        .distinct()
                        .toList();
        for (String name : names) {
            if (!options.isEmpty() && !options.contains(name)) {
                throw refused(label, "'" + name + "'", words());
            }
        }
        String canonical =
                options.isEmpty()
                        ? String.join(",", names)
                        : options.stream().filter(names::contains).collect(Collectors.joining(","));
        return canonical.isEmpty() ? Dial.NONE : canonical;
    }

    private String number(String label, String found) {
        // forty characters hold any value in range; more would only cost time to read
        BigDecimal number = found.length() > 40 ? null : parsed(found);
        if (number == null) {
            throw refused(
                    label, found.length() > 40 ? found.substring(0, 40) + "…" : found, words());
        }
        if (number.compareTo(least) < 0 || number.compareTo(most) > 0) {
            throw refused(label, unit.equals("ms") ? found + " ms" : found, words());
        }
        if (number.signum() == 0) {
            return "0";
        }
        BigDecimal plain = number.stripTrailingZeros();
        if (plain.scale() > kind.decimals()) {
            throw refused(
                    label,
                    found,
                    kind == Dial.Kind.COUNT
                            ? "a whole number, " + words()
                            : words() + " with at most " + kind.decimals() + " decimals");
        }
        return plain.toPlainString();
    }

    private static @Nullable BigDecimal parsed(String text) {
        try {
            return new BigDecimal(text);
        } catch (NumberFormatException notANumber) {
            return null;
        }
    }

    private static IllegalArgumentException refused(String label, String found, String expected) {
        String shown = found.isEmpty() ? "empty" : found;
        return new IllegalArgumentException(label + " is " + shown + ", expected " + expected);
    }

    /** Digits in threes, parted by spaces: {@code 10 000}. */
    private static String grouped(BigDecimal number) {
        String digits = number.toPlainString();
        int whole = number.toBigInteger().toString().length();
        StringBuilder grouped = new StringBuilder();
        for (int i = 0; i < digits.length(); i++) {
            if (i > 0 && i < whole && (whole - i) % 3 == 0) {
                grouped.append(' ');
            }
            grouped.append(digits.charAt(i));
        }
        return grouped.toString();
    }
}
