package mnemarium.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/** Calibrated thresholds, one for each embedder and corpus, and which of them a run takes. */
public final class CalibrationShelf {

    private final Desk desk;

    CalibrationShelf(Desk desk) {
        this.desk = desk;
    }

    /** Keeps a calibration in the place of an earlier one; if that was chosen, so is this. */
    public CompletionStage<Void> keep(KeptCalibration calibration) {
        return desk.write(
                handle ->
                        handle.createUpdate(
                                        """
                                        MERGE INTO calibration (embedder_hash, corpus, embedder,
                                            threshold, report, made)
                                        KEY (embedder_hash, corpus)
                                        VALUES (:hash, :corpus, :embedder, :threshold, :report, :made)
                                        """)
                                .bind("hash", calibration.embedderHash())
                                .bind("corpus", calibration.corpus())
                                .bind("embedder", calibration.embedder())
                                .bind("threshold", calibration.threshold())
                                .bind("report", calibration.report())
                                .bind("made", calibration.made().toEpochMilli())
                                .execute());
    }

    /** From now on runs with this embedder take the threshold calibrated on this corpus. */
    public CompletionStage<Void> choose(String embedderHash, String corpus) {
        return desk.write(
                handle -> {
                    handle.createUpdate(
                                    """
                                    UPDATE calibration SET chosen = (corpus = :corpus)
                                    WHERE embedder_hash = :hash
                                    """)
                            .bind("hash", embedderHash)
                            .bind("corpus", corpus)
                            .execute();
                    if (handle.createQuery(
                                    """
                                    SELECT 1 FROM calibration
                                    WHERE embedder_hash = :hash AND chosen
                                    """)
                            .bind("hash", embedderHash)
                            .mapTo(Integer.class)
                            .findOne()
                            .isEmpty()) {
                        throw new IllegalArgumentException(
                                "calibration is on " + corpus + ", expected one that is kept");
                    }
                });
    }

    /** The calibration chosen for an embedder. */
    public Optional<KeptCalibration> chosen(String embedderHash) {
        return all().stream() // a handful
                .filter(each -> each.isChosen)
                .map(Row::calibration)
                .filter(each -> each.embedderHash().equals(embedderHash))
                .findFirst();
    }

    public Optional<KeptCalibration> find(String embedderHash, String corpus) {
        return kept().stream()
                .filter(each -> each.embedderHash().equals(embedderHash))
                .filter(each -> each.corpus().equals(corpus))
                .findFirst();
    }

    /** All of them, the newest first. */
    public List<KeptCalibration> kept() {
        return all().stream().map(Row::calibration).toList();
    }

    private record Row(KeptCalibration calibration, boolean isChosen) {}

    private List<Row> all() {
        return desk.read(
                handle ->
                        handle.createQuery("SELECT * FROM calibration ORDER BY made DESC, corpus")
                                .map((rows, _) -> row(rows))
                                .list());
    }

    private static Row row(ResultSet rows) throws SQLException {
        return new Row(
                new KeptCalibration(
                        rows.getString("embedder_hash"),
                        rows.getString("embedder"),
                        rows.getString("corpus"),
                        rows.getDouble("threshold"),
                        rows.getString("report"),
                        Instant.ofEpochMilli(rows.getLong("made"))),
                rows.getBoolean("chosen"));
    }
}
