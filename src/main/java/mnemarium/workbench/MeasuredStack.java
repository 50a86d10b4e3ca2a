package mnemarium.workbench;

import mnemarium.experiment.MemoryStack;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What memory operations cost on this machine: real texts, a real embedder, a real store.
 *
 * @param embedder its name
 * @param entries how many entries the store had
 * @param rounds how many lookups were timed, after as many to warm up
 * @param embed the times to turn a query into a vector
 * @param store the times to search the entries
 * @param whole both together, lookup by lookup
 */
public record MeasuredStack(
        String embedder, int entries, int rounds, Spread embed, Spread store, Spread whole) {

    private static final Pattern TEXT =
            Pattern.compile("(\\S+) (\\d{1,9}) (\\d{1,9})((?: \\d{1,18}){9})");

    /**
     * Where measured times lie, in nanoseconds; members of the sample.
     *
     * @param low a twentieth is faster
     * @param median half are faster
     * @param high a twentieth is slower
     */
    public record Spread(long low, long median, long high) {

        /**
         * The spread of some times in any order.
         *
         * @throws IllegalArgumentException if there are none
         */
        public static Spread of(long[] nanos) {
            if (nanos.length == 0) {
                throw new IllegalArgumentException("found no times, expected at least one");
            }
            long[] sorted = nanos.clone();
            Arrays.sort(sorted);
            int last = sorted.length - 1;
            return new Spread(
                    sorted[last / 20], sorted[last / 2], sorted[(int) Math.ceil(last * 0.95)]);
        }
    }

    /** As a setting of the workspace; {@link #read} reads it back. */
    public String text() {
        StringBuilder text = new StringBuilder(embedder);
        text.append(' ').append(entries).append(' ').append(rounds);
        for (Spread spread : List.of(embed, store, whole)) {
            text.append(' ').append(spread.low());
            text.append(' ').append(spread.median());
            text.append(' ').append(spread.high());
        }
        return text.toString();
    }

    /** Reads what {@link #text} wrote; empty for anything else. */
    public static Optional<MeasuredStack> read(String text) {
        Matcher parts = TEXT.matcher(text);
        if (!parts.matches()) {
            return Optional.empty();
        }
        long[] nanos =
                Arrays.stream(parts.group(4).strip().split(" "))
                        .mapToLong(Long::parseLong)
                        .toArray();
        return Optional.of(
                new MeasuredStack(
                        parts.group(1),
                        Integer.parseInt(parts.group(2)),
                        Integer.parseInt(parts.group(3)),
                        new Spread(nanos[0], nanos[1], nanos[2]),
                        new Spread(nanos[3], nanos[4], nanos[5]),
                        new Spread(nanos[6], nanos[7], nanos[8])));
    }

    /** The medians as a stack. */
    public MemoryStack stack() {
        return new MemoryStack(
                "%s, %d entries".formatted(embedder, entries),
                embed.median() / 1e6,
                store.median() / 1e6);
    }
}
