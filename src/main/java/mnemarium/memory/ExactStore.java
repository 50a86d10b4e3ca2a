package mnemarium.memory;

import java.util.List;

/** Compares the query with every row, in single precision. */
public final class ExactStore implements VectorStore {

    private final Rows rows;
    private final AppendList<Columns> blocks = new AppendList<>();

    public ExactStore(int dimensions) {
        this(new Rows(dimensions));
    }

    ExactStore(Rows rows) {
        this.rows = rows;
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
        rows.requirePrefix(prefix);
        float[] padded = rows.query(query);
        Nearest nearest = new Nearest(k, prefix);
        if (prefix < Columns.WORTH_IT) {
            rows.scan(padded, 0, prefix, nearest);
            return nearest.drain();
        }
        LaneSums sums = new LaneSums(Math.min(prefix, Columns.ROWS));
        for (int start = 0; start < prefix; start += Columns.ROWS) {
            int end = Math.min(prefix, start + Columns.ROWS);
            columns(start / Columns.ROWS).scan(padded, end, sums, nearest);
        }
        return nearest.drain();
    }

    /** A block of columns. Two threads may make the same one; what is in them is equal. */
    private Columns columns(int block) {
        while (blocks.size() <= block) {
            int next = blocks.size();
            blocks.fill(next, new Columns(rows, next * Columns.ROWS));
        }
        return blocks.get(block);
    }
}
