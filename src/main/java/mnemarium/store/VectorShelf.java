package mnemarium.store;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletionStage;

/** Vectors by the embedder's hash and the text's: what was embedded once need not be again. */
public final class VectorShelf {

    /** A vector longer than this is refused. */
    private static final int MOST_DIMENSIONS = 65_536;

    private final Desk desk;

    VectorShelf(Desk desk) {
        this.desk = desk;
    }

    /** Keeps vectors; one that is there already is replaced. */
    public CompletionStage<Void> keep(String embedderHash, Map<TextHash, float[]> vectors) {
        Map<TextHash, byte[]> rows = new TreeMap<>();
        vectors.forEach((text, vector) -> rows.put(text, Floats.bytes(checked(vector))));
        return desk.write(
                handle -> {
                    if (rows.isEmpty()) {
                        return;
                    }
                    int embedder =
                            number(handle, embedderHash).orElseGet(() -> add(handle, embedderHash));
                    PreparedBatch batch =
                            handle.prepareBatch(
                                    """
                                    MERGE INTO embedding (embedder, text, vector)
                                    KEY (embedder, text) VALUES (?, ?, ?)
                                    """);
                    rows.forEach(
                            (text, vector) ->
                                    batch.bind(0, embedder)
                                            .bind(1, text.bytes())
                                            .bind(2, vector)
                                            .add());
                    batch.execute();
                });
    }

    /** The kept vectors of these texts; a text without one is left out. */
    public Map<TextHash, float[]> find(String embedderHash, Collection<TextHash> texts) {
        Map<TextHash, float[]> found = new TreeMap<>();
        return desk.read(
                handle -> {
                    Optional<Integer> embedder = number(handle, embedderHash);
                    if (embedder.isEmpty()) {
                        return found;
                    }
                    for (TextHash text : texts) {
                        handle.createQuery(
                                        """
                                        SELECT vector FROM embedding
                                        WHERE embedder = :embedder AND text = :text
                                        """)
                                .bind("embedder", embedder.get())
                                .bind("text", text.bytes())
                                .map((rows, _) -> vector(rows))
                                .findOne()
                                .ifPresent(vector -> found.put(text, vector));
                    }
                    return found;
                });
    }

    /** All kept vectors of an embedder. */
    public Map<TextHash, float[]> all(String embedderHash) {
        Map<TextHash, float[]> found = new TreeMap<>();
        desk.<Integer>read(
                handle ->
                        handle.createQuery(
                                        """
                                        SELECT text, vector FROM embedding
                                        JOIN embedder ON embedder.number = embedding.embedder
                                        WHERE embedder.hash = :hash
                                        """)
                                .bind("hash", embedderHash)
                                .reduceRows(
                                        0,
                                        (count, row) -> {
                                            found.put(
                                                    TextHash.of(
                                                            row.getColumn("text", byte[].class)),
                                                    Floats.floats(
                                                            row.getColumn("vector", byte[].class)));
                                            return count + 1;
                                        }));
        return found;
    }

    private static float[] vector(ResultSet rows) throws SQLException {
        return Floats.floats(rows.getBytes("vector"));
    }

    private static float[] checked(float[] vector) {
        if (vector.length == 0 || vector.length > MOST_DIMENSIONS) {
            throw new IllegalArgumentException(
                    "vector has "
                            + vector.length
                            + " dimensions, expected 1 to "
                            + MOST_DIMENSIONS);
        }
        return vector;
    }

    private static Optional<Integer> number(Handle handle, String embedderHash) {
        return handle.createQuery("SELECT number FROM embedder WHERE hash = :hash")
                .bind("hash", embedderHash)
                .mapTo(Integer.class)
                .findOne();
    }

    private static int add(Handle handle, String embedderHash) {
        return handle.createUpdate("INSERT INTO embedder (hash) VALUES (:hash)")
                .bind("hash", embedderHash)
                .executeAndReturnGeneratedKeys("number")
                .mapTo(Integer.class)
                .one();
    }
}
