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
        float[] padded = rows.query(query);
        Nearest nearest = new Nearest(k, prefix);
        float[] scores = new float[Rows.CHUNK];
        for (int start = 0; start < prefix; start += Rows.CHUNK) {
            int count = Math.min(Rows.CHUNK, prefix - start);
            kernel.dots(rows.values(start / Rows.CHUNK), count, padded, scores);
            nearest.offer(start, scores, count);
        }
        return nearest.drain();
    }
}
