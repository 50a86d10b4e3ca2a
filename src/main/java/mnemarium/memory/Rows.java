package mnemarium.memory;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Vectors in the order of arrival, each padded to whole sixteens, in chunks that never move.
 *
 * <p>Appending takes no lock. A writer first puts its vector into the pending place of the next
 * row; the first to do so owns the row. Then it copies the vector into the chunk and moves the size
 * on. A writer that finds the place taken does this work for the owner before it tries the next
 * row: both write the same values, so it does not matter who is first, and no writer waits for
 * another.
 */
final class Rows {

    /** Rows in a chunk. */
    static final int CHUNK = 256;

    /** Where a row is finished: a vector of no length, which no writer brings. */
    private static final float[] DONE = {};

    private static final class Chunk {
        final float[] values;
        final AtomicReferenceArray<float @Nullable []> pending = new AtomicReferenceArray<>(CHUNK);

        Chunk(int stride) {
            values = new float[CHUNK * stride];
        }
    }

    private final int dimensions;
    private final int stride;
    private final AtomicInteger size = new AtomicInteger();
    private final AtomicReference<Chunk[]> chunks = new AtomicReference<>(new Chunk[0]);

    Rows(int dimensions) {
        if (dimensions < 1) {
            throw new IllegalArgumentException(
                    "a store of " + dimensions + " dimensions, expected 1 or more");
        }
        this.dimensions = dimensions;
        this.stride = Kernel.padded(dimensions);
    }

    int dimensions() {
        return dimensions;
    }

    int size() {
        return size.get();
    }

    int add(float[] vector) {
        UnitLength.require(vector, dimensions);
        float[] own = vector.clone();
        while (true) {
            int row = size.get();
            Chunk chunk = chunk(row / CHUNK);
            float[] other = chunk.pending.compareAndExchange(row % CHUNK, null, own);
            if (other == null) {
                finish(chunk, row, own);
                return row;
            }
            if (other.length > 0) {
                finish(chunk, row, other);
            }
        }
    }

    /** The values of one chunk: {@link #CHUNK} rows one after the other, each padded. */
    float[] values(int chunk) {
        return chunks()[chunk].values;
    }

    float[] vector(int row) {
        if (row < 0 || row >= size()) {
            throw new IndexOutOfBoundsException(
                    "asked for row " + row + ", expected 0 to " + (size() - 1));
        }
        int start = row % CHUNK * stride;
        return Arrays.copyOfRange(values(row / CHUNK), start, start + dimensions);
    }

    /** The query, checked and padded. */
    float[] query(float[] query) {
        UnitLength.require(query, dimensions);
        return Arrays.copyOf(query, stride);
    }

    void requirePrefix(int prefix) {
        if (prefix < 0 || prefix > size()) {
            throw new IllegalArgumentException(
                    "a prefix of %d rows, expected 0 to %d".formatted(prefix, size()));
        }
    }

    private void finish(Chunk chunk, int row, float[] vector) {
        System.arraycopy(vector, 0, chunk.values, row % CHUNK * stride, dimensions);
        size.compareAndSet(row, row + 1);
        chunk.pending.set(row % CHUNK, DONE);
    }

    private Chunk[] chunks() {
        return Objects.requireNonNull(chunks.get(), "there is always an array of chunks");
    }

    private Chunk chunk(int index) {
        while (true) {
            Chunk[] now = chunks();
            if (index < now.length) {
                return now[index];
            }
            Chunk[] more = Arrays.copyOf(now, now.length + 1);
            more[now.length] = new Chunk(stride);
            chunks.compareAndSet(now, more);
        }
    }
}
