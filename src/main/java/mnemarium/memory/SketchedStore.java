package mnemarium.memory;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Finds what {@link ExactStore} finds, to the bit, and reads a quarter of the memory for it where
 * there are many rows: it first compares with 8-bit sketches of the rows, and compares exactly with
 * every row whose sketch, plus the most it can be wrong by, comes up to the worst of the best k so
 * far. Sketches are made of whole chunks when a search first needs them; the rows of the last
 * chunk, as long as it is not full, are all compared exactly.
 */
public final class SketchedStore implements VectorStore {

    private static final int CHUNK = Columns.ROWS;

    /**
     * From so many rows on the sketches are used; below, the rows themselves lie in the near
     * caches. On some processors they pay only from 20 000 rows on, on others from 2 000.
     */
    static final int WORTH_IT = 4_000;

    private final Rows rows;
    private final ExactStore exact;
    private final int worthIt;
    private final AppendList<Sketches> sketches = new AppendList<>();
    private final AtomicReference<@Nullable Columns> last = new AtomicReference<>();

    public SketchedStore(int dimensions) {
        this(dimensions, WORTH_IT);
    }

    SketchedStore(int dimensions, int worthIt) {
        this.rows = new Rows(dimensions);
        this.exact = new ExactStore(rows);
        this.worthIt = worthIt;
    }

    @Override
    public int dimensions() {
        return exact.dimensions();
    }

    @Override
    public int size() {
        return exact.size();
    }

    @Override
    public int add(float[] vector) {
        return exact.add(vector);
    }

    @Override
    public float[] vector(int row) {
        return exact.vector(row);
    }

    @Override
    public float similarity(int row, float[] query) {
        return exact.similarity(row, query);
    }

    @Override
    public List<Hit> nearest(float[] query, int k, int prefix) {
        if (prefix < worthIt) {
            return exact.nearest(query, k, prefix);
        }
        rows.requirePrefix(prefix);
        float[] padded = rows.query(query);
        Sketch sketch = Sketch.of(padded);
        Nearest nearest = new Nearest(k, prefix);
        int[] products = new int[CHUNK];
        for (int start = 0; start < prefix; start += CHUNK) {
            int end = Math.min(prefix, start + CHUNK);
            if (start + CHUNK <= rows.size()) {
                Sketches sketched = sketches(start / CHUNK);
                sketched.dots(sketch, end - start, products);
                scan(padded, sketch, sketched, products, start, end, nearest);
            } else {
                last(start).scan(padded, end, new LaneSums(end - start), nearest);
            }
        }
        return nearest.drain();
    }

    private void scan(
            float[] query,
            Sketch sketch,
            Sketches sketched,
            int[] products,
            int start,
            int end,
            Nearest nearest) {
        double margin = sketched.margin(sketch);
        for (int row = start; row < end; row++) {
            int place = row - start;
            double about = (double) products[place] * sketched.scale(place) * sketch.scale();
            if (about + margin >= nearest.floor()) {
                nearest.offer(row, Kernel.dot(rows.row(row), query));
            }
        }
    }

    /** The sketches of a whole chunk. Two threads may make the same ones; they are equal. */
    private Sketches sketches(int chunk) {
        while (sketches.size() <= chunk) {
            int next = sketches.size();
            sketches.fill(next, new Sketches(rows, next * CHUNK, CHUNK));
        }
        return sketches.get(chunk);
    }

    /** The columns of the last chunk; those of a chunk that has become full are let go. */
    private Columns last(int start) {
        Columns now = last.get();
        if (now != null && now.first() == start) {
            return now;
        }
        Columns columns = new Columns(rows, start);
        if (now == null || now.first() < start) {
            last.compareAndSet(now, columns);
        }
        return columns;
    }
}
