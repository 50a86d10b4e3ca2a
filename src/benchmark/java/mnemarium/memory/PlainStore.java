package mnemarium.memory;

import java.util.List;

/** The twin of our store that keeps nothing but the rows and compares them one by one. */
public final class PlainStore implements VectorStore {

    private final Rows rows;

    public PlainStore(int dimensions) {
        rows = new Rows(dimensions);
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
        return Kernel.dot(rows.row(row), rows.query(query));
    }

    @Override
    public List<Hit> nearest(float[] query, int k, int prefix) {
        Nearest nearest = new Nearest(k, prefix);
        rows.scan(rows.query(query), 0, prefix, nearest);
        return nearest.drain();
    }
}
