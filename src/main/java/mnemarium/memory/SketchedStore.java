package mnemarium.memory;

import java.util.List;

/**
 * Finds what {@link ExactStore} finds, to the bit, and reads a quarter of the memory for it where
 * there are many rows: it first compares with 8-bit sketches of the rows, and compares exactly with
 * every row whose sketch, plus the most it can be wrong by, comes up to the worst of the best k so
 * far. Sketches are made of whole chunks when a search first needs them; the rows of the last chunk
 * are compared exactly.
 */
public final class SketchedStore implements VectorStore {

    /**
     * From so many rows on the sketches are used; below, the rows themselves lie in the near
     * caches. On some processors they pay only from 20 000 rows on, on others from 2 000.
     */
    static final int WORTH_IT = 4_000;

    private final Rows rows;
    private final ExactStore exact;
    private final Kernel kernel;
    private final int worthIt;
    private final AppendList<Sketch> sketches = new AppendList<>();

    /** A store with the quickest kernel of this machine. */
    public SketchedStore(int dimensions) {
        this(dimensions, Kernel.quickest(), WORTH_IT);
    }

    SketchedStore(int dimensions, Kernel kernel, int worthIt) {
        this.rows = new Rows(dimensions);
        this.exact = new ExactStore(rows, kernel);
        this.kernel = kernel;
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
        Sketch sketch = Sketch.of(padded, padded.length);
        short[] small = sketch.shorts();
        Nearest nearest = new Nearest(k, prefix);
        int chunks = prefix / Rows.CHUNK;
        int[] products = new int[Rows.CHUNK];
        float[] score = new float[1];
        for (int chunk = 0; chunk < chunks; chunk++) {
            Sketch sketched = sketch(chunk, padded.length);
            kernel.wholeDots(sketched.values(), Rows.CHUNK, small, products);
            double margin = sketched.margin(sketch);
            for (int row = 0; row < Rows.CHUNK; row++) {
                double about = (double) products[row] * sketched.scale(row) * sketch.scale(0);
                if (about + margin >= nearest.floor()) {
                    kernel.dots(rows.values(chunk), row, 1, padded, score);
                    nearest.offer(chunk * Rows.CHUNK + row, score[0]);
                }
            }
        }
        exact.scan(padded, chunks * Rows.CHUNK, prefix, nearest);
        return nearest.drain();
    }

    /** The sketch of a whole chunk. Two threads may make the same one; they are equal. */
    private Sketch sketch(int chunk, int stride) {
        while (sketches.size() <= chunk) {
            int next = sketches.size();
            sketches.fill(next, Sketch.of(rows.values(next), stride));
        }
        return sketches.get(chunk);
    }
}
