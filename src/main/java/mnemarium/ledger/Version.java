package mnemarium.ledger;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;

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

    private static final Pattern FORM =
            Pattern.compile("v?([0-9]{1,18}(?:\\.[0-9]{1,18}){0,9})(?:[-+][0-9A-Za-z.+-]*)?");

    Version {
        numbers = List.copyOf(numbers);
    }

    /** The version of a text, if it is one. */
    static Optional<Version> of(String text) {
        Matcher matcher = FORM.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        List<Long> numbers = new ArrayList<>();
        for (String each : matcher.group(1).split("\\.", -1)) {
            numbers.add(Long.parseLong(each));
        }
        return Optional.of(new Version(numbers));
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
