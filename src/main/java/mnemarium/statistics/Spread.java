package mnemarium.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** How often each value of a whole-numbered statistic came up. */
final class Spread {

    private final long[] values;
    private final long[] counts;

    Spread(long[] values, long[] counts) {
        this.values = values;
        this.counts = counts;
    }

    /** Ascending, each once; not to be changed. */
    long[] values() {
        return values;
    }

    /** One per value, at least 1; not to be changed. */
    long[] counts() {
        return counts;
    }

    /** The spread of a list of values; sorts it. */
    static Spread of(long[] all) {
        Arrays.sort(all);
        long[] values = new long[all.length];
        long[] counts = new long[all.length];
        int last = -1;
        for (long each : all) {
            if (last < 0 || values[last] != each) {
                values[++last] = each;
            }
            counts[last]++;
        }
        return new Spread(Arrays.copyOf(values, last + 1), Arrays.copyOf(counts, last + 1));
    }

    long total() {
        return Arrays.stream(counts).sum();
    }

    /** How many lie at least so far from 0. */
    long beyond(long distance) {
        long many = 0;
        for (int i = 0; i < values.length; i++) {
            if (Math.abs(values[i]) >= distance) {
                many += counts[i];
            }
        }
        return many;
    }

    /**
     * As bars of a picture: one per value where there are at most {@code most} of them (values
     * closer than {@code slack} to the first of a bar share it), else {@code most} bars of one
     * width.
     */
    List<Bar> bars(double unit, long slack, long distance, int most) {
        List<Bar> bars = gathered(unit, slack, distance);
        return bars.size() <= most ? bars : binned(unit, distance, most);
    }

    private List<Bar> gathered(double unit, long slack, long distance) {
        List<Bar> bars = new ArrayList<>();
        int from = 0;
        while (from < values.length) {
            int to = from + 1;
            while (to < values.length && values[to] - values[from] <= slack) {
                to++;
            }
            // a bar of values that count as tied stands at one place
            double at = values[from] * unit;
            bars.add(bar(at, at, from, to, distance));
            from = to;
        }
        return bars;
    }

    private List<Bar> binned(double unit, long distance, int most) {
        List<Bar> bars = new ArrayList<>();
        double least = values[0];
        double width = (values[values.length - 1] - least) / most;
        int from = 0;
        for (int i = 0; i < most; i++) {
            int to = from;
            double end = least + (i + 1) * width;
            while (to < values.length && (values[to] < end || i == most - 1)) {
                to++;
            }
            bars.add(bar((least + i * width) * unit, end * unit, from, to, distance));
            from = to;
        }
        return bars;
    }

    private Bar bar(double low, double high, int from, int to, long distance) {
        long partitions = 0;
        long extreme = 0;
        for (int i = from; i < to; i++) {
            partitions += counts[i];
            extreme += Math.abs(values[i]) >= distance ? counts[i] : 0;
        }
        return new Bar(low, high, partitions, extreme);
    }
}
