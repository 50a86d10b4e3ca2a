package mnemarium.scenario;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A setting that may be moved while a run goes on. One name each, used alike in scenario files, on
 * the command line, in events and on screen. A value travels as text in canonical form: numbers
 * plain and without trailing zeros, choices and switches as their word.
 */
public enum Dial {
    ADDED_LATENCY("added-latency", Kind.MILLIS, "ms", "0", "10000", List.of(), "0"),
    STORE_LATENCY("store-latency", Kind.MILLIS, "ms", "0", "10000", List.of(), "0.07"),
    EMBED_LATENCY("embed-latency", Kind.MILLIS, "ms", "0", "10000", List.of(), "0.03"),
    REASONING_TIME("reasoning-time", Kind.MILLIS, "ms", "0", "600000", List.of(), "1200"),
    BUDGET("budget", Kind.MILLIS, "ms", "0", "60000", List.of(), "100"),
    OVERHEAD("overhead", Kind.MILLIS, "ms", "0", "1000", List.of(), "0"),
    CHARGE(
            "charge",
            Kind.CHOICE,
            "",
            "0",
            "0",
            List.of("lookups", "lookups-and-writes"),
            "lookups-and-writes"),
    ADMISSION("admission", Kind.CHOICE, "", "0", "0", List.of("fits", "started"), "fits"),
    TOP_K("top-k", Kind.COUNT, "hits", "1", "1000", List.of(), "8"),
    THRESHOLD("threshold", Kind.FRACTION, "", "0", "1", List.of("calibrated"), "calibrated"),
    WINDOW("window", Kind.COUNT, "messages", "0", "10000", List.of(), "4"),
    OWN_TURN_SIGHT("own-turn-sight", Kind.SWITCH, "", "0", "0", List.of("on", "off"), "on");

    /** What a dial's value looks like. */
    public enum Kind {
        /** Milliseconds, whole nanoseconds at the finest. */
        MILLIS(6),
        /** A whole number. */
        COUNT(0),
        /** A number, nine decimals at the finest; or one of the dial's words. */
        FRACTION(9),
        /** One of the dial's words. */
        CHOICE(0),
        /** {@code on} or {@code off}. */
        SWITCH(0);

        private final int decimals;

        Kind(int decimals) {
            this.decimals = decimals;
        }
    }

    private final String dial;
    private final Kind kind;
    private final String unit;
    private final BigDecimal least;
    private final BigDecimal most;

    @SuppressWarnings("ImmutableEnumChecker") // made by List.of above, so it is immutable
    private final List<String> words;

    private final String defaultText;

    Dial(
            String dial,
            Kind kind,
            String unit,
            String least,
            String most,
            List<String> words,
            String defaultText) {
        this.dial = dial;
        this.kind = kind;
        this.unit = unit;
        this.least = new BigDecimal(least);
        this.most = new BigDecimal(most);
        this.words = words;
        this.defaultText = defaultText;
    }

    /** The name in files and on the command line, such as {@code added-latency}. */
    public String dial() {
        return dial;
    }

    /** The name in sentences, such as {@code added latency}. */
    public String label() {
        return dial.replace('-', ' ');
    }

    /** What its value looks like. */
    public Kind kind() {
        return kind;
    }

    /** {@code ms}, {@code hits}, {@code messages}, or empty where a value has no unit. */
    public String unit() {
        return unit;
    }

    /** The words it takes: all its values for a choice or switch, extra ones for a fraction. */
    public List<String> words() {
        return words;
    }

    /** Whether it takes numbers. */
    public boolean isNumber() {
        return switch (kind) {
            case MILLIS, COUNT, FRACTION -> true;
            case CHOICE, SWITCH -> false;
        };
    }

    /** The smallest number it takes, in its unit; 0 for choices and switches. */
    public double least() {
        return least.doubleValue();
    }

    /** The largest number it takes, in its unit; 0 for choices and switches. */
    public double most() {
        return most.doubleValue();
    }

    /** The value of a run whose scenario sets none, in canonical form. */
    public String defaultText() {
        return defaultText;
    }

    /** What it takes, in words: {@code 0 to 10 000 ms}, {@code on or off}. */
    public String range() {
        String choice = String.join(" or ", words);
        if (!isNumber()) {
            return choice;
        }
        String numbers = grouped(least) + " to " + grouped(most);
        String withUnit = unit.isEmpty() ? numbers : numbers + " " + unit;
        return choice.isEmpty() ? withUnit : withUnit + ", or " + choice;
    }

    /** The dial of that name, if there is one. */
    public static Optional<Dial> named(String dial) {
        return Arrays.stream(values()).filter(each -> each.dial.equals(dial)).findFirst();
    }

    /** All names, in order. */
    public static List<String> names() {
        return Arrays.stream(values()).map(Dial::dial).collect(Collectors.toUnmodifiableList());
    }

    /**
     * The canonical text of a value.
     *
     * @param value a number, or one of the words; {@code true} and {@code false} stand for on, off
     * @throws IllegalArgumentException saying what was found and what was expected
     */
    public String check(String value) {
        String found = value.strip();
        if (words.contains(found)) {
            return found;
        }
        if (kind == Kind.SWITCH && (found.equals("true") || found.equals("false"))) {
            return found.equals("true") ? "on" : "off";
        }
        if (!isNumber()) {
            throw refused(found, range());
        }
        return number(found);
    }

    private String number(String found) {
        // forty characters hold any value in range; more would only cost time to read
        BigDecimal number = found.length() > 40 ? null : parsed(found);
        if (number == null) {
            throw refused(found.length() > 40 ? found.substring(0, 40) + "…" : found, range());
        }
        if (number.compareTo(least) < 0 || number.compareTo(most) > 0) {
            throw refused(unit.equals("ms") ? found + " ms" : found, range());
        }
        if (number.signum() == 0) {
            return "0";
        }
        BigDecimal plain = number.stripTrailingZeros();
        if (plain.scale() > kind.decimals) {
            throw refused(
                    found,
                    kind == Kind.COUNT
                            ? "a whole number, " + range()
                            : range() + " with at most " + kind.decimals + " decimals");
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

    private IllegalArgumentException refused(String found, String expected) {
        String shown = found.isEmpty() ? "empty" : found;
        return new IllegalArgumentException(label() + " is " + shown + ", expected " + expected);
    }

    /** Digits in threes, parted by spaces: {@code 10 000}. */
    private static String grouped(BigDecimal number) {
        String digits = number.toPlainString();
        StringBuilder grouped = new StringBuilder();
        for (int i = 0; i < digits.length(); i++) {
            if (i > 0 && (digits.length() - i) % 3 == 0) {
                grouped.append(' ');
            }
            grouped.append(digits.charAt(i));
        }
        return grouped.toString();
    }
}
