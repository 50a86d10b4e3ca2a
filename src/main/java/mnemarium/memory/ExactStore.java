package mnemarium.memory;

import java.util.List;

/** Compares the query with every row, in single precision. */
public final class ExactStore implements VectorStore {

    private final Rows rows;
    private final Kernel kernel;

    /** A store with the quickest kernel of this machine. */
    public ExactStore(int dimensions) {
        this(dimensions, Kernel.quickest());
    }

    ExactStore(int dimensions, Kernel kernel) {
        this(new Rows(dimensions), kernel);
    }

    ExactStore(Rows rows, Kernel kernel) {
        this.rows = rows;
        this.kernel = kernel;
    }

    @Override
    public int dimensions() {
        return rows.dimensions();
    }

    @Override
    public int size() {
        return rows.size();
    }

    @Override
    public int add(float[] vector) {
        return rows.add(vector);
    }

    @Override
    public float[] vector(int row) {
        return rows.vector(row);
    }

    @Override
    public float similarity(int row, float[] query) {
        UnitLength.require(query, dimensions());
        return PlainKernel.dot(rows.vector(row), query);
    }

    @Override
    public List<Hit> nearest(float[] query, int k, int prefix) {
        rows.requirePrefix(prefix);
        Nearest nearest = new Nearest(k, prefix);
        scan(rows.query(query), 0, prefix, nearest);
        return nearest.drain();
    }

    /** Offers the rows from the beginning of a chunk up to a row, that one left out. */
    void scan(float[] query, int from, int to, Nearest nearest) {
        float[] scores = new float[Rows.CHUNK];
        for (int start = from; start < to; start += Rows.CHUNK) {
            int count = Math.min(Rows.CHUNK, to - start);
            kernel.dots(rows.values(start / Rows.CHUNK), 0, count, query, scores);
            nearest.offer(start, scores, count);
        }
    }
}
