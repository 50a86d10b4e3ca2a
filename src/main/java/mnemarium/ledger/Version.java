package mnemarium.ledger;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A version as numbers: {@code 17}, {@code v17.2}, {@code 3.2.1-beta}. What follows a hyphen or a
 * plus is not weighed: to order releases is not needed here, only to see which numbers moved.
 *
 * @param numbers at least one, 0 or more each
 */
record Version(List<Long> numbers) implements Comparable<Version> {

    private static final int MOST_NUMBERS = 10;

    /** Digits that surely fit a long. */
    private static final int MOST_DIGITS = 18;

    Version {
        numbers = List.copyOf(numbers);
    }

    /** The version of a text, if it is one. Read by hand: a decision may compare thousands. */
    static Optional<Version> of(String text) {
        List<Long> numbers = new ArrayList<>(3);
        int from = text.startsWith("v") ? 1 : 0;
        while (numbers.size() < MOST_NUMBERS) {
            int end = from;
            while (end < text.length() && isDigit(text.charAt(end))) {
                end++;
            }
            if (end == from || end - from > MOST_DIGITS) {
                return Optional.empty();
            }
            numbers.add(Long.parseLong(text, from, end, 10));
            if (end == text.length() || isSuffix(text, end)) {
                return Optional.of(new Version(numbers));
            }
            if (text.charAt(end) != '.') {
                return Optional.empty();
            }
            from = end + 1;
        }
        return Optional.empty();
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /** True if the rest is a release name or a build, such as {@code -beta.1+77c0}. */
    private static boolean isSuffix(String text, int from) {
        char first = text.charAt(from);
        return (first == '-' || first == '+')
                && text.chars()
                        .skip(from)
                        .allMatch(
                                c ->
                                        (c >= '0' && c <= '9')
                                                || (c >= 'a' && c <= 'z')
                                                || (c >= 'A' && c <= 'Z')
                                                || c == '.'
                                                || c == '+'
                                                || c == '-');
    }

    long major() {
        return numbers.getFirst();
    }

    /** The second number; 0 if there is none. */
    long minor() {
        return number(1);
    }

    private long number(int place) {
        return place < numbers.size() ? numbers.get(place) : 0;
    }

    /** By the first number that differs; a missing one is 0. */
    @Override
    public int compareTo(Version other) {
        for (int i = 0; i < Math.max(numbers.size(), other.numbers.size()); i++) {
            int order = Long.compare(number(i), other.number(i));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }
}
