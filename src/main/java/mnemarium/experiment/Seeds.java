package mnemarium.experiment;

import org.jspecify.annotations.Nullable;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.Set;

/**
 * The seeds of a part.
 *
 * @param list each once, in order; one that goes without a gap from the first to the last takes no
 *     memory for those between, so that a form may be asked for millions
 */
public record Seeds(List<Long> list) {

    /** More than this is not written on one line by anybody. */
    private static final long MOST = 10_000_000;

    /** More than this are not listed with gaps: each of them takes memory. */
    private static final long MOST_LISTED = 1_000_000;

    /** For what draws no chance. */
    public static final Seeds NONE_DRAWN = new Seeds(List.of(1L));

    public Seeds {
        if (!(list instanceof Span)) {
            list = List.copyOf(list);
            if (list.isEmpty()) {
                throw new IllegalArgumentException("found no seed, expected at least one");
            }
            Set<Long> seen = new HashSet<>();
            for (long seed : list) {
                if (!seen.add(seed)) {
                    throw new IllegalArgumentException(
                            "found the seed " + seed + " twice, expected each once");
                }
            }
        }
    }

    /**
     * Reads {@code 5} (1 to 5), {@code 3,9} or {@code 3-9} or a mixture of the two.
     *
     * @throws IllegalArgumentException with what was found and expected
     */
    public static Seeds of(String text) {
        String trimmed = text.strip().replaceAll("\\s*([,-])\\s*", "$1");
        if (!trimmed.matches("\\d{1,18}(-\\d{1,18})?(,\\d{1,18}(-\\d{1,18})?)*")) {
            throw new IllegalArgumentException(
                    "found '"
                            + trimmed
                            + "', expected a number of seeds (5) or a list (3,9 or 3-9)");
        }
        if (trimmed.matches("\\d+")) {
            return span(1, Long.parseLong(trimmed));
        }
        List<Long> all = new ArrayList<>();
        for (String each : trimmed.split(",")) {
            int dash = each.indexOf('-');
            long from = Long.parseLong(dash < 0 ? each : each.substring(0, dash));
            Seeds some = span(from, dash < 0 ? from : Long.parseLong(each.substring(dash + 1)));
            if (trimmed.indexOf(',') < 0) {
                return some;
            }
            if (all.size() + some.list().size() > MOST_LISTED) {
                throw new IllegalArgumentException(
                        "found more than "
                                + MOST_LISTED
                                + " seeds in a list, expected at most that many, or one span");
            }
            all.addAll(some.list());
        }
        return new Seeds(all);
    }

    private static Seeds span(long from, long to) {
        if (from == 1 && to == 0) {
            throw new IllegalArgumentException("found no seed, expected at least one");
        }
        if (to < from) {
            throw new IllegalArgumentException(
                    "found " + from + "-" + to + ", expected the smaller seed first");
        }
        if (to - from >= MOST) {
            throw new IllegalArgumentException(
                    "found " + (to - from + 1) + " seeds, expected at most " + MOST);
        }
        return new Seeds(new Span(from, to));
    }

    /** The text that {@link #of} reads back, as short as it can be. */
    public String text() {
        long first = list.getFirst();
        boolean isSpan = true;
        for (int i = 0; !(list instanceof Span) && i < list.size(); i++) {
            isSpan &= list.get(i) == first + i;
        }
        if (isSpan && list.size() > 1) {
            return first == 1 ? Integer.toString(list.size()) : first + "-" + list.getLast();
        }
        if (list.size() == 1) {
            return first == 1 ? "1" : first + "-" + first;
        }
        StringBuilder text = new StringBuilder();
        list.forEach(seed -> text.append(text.isEmpty() ? "" : ",").append(seed));
        return text.toString();
    }

    /** All whole numbers from one to another, at least one. */
    private static final class Span extends AbstractList<Long> implements RandomAccess {
        private final long from;
        private final int size;

        Span(long from, long to) {
            this.from = from;
            this.size = Math.toIntExact(to - from + 1);
        }

        @Override
        public Long get(int place) {
            return from + Objects.checkIndex(place, size);
        }

        @Override
        public int size() {
            return size;
        }

        @Override
        public int indexOf(@Nullable Object seed) {
            return seed instanceof Long number && number >= from && number - from < size
                    ? (int) (number - from)
                    : -1;
        }

        @Override
        public int lastIndexOf(@Nullable Object seed) {
            return indexOf(seed);
        }

        @Override
        public boolean contains(@Nullable Object seed) {
            return indexOf(seed) >= 0;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Span span
                    ? from == span.from && size == span.size
                    : super.equals(other);
        }

        /** That of any list with these members. */
        @Override
        public int hashCode() {
            return super.hashCode();
        }
    }
}
