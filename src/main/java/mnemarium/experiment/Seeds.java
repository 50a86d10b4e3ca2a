package mnemarium.experiment;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The seeds of a part.
 *
 * @param list each once, in order
 */
public record Seeds(List<Long> list) {

    /** More than this is not written on one line by anybody. */
    private static final long MOST = 10_000_000;

    /** For what draws no chance. */
    public static final Seeds NONE_DRAWN = new Seeds(List.of(1L));

    public Seeds {
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
            if (dash < 0) {
                all.add(Long.parseLong(each));
            } else {
                all.addAll(
                        span(
                                        Long.parseLong(each.substring(0, dash)),
                                        Long.parseLong(each.substring(dash + 1)))
                                .list());
            }
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
        List<Long> all = new ArrayList<>();
        for (long seed = from; seed <= to; seed++) {
            all.add(seed);
        }
        return new Seeds(all);
    }

    /** The text that {@link #of} reads back, as short as it can be. */
    public String text() {
        long first = list.getFirst();
        boolean isSpan = true;
        for (int i = 0; i < list.size(); i++) {
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
}
