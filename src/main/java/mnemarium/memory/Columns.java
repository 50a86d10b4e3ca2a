package mnemarium.memory;

import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A block of consecutive rows, turned: one array for each dimension, as {@link LaneSums} wants
 * them. A search turns the rows that it needs and finds unturned, sixteen at a time; the arrays
 * double as they fill. Two searches may turn the same rows at once: they write the same numbers, so
 * neither waits for the other.
 */
final class Columns {

    /** The most rows of a block: long loops, whose sums still lie in the nearest cache. */
    static final int ROWS = 1_024;

    private static final int FIRST = 64;

    /** Rows that are turned at once: a line of the cache holds so many numbers of one column. */
    private static final int TOGETHER = 16;

    /** Fewer rows than these are compared one by one: turning them does not pay. */
    static final int WORTH_IT = 32;

    /** Arrays of one length, and how many of their places are filled. */
    private static final class Turned {
        final float[][] columns;
        final AtomicInteger filled;

        Turned(float[][] columns, int filled) {
            this.columns = columns;
            this.filled = new AtomicInteger(filled);
        }

        int room() {
            return columns[0].length;
        }

        Turned longer(int room) {
            int places = filled.get();
            float[][] longer = new float[columns.length][];
            for (int column = 0; column < columns.length; column++) {
                longer[column] = Arrays.copyOf(columns[column], room);
            }
            return new Turned(longer, places);
        }
    }

    private final Rows rows;
    private final int first;
    private final AtomicReference<Turned> turned;

    /**
     * @param first the first of the rows
     */
    Columns(Rows rows, int first) {
        this.rows = rows;
        this.first = first;
        this.turned = new AtomicReference<>(new Turned(new float[rows.stride()][0], 0));
    }

    /** The first of the rows. */
    int first() {
        return first;
    }

    /**
     * Offers the rows from the first up to one, that one left out.
     *
     * @param to at most {@link #ROWS} more than the first
     */
    void scan(float[] query, int to, LaneSums sums, Nearest nearest) {
        int whole = to - first < WORTH_IT ? 0 : (to - first) / TOGETHER * TOGETHER;
        if (whole > 0) {
            nearest.offer(first, sums.of(turned(whole), query, whole), whole);
        }
        rows.scan(query, first + whole, to, nearest);
    }

    /** The columns, filled at least so far. */
    private float[][] turned(int whole) {
        Turned now = Objects.requireNonNull(turned.get(), "there are always some");
        if (now.room() < whole) {
            int room = Math.max(FIRST, 2 * Integer.highestOneBit(whole - 1));
            Turned longer = now.longer(room);
            turned.compareAndSet(now, longer);
            now = longer;
        }
        int from = now.filled.get();
        if (from < whole) {
            for (int start = from; start < whole; start += TOGETHER) {
                turn(now.columns, start);
            }
            now.filled.accumulateAndGet(whole, Math::max);
        }
        return now.columns;
    }

    private void turn(float[][] columns, int start) {
        for (int place = start; place < start + TOGETHER; place++) {
            float[] row = rows.row(first + place);
            for (int column = 0; column < row.length; column++) {
                columns[column][place] = row[column];
            }
        }
    }
}
